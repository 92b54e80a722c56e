import { Alert, Button, Typography } from '@mui/material'
import { useCognitoLogin } from 'ra-auth-cognito'
import { useState, useMemo } from 'react'
import { useLogin } from 'react-admin'
import {
  CODE_SENT_IF_KNOWN,
  NO_AUTHENTICATOR,
  WRONG_AUTHENTICATOR_CODE,
} from '../../../shared/words/program/authErrors'
import { isRecord } from '../../../shared/facts/isRecord'
import { CODE_RESENT } from '../../../shared/words/program/notices'
import type { PasskeyForm } from '../../ground/auth/createAuthProvider'
import { createFirstAdministrator } from '../../ground/auth/createFirstAdministrator'
import { consoleStorage } from '../../ground/auth/consoleStorage'
import { poolErrorMessage } from '../../ground/auth/poolErrorMessage'
import { TotpForm } from '../../parts/components/TotpForm'
import { useConsole } from '../../ground/console/ConsoleContext'
import {
  FirstAdministratorForm,
  ForgotPasswordForm,
  NewPasswordForm,
  PasswordForm,
  ResetPasswordForm,
} from './PasswordForms'
import { SignInFrame } from './SignInFrame'
import { TotpSetupForm } from './TotpSetupForm'
import { useFirstAdministratorLink } from './useFirstAdministratorLink'

export function SignInPage() {
  const [login, asked] = useCognitoLogin({})
  const signIn = useLogin()
  const { config } = useConsole()
  const link = useFirstAdministratorLink()
  const [address, setAddress] = useState('')
  const [forgot, setForgot] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  const send = async (values: Parameters<typeof login>[0]) => {
    setFailure(null)
    setNotice(null)
    await login(values).catch((error: unknown) =>
      setFailure('totp' in values && isWrongCode(error) ? WRONG_AUTHENTICATOR_CODE : poolErrorMessage(error)),
    )
  }

  const sendPasskey = async (passkeyOf: string) => {
    setFailure(null)
    setNotice(null)
    await signIn({ passkeyOf } satisfies PasskeyForm).catch((error: unknown) =>
      setFailure(poolErrorMessage(error)),
    )
  }

  const register = async (token: string, { Email, Password }: { Email: string; Password: string }) => {
    setFailure(null)
    try {
      await createFirstAdministrator(config, { token, email: Email, password: Password })
    } catch (error) {
      return setFailure(poolErrorMessage(error))
    }
    link.leave()
    setAddress(Email)
    await send({ username: Email, password: Password })
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
    <SignInFrame title={link.token === null ? titleOf(asked) : '最初の管理者の登録'}>
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
      {link.token !== null ? (
        <>
          <FirstAdministratorForm onSubmit={(values) => register(link.token ?? '', values)} />
          <Button
            onClick={() => {
              setFailure(null)
              link.leave()
            }}
          >
            ログインに戻る
          </Button>
        </>
      ) : asked.requireNewPassword ? (
        <NewPasswordForm onSubmit={(newPassword) => send({ newPassword, confirmNewPassword: newPassword })} />
      ) : asked.requireMfaTotpAssociation ? (
        <TotpSetupForm
          secretCode={asked.secretCode}
          address={address || asked.username}
          onSubmit={(association) => send({ association })}
        />
      ) : asked.requireMfaTotp ? (
        <>
          <TotpForm onSubmit={(totp) => send({ totp })} />
          <Typography color="textSecondary">{NO_AUTHENTICATOR}</Typography>
          <Button onClick={() => window.location.reload()}>ログインに戻る</Button>
        </>
      ) : (
        <PasswordForm
          onSubmit={({ Email, Password }) => {
            setAddress(Email)
            return send({ username: Email, password: Password })
          }}
          onPasskey={sendPasskey}
          onForgot={() => setForgot(true)}
        />
      )}
    </SignInFrame>
  )
}

const isWrongCode = (error: unknown) => isRecord(error) && error.name === 'CodeMismatchException'

type Asked = { requireNewPassword: boolean; requireMfaTotpAssociation: boolean; requireMfaTotp: boolean }

function titleOf({ requireNewPassword, requireMfaTotpAssociation, requireMfaTotp }: Asked) {
  if (requireNewPassword) return '新しいパスワードの設定'
  if (requireMfaTotpAssociation) return '認証アプリの設定'
  return requireMfaTotp ? '認証アプリのコードの入力' : 'ログイン'
}

const PASSWORD_CHANGED = 'パスワードを変更しました。新しいパスワードでログインしてください。'

/** Does not reveal whether an address is registered. */
function ForgotPassword({ onDone }: { onDone: (message: string | null) => void }) {
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

/** ra-auth-cognito lacks these two calls. */
function usePasswordRecovery() {
  const { session } = useConsole()
  return useMemo(() => {
    const userOf = async (email: string) => {
      const [{ CognitoUser }, pool] = await Promise.all([
        import('amazon-cognito-identity-js'),
        session.loadPool(),
      ])
      return new CognitoUser({ Username: email, Pool: pool, Storage: consoleStorage })
    }
    return {
      requestCode: async (email: string) => {
        const user = await userOf(email)
        return new Promise<void>((resolve, reject) => {
          user.forgotPassword({ onSuccess: () => resolve(), onFailure: reject })
        })
      },
      confirm: async (email: string, code: string, password: string) => {
        const user = await userOf(email)
        return new Promise<void>((resolve, reject) => {
          user.confirmPassword(code, password, { onSuccess: () => resolve(), onFailure: reject })
        })
      },
    }
  }, [session])
}
