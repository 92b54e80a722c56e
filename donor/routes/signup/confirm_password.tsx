import { addressConfirmation as texts, codeSentTo } from '../../ground/words/addressConfirmation'
import { authPages } from '../../../shared/words/program/memberPages'
import { privateMeta } from '../../ground/page/meta'
import { hasHappened } from '../../ground/session/happened'
import { useKeptEmail } from '../../ground/session/keptEmail'
import { ConfirmCodeForm, ConfirmedAlready } from '../../way/account/signup/ConfirmCodeForm'
import { PageHead } from '../../parts/components/Basics'

const { h1 } = authPages['/signup/confirm_password']

export const meta = privateMeta(h1)

export default function ConfirmSignUp() {
  const email = useKeptEmail()
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1}>
        <p>{email ? lead(email) : texts.enterCode}</p>
      </PageHead>
      <ConfirmCodeForm />
      <ConfirmedAlready />
    </div>
  )
}

/** Sign-in leads here too, without a new code. */
const lead = (email: string) => (hasHappened('codeSent') ? codeSentTo(email) : texts.waiting(email))
