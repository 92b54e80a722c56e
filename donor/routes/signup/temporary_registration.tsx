import type { Route } from './+types/temporary_registration'
import { ENTER_ADDRESS_AGAIN, codeSentTo } from '../../../shared/messages/notices'
import { authPages } from '../../../shared/messages/pages/authPages'
import { ButtonLink } from '../../components/ButtonLink'
import { privateMeta } from '../../meta'
import { useKeptEmail } from '../../session/keptEmail'

const { h1, primary } = authPages['/signup/temporary_registration']

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function TemporaryRegistration() {
  const email = useKeptEmail()
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <h1>{h1}</h1>
        <p>
          {email
            ? codeSentTo(email)
            : 'メールで届いた6桁のコードを、次の画面で入力してください。届かないときは、迷惑メールフォルダーをご確認ください。'}
        </p>
        <p className="support">コードは24時間有効です。</p>
      </div>
      <div className="buttons">
        <ButtonLink to="/signup/confirm_password">{primary}</ButtonLink>
        <ButtonLink kind="txt" to="/signup">
          {ENTER_ADDRESS_AGAIN}
        </ButtonLink>
      </div>
    </div>
  )
}
