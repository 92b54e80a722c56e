import { Button } from '@mui/material'
import { signInSchema, type SignInInput } from '../../shared/validation/auth'
import { FormField, useYupForm } from '../components/FormField'
import { SubmitButton } from '../components/SubmitButton'

type Props = { onSubmit: (values: SignInInput) => Promise<void>; onForgot: () => void }

export function PasswordForm({ onSubmit, onForgot }: Props) {
  const form = useYupForm(signInSchema, { Email: '', Password: '' })
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <FormField
        form={form}
        name="Email"
        label="メールアドレス"
        type="email"
        autoComplete="username"
        autoFocus
      />
      <FormField
        form={form}
        name="Password"
        label="パスワード"
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton form={form}>ログインする</SubmitButton>
      <Button fullWidth onClick={onForgot} sx={{ mt: 1 }}>
        パスワードをお忘れの方
      </Button>
    </form>
  )
}
