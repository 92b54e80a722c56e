import { addressConfirmation as texts, codeSentTo } from '../../../shared/messages/addressConfirmation'
import { authPages } from '../../../shared/messages/pages/memberPages'
import { privateMeta } from '../../page/meta'
import { hasHappened } from '../../session/happened'
import { useKeptEmail } from '../../session/keptEmail'
import { ConfirmCodeForm, ConfirmedAlready } from '../../signup/ConfirmCodeForm'
import { Words } from '../../components/Basics'

const { h1 } = authPages['/signup/confirm_password']

export const meta = privateMeta(h1)

export default function ConfirmSignUp() {
  const email = useKeptEmail()
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <h1>
          <Words text={h1} />
        </h1>
        <p>{email ? lead(email) : texts.enterCode}</p>
      </div>
      <ConfirmCodeForm />
      <ConfirmedAlready />
    </div>
  )
}

/** Sign-in leads here too, without a new code. */
const lead = (email: string) => (hasHappened('codeSent') ? codeSentTo(email) : texts.waiting(email))
