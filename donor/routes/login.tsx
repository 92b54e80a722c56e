import { useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Route } from './+types/login'
import { SIGN_IN_TO_SEE } from '../../shared/messages/notices'
import { authPages } from '../../shared/messages/pages/memberPages'
import { documentTitle } from '../../shared/messages/pages/pageText'
import { Note } from '../components/Note'
import { NewPasswordForm } from '../login/NewPasswordForm'
import { PasswordForm } from '../login/PasswordForm'
import { TotpForm } from '../login/TotpForm'
import { originOf, textsOf } from '../meta'
import { safeRedirect } from '../safeRedirect'
import type { SignInStep } from '../session/amplifyAuth'
import { forgetEmail, keepEmail } from '../session/keptEmail'
import { refreshSession } from '../session/session'

const { h1, description } = authPages['/login']

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: documentTitle(h1, textsOf(matches).serviceName) },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: `${originOf(matches)}/login` },
]

export default function Login() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [challenge, setChallenge] = useState<SignInStep | null>(null)
  // The server's page is the same for every address.
  const wanted = useSyncExternalStore(
    () => () => undefined,
    () => search.get('redirect'),
    () => null,
  )

  const goOn = async (step: SignInStep) => {
    if (step === 'DONE') {
      forgetEmail()
      await refreshSession()
      await navigate(safeRedirect(wanted, window.location.origin), { replace: true })
    } else if (step === 'CONFIRM_SIGN_UP') await navigate('/signup/confirm_password')
    else if (step === 'RESET_PASSWORD') await navigate('/forgot_password')
    else setChallenge(step)
  }

  return (
    <div className="wrap column page stackLarge">
      <h1>{h1}</h1>
      {wanted && challenge === null && (
        <Note tone="yolk">
          <p>{SIGN_IN_TO_SEE}</p>
        </Note>
      )}
      {challenge === 'NEW_PASSWORD' ? (
        <NewPasswordForm onStep={goOn} />
      ) : challenge === 'TOTP' ? (
        <TotpForm onStep={goOn} />
      ) : (
        <PasswordForm unsupported={challenge === 'OTHER'} onEmail={keepEmail} onStep={goOn} />
      )}
    </div>
  )
}
