import { memberPages } from '../../shared/messages/pages/memberPages'
import { ButtonLink } from '../components/ButtonLink'
import type { ButtonKind } from '../components/buttonClass'
import { useSession } from '../session/useSession'

/** Leads to the sign-up, or to my page if signed in. */
export function StartLink({ start, kind }: { start: string; kind?: ButtonKind }) {
  const signedIn = useSession().status === 'user'
  return signedIn ? (
    <ButtonLink to="/mypage" kind={kind}>
      {memberPages['/mypage'].h1}へ
    </ButtonLink>
  ) : (
    <ButtonLink to="/signup" kind={kind}>
      {start}
    </ButtonLink>
  )
}
