import { redirect } from 'react-router'
import type { Route } from './+types/complete'
import { profilePages } from '../../../../shared/messages/pages/profilePages'
import { ButtonLink } from '../../../components/ButtonLink'
import { Chain } from '../../../components/Chain'
import { hasProfile } from '../../../guards'
import { privateMeta } from '../../../meta'
import { unlessHashChanges } from '../../../modals/unlessHashChanges'
import { loadCurrentUser } from '../../../session/currentUser'

const { h1, primary } = profilePages['/signup/profile/complete']

export async function clientLoader() {
  if (!hasProfile(await loadCurrentUser())) throw redirect('/signup/profile')
  return null
}

export const shouldRevalidate = unlessHashChanges

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function ProfileCompletePage() {
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <h1>{h1}</h1>
        <p>ご登録ありがとうございます。次は、オンラインチェックです。</p>
      </div>
      <Chain done={1} />
      <p>約50問です。回答は途中で保存され、別の端末からも続けられます。</p>
      <div className="buttons">
        <ButtonLink to="/signup/online_check">{primary}</ButtonLink>
        <ButtonLink kind="txt" to="/mypage">
          あとで答える
        </ButtonLink>
      </div>
    </div>
  )
}
