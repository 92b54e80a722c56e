import { profilePages } from '../../../../shared/messages/pages/profilePages'
import { ButtonLink, Words } from '../../../components/Basics'
import { Chain } from '../../../components/Chain'
import { loadCurrentUser } from '../../../currentUser/currentUser'
import { toMyPage } from '../../../page/standing'
import { privateMeta } from '../../../page/meta'
import { skipOnHashChange } from '../../../page/revalidate'
import { hasHappened } from '../../../session/happened'

const { h1, primary } = profilePages['/signup/profile/complete']

export async function clientLoader() {
  const { ScreeningInfo } = await loadCurrentUser()
  if (!hasHappened('registered') || ScreeningInfo.length > 0) throw toMyPage()
  return null
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ProfileCompletePage() {
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <h1>
          <Words text={h1} />
        </h1>
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
