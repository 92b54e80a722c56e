import Typography from '@mui/material/Typography'
import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { forgotPasswordSchema, type ForgotPasswordInput } from '../../shared/validation/auth'
import { FormField } from '../components/FormField'
import { SubmitButton } from '../components/SubmitButton'

type Props = { onSubmit: (values: ForgotPasswordInput) => Promise<void> }

export function ForgotPasswordForm({ onSubmit }: Props) {
  const form = useForm({ resolver: yupResolver(forgotPasswordSchema), defaultValues: { Email: '' } })
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        ログインに使っているメールアドレスへ、6桁の確認コードを送ります。
      </Typography>
      <FormField
        form={form}
        name="Email"
        label="メールアドレス"
        type="email"
        autoComplete="username"
        autoFocus
      />
      <SubmitButton form={form}>確認コードを送る</SubmitButton>
    </form>
  )
}
