import { memberPages } from '../../shared/messages/pages/memberPages'
import { ButtonLink } from '../components/ButtonLink'
import { useSession } from '../session/useSession'

/** The way in: to sign up, or for whoever has done so to her page. */
export function StartLink({ start }: { start: string }) {
  const signedIn = useSession().status === 'user'
  return signedIn ? (
    <ButtonLink to="/mypage">{memberPages['/mypage'].h1}へ</ButtonLink>
  ) : (
    <ButtonLink to="/signup">{start}</ButtonLink>
  )
}
