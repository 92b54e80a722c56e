import { Typography } from '@mui/material'
import { PASSWORD_HINT } from '../../shared/messages/notices'
import { newPasswordSchema } from '../../shared/validation/auth'
import { FormField, useYupForm } from '../components/FormField'
import { SubmitButton } from '../components/SubmitButton'

/** Replaces the temporary password of the invitation. */
export function NewPasswordForm({ onSubmit }: { onSubmit: (newPassword: string) => Promise<void> }) {
  const form = useYupForm(newPasswordSchema, { Password: '', RepeatedPassword: '' })
  return (
    <form noValidate onSubmit={form.handleSubmit(({ Password }) => onSubmit(Password))}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        仮のパスワードでログインしました。続けるには、ご自身のパスワードを設定してください。
      </Typography>
      <FormField
        form={form}
        name="Password"
        label="新しいパスワード"
        hint={PASSWORD_HINT}
        type="password"
        autoComplete="new-password"
        autoFocus
      />
      <FormField
        form={form}
        name="RepeatedPassword"
        label="パスワード（確認）"
        type="password"
        autoComplete="new-password"
      />
      <SubmitButton form={form}>設定してログインする</SubmitButton>
    </form>
  )
}
