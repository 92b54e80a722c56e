import { Button } from '@mui/material'
import { PASSWORD_HINT } from '../../shared/messages/notices'
import { confirmPasswordSchema, type ConfirmPasswordInput } from '../../shared/validation/auth'
import { FormField, useYupForm } from '../components/FormField'
import { SubmitButton } from '../components/SubmitButton'

type Props = { onSubmit: (values: ConfirmPasswordInput) => Promise<void>; onResend: () => Promise<void> }

export function ResetPasswordForm({ onSubmit, onResend }: Props) {
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
      <FormField
        form={form}
        name="Password"
        label="新しいパスワード"
        hint={PASSWORD_HINT}
        type="password"
        autoComplete="new-password"
      />
      <SubmitButton form={form}>パスワードを変更する</SubmitButton>
      <Button fullWidth onClick={onResend} sx={{ mt: 1 }}>
        コードを再送する
      </Button>
    </form>
  )
}
