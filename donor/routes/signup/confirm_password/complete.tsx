import { addressConfirmation as texts } from '../../../ground/words/addressConfirmation'
import { SIGN_IN_AFTER_SIGN_UP } from '../../../../shared/words/program/notices'
import { authPages } from '../../../../shared/words/program/memberPages'
import { ButtonLink, Illustration, PageHead } from '../../../parts/components/Basics'
import { PageSkeleton } from '../../../parts/components/ErrorPage'
import bloom from '../../../ground/illustrations/bloom.svg?url&no-inline'
import { privateMeta } from '../../../ground/page/meta'
import { skipOnHashChange } from '../../../ground/page/revalidate'
import { hasHappened } from '../../../ground/session/happened'
import { forgetEmail } from '../../../ground/session/keptEmail'
import { refreshSession } from '../../../ground/session/session'
import type { Route } from './+types/complete'
import styles from './complete.module.css'

const { h1, primary } = authPages['/signup/confirm_password/complete']

/** Signs in with the password in memory, which a reload loses. */
export async function clientLoader() {
  if (!hasHappened('addressConfirmed')) return { confirmed: false, signedIn: false }
  const { signInAfterRegistration } = await import('../../../ground/session/amplifyAuth')
  const signedIn = await signInAfterRegistration()
  if (signedIn) {
    forgetEmail()
    await refreshSession()
  }
  return { confirmed: true, signedIn }
}

export const HydrateFallback = PageSkeleton

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(texts.h1)

export default function SignUpConfirmed({ loaderData: { confirmed, signedIn } }: Route.ComponentProps) {
  if (!confirmed)
    return (
      <div className="wrap column page stackLarge">
        <PageHead h1={texts.h1}>
          <p>{texts.notConfirmed}</p>
        </PageHead>
        <div className="buttons">
          <ButtonLink to="/login">{authPages['/login'].primary}</ButtonLink>
          <ButtonLink kind="two" to="/signup">
            {texts.toSignUp}
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <div className="wrap column page stackLarge">
      <Illustration className={styles.picture} src={bloom} />
      <PageHead h1={h1}>
        <p>
          {signedIn
            ? '続けて、お名前とご連絡先を入力します。登録が済むと、オンラインチェックに進めます。'
            : SIGN_IN_AFTER_SIGN_UP}
        </p>
      </PageHead>
      <div className="buttons">
        {signedIn ? (
          <ButtonLink to="/signup/profile">{primary}</ButtonLink>
        ) : (
          <ButtonLink to="/login">{authPages['/login'].primary}</ButtonLink>
        )}
      </div>
    </div>
  )
}
