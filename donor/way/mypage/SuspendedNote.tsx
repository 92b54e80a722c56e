import { contactLine } from '../../../shared/facts/config'
import { SUSPENDED } from '../../../shared/words/program/apiErrors'
import { Note } from '../../parts/components/Basics'
import { suspensionOf, useSignedInUser } from '../../ground/page/standing'
import { useTexts } from '../../ground/page/rootData'

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
