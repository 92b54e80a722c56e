import { updateRequired } from '../../shared/messages/mypage'
import { ButtonLink } from '../components/ButtonLink'
import { Note } from '../components/Note'

/** Asks to bring the profile up to date; it goes when the profile is saved. */
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
