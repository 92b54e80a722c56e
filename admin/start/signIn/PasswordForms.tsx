import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { PASSKEY_SIGN_IN, PASSWORD_HINT } from '../../../shared/words/program/notices'
import {
  firstAdministratorSchema,
  forgotPasswordSchema,
  type ForgotPasswordInput,
  type FirstAdministratorInput,
  signInSchema,
  type SignInInput,
  newPasswordSchema,
  confirmPasswordSchema,
  type ConfirmPasswordInput,
} from '../../../shared/forms/auth'
import { FormField, useYupForm, SubmitButton } from '../../parts/components/FormField'

const EMAIL = {
  name: 'Email',
  label: 'メールアドレス',
  type: 'email',
  autoComplete: 'username',
  autoFocus: true,
} as const
const NEW_PASSWORD = {
  name: 'Password',
  hint: PASSWORD_HINT,
  type: 'password',
  autoComplete: 'new-password',
} as const
const REPEATED_PASSWORD = {
  name: 'RepeatedPassword',
  label: 'パスワード（確認）',
  type: 'password',
  autoComplete: 'new-password',
} as const

type Props = {
  onSubmit: (values: SignInInput) => Promise<void>
  onPasskey: (email: string) => Promise<void>
  onForgot: () => void
}

export function PasswordForm({ onSubmit, onPasskey, onForgot }: Props) {
  const form = useYupForm(signInSchema, { Email: '', Password: '' })
  const [isAsking, setIsAsking] = useState(false)
  const askForPasskey = async () => {
    if (!(await form.trigger('Email', { shouldFocus: true }))) return
    setIsAsking(true)
    await onPasskey(form.getValues('Email')).finally(() => setIsAsking(false))
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <FormField form={form} {...EMAIL} />
      <FormField
        form={form}
        name="Password"
        label="パスワード"
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton form={form}>ログインする</SubmitButton>
      <Button
        fullWidth
        variant="outlined"
        loading={isAsking}
        onClick={() => void askForPasskey()}
        sx={{ mt: 1.5 }}
      >
        {PASSKEY_SIGN_IN}
      </Button>
      <Button fullWidth onClick={onForgot} sx={{ mt: 1 }}>
        パスワードをお忘れの方
      </Button>
    </form>
  )
}

/** Replaces the temporary password of the invitation. */
export function NewPasswordForm({ onSubmit }: { onSubmit: (newPassword: string) => Promise<void> }) {
  const form = useYupForm(newPasswordSchema, { Password: '', RepeatedPassword: '' })
  return (
    <form noValidate onSubmit={form.handleSubmit(({ Password }) => onSubmit(Password))}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        仮のパスワードでログインしました。続けるには、ご自身のパスワードを設定してください。
      </Typography>
      <FormField form={form} {...NEW_PASSWORD} label="新しいパスワード" autoFocus />
      <FormField form={form} {...REPEATED_PASSWORD} />
      <SubmitButton form={form}>設定してログインする</SubmitButton>
    </form>
  )
}

export function FirstAdministratorForm({
  onSubmit,
}: {
  onSubmit: (values: FirstAdministratorInput) => Promise<void>
}) {
  const form = useYupForm(firstAdministratorSchema, { Email: '', Password: '', RepeatedPassword: '' })
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        ログインに使うメールアドレスとパスワードを決めてください。続けて、認証アプリを設定します。
      </Typography>
      <FormField form={form} {...EMAIL} />
      <FormField form={form} {...NEW_PASSWORD} label="パスワード" />
      <FormField form={form} {...REPEATED_PASSWORD} />
      <SubmitButton form={form}>登録して進む</SubmitButton>
    </form>
  )
}

export function ForgotPasswordForm({
  onSubmit,
}: {
  onSubmit: (values: ForgotPasswordInput) => Promise<void>
}) {
  const form = useYupForm(forgotPasswordSchema, { Email: '' })
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        ログインに使っているメールアドレスへ、6桁の確認コードを送ります。
      </Typography>
      <FormField form={form} {...EMAIL} />
      <SubmitButton form={form}>確認コードを送る</SubmitButton>
    </form>
  )
}

type ResetPasswordFormProps = {
  onSubmit: (values: ConfirmPasswordInput) => Promise<void>
  onResend: () => Promise<void>
}

export function ResetPasswordForm({ onSubmit, onResend }: ResetPasswordFormProps) {
  const form = useYupForm(confirmPasswordSchema, { Code: '', Password: '' })
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <FormField
        form={form}
        name="Code"
        label="確認コード"
        hint="メールで届いた6桁の数字"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <FormField form={form} {...NEW_PASSWORD} label="新しいパスワード" />
      <SubmitButton form={form}>パスワードを変更する</SubmitButton>
      <Button fullWidth onClick={onResend} sx={{ mt: 1 }}>
        コードを再送する
      </Button>
    </form>
  )
}
