import { updateRequired } from '../../shared/messages/mypage'
import { ButtonLink } from '../components/ButtonLink'
import { Note } from '../components/Note'

/** Asks to update the profile; disappears when it is saved. */
export function UpdateNote() {
  return (
    <Note tone="coral" title={updateRequired.title}>
      <p>{updateRequired.text}</p>
      <div>
        <ButtonLink kind="two" small to="/signup/profile">
          {updateRequired.action}
        </ButtonLink>
      </div>
    </Note>
  )
}
