import { memberPages } from '../../../shared/words/program/memberPages'
import { ButtonLink, type ButtonKind } from '../../parts/components/Basics'
import { useSession } from '../../ground/session/session'

/** My page if signed in. */
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
