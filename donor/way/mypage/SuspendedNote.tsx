import { contactLine } from '../../shared/config'
import { SUSPENDED } from '../../shared/messages/apiErrors'
import { Note } from '../components/Basics'
import { suspensionOf, useSignedInUser } from '../page/standing'
import { useTexts } from '../page/rootData'

export function SuspendedNote() {
  const user = useSignedInUser()
  const texts = useTexts()
  if (!suspensionOf(user)) return null
  return (
    <Note tone="plum">
      <p>{SUSPENDED}</p>
      <p className="support">{contactLine(texts)}</p>
    </Note>
  )
}
