import { profilePages } from '../../../ground/words/pages/profilePages'
import { ButtonLink, PageHead } from '../../../parts/components/Basics'
import { Chain } from '../../../parts/components/Chain'
import { loadCurrentUser } from '../../../ground/currentUser/currentUser'
import { toMyPage } from '../../../ground/page/standing'
import { privateMeta } from '../../../ground/page/meta'
import { skipOnHashChange } from '../../../ground/page/revalidate'
import { hasHappened } from '../../../ground/session/happened'

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
      <PageHead h1={h1}>
        <p>ご登録ありがとうございます。次は、オンラインチェックです。</p>
      </PageHead>
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
