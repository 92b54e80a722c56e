import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { CODE_SENT_IF_KNOWN } from '../../shared/messages/authErrors'
import { CODE_RESENT } from '../../shared/messages/notices'
import { poolErrorMessage } from '../auth/poolErrorMessage'
import { usePasswordRecovery } from '../auth/usePasswordRecovery'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { ResetPasswordForm } from './ResetPasswordForm'
import { SignInFrame } from './SignInFrame'

const PASSWORD_CHANGED = 'パスワードを変更しました。新しいパスワードでログインしてください。'

/** A code by mail, then the code and a new password. Whether the address is known is not said. */
export function ForgotPassword({ onDone }: { onDone: (message: string | null) => void }) {
  const recovery = usePasswordRecovery()
  const [email, setEmail] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null)
    setNotice(null)
    await work().catch((error: unknown) => setFailure(poolErrorMessage(error)))
  }

  return (
    <SignInFrame title={email ? '新しいパスワードの設定' : 'パスワードをお忘れの方'}>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      {notice && (
        <Alert severity="info" role="status">
          {notice}
        </Alert>
      )}
      {email ? (
        <ResetPasswordForm
          onSubmit={({ Code, Password }) =>
            attempt(async () => {
              await recovery.confirm(email, Code, Password)
              onDone(PASSWORD_CHANGED)
            })
          }
          onResend={() =>
            attempt(async () => {
              await recovery.requestCode(email)
              setNotice(CODE_RESENT)
            })
          }
        />
      ) : (
        <ForgotPasswordForm
          onSubmit={({ Email }) =>
            attempt(async () => {
              await recovery.requestCode(Email)
              setEmail(Email)
              setNotice(CODE_SENT_IF_KNOWN)
            })
          }
        />
      )}
      <Button onClick={() => onDone(null)}>ログインに戻る</Button>
    </SignInFrame>
  )
}
