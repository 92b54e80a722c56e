import { ADDRESS_CODE_HOURS } from '../../../shared/facts/terms'
import { addressConfirmation as texts, codeSentTo } from '../../ground/words/addressConfirmation'
import { authPages } from '../../../shared/words/program/memberPages'
import { ButtonLink, PageHead } from '../../parts/components/Basics'
import { privateMeta } from '../../ground/page/meta'
import { useHappened } from '../../ground/session/happened'
import { useKeptEmail } from '../../ground/session/keptEmail'
import { ConfirmCodeForm, ConfirmedAlready } from '../../way/account/signup/ConfirmCodeForm'

const { h1, primary } = authPages['/signup/temporary_registration']

export const meta = privateMeta(texts.h1)

export default function TemporaryRegistration() {
  const email = useKeptEmail()
  const sent = useHappened('codeSent') && email
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={sent ? h1 : texts.h1}>
        <p>{sent ? codeSentTo(sent) : texts.notSent}</p>
        <p className="support">{`コードは${ADDRESS_CODE_HOURS}時間有効です。`}</p>
      </PageHead>
      {sent ? (
        <>
          <ConfirmCodeForm />
          <ConfirmedAlready />
        </>
      ) : (
        <div className="buttons">
          <ButtonLink to="/signup/confirm_password">{primary}</ButtonLink>
          <ButtonLink kind="txt" to="/signup">
            {texts.toSignUp}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
