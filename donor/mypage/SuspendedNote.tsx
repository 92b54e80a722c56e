import { contactLine } from '../../shared/config'
import { SUSPENDED } from '../../shared/messages/apiErrors'
import { Note } from '../components/Note'
import { useTexts } from '../rootData'
import { useSignedInUser } from '../currentUser/useSignedInUser'
import { suspensionOf } from '../nextStep/suspensionOf'

/** Says that nothing can be sent, on a page that a suspended person may read. */
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
