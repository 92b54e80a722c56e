import Alert from '@mui/material/Alert'
import { useCognitoLogin } from 'ra-auth-cognito'
import { useState } from 'react'
import { poolErrorMessage } from '../auth/poolErrorMessage'
import { ForgotPassword } from './ForgotPassword'
import { NewPasswordForm } from './NewPasswordForm'
import { PasswordForm } from './PasswordForm'
import { SignInFrame } from './SignInFrame'
import { TotpForm } from './TotpForm'
import { TotpSetupForm } from './TotpSetupForm'

/** Sign-in with whatever the account asks for next: a first password of one's own, or the authenticator app. */
export function SignInPage() {
  const [login, asked] = useCognitoLogin({})
  const [address, setAddress] = useState('')
  const [forgot, setForgot] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  const send = async (values: Parameters<typeof login>[0]) => {
    setFailure(null)
    setNotice(null)
    await login(values).catch((error: unknown) => setFailure(poolErrorMessage(error)))
  }

  if (forgot)
    return (
      <ForgotPassword
        onDone={(message) => {
          setForgot(false)
          setFailure(null)
          setNotice(message)
        }}
      />
    )
  return (
    <SignInFrame title={titleOf(asked)}>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      {notice && (
        <Alert severity="success" role="status">
          {notice}
        </Alert>
      )}
      {asked.requireNewPassword ? (
        <NewPasswordForm onSubmit={(newPassword) => send({ newPassword, confirmNewPassword: newPassword })} />
      ) : asked.requireMfaTotpAssociation ? (
        <TotpSetupForm
          secretCode={asked.secretCode}
          address={address || asked.username}
          onSubmit={(association) => send({ association })}
        />
      ) : asked.requireMfaTotp ? (
        <TotpForm onSubmit={(totp) => send({ totp })} />
      ) : (
        <PasswordForm
          onSubmit={({ Email, Password }) => {
            setAddress(Email)
            return send({ username: Email, password: Password })
          }}
          onForgot={() => setForgot(true)}
        />
      )}
    </SignInFrame>
  )
}

type Asked = { requireNewPassword: boolean; requireMfaTotpAssociation: boolean; requireMfaTotp: boolean }

function titleOf({ requireNewPassword, requireMfaTotpAssociation, requireMfaTotp }: Asked) {
  if (requireNewPassword) return '新しいパスワードの設定'
  if (requireMfaTotpAssociation) return '認証アプリの設定'
  return requireMfaTotp ? '認証アプリのコードの入力' : 'ログイン'
}
