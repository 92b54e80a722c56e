import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { TOTP_HINT } from '../../shared/messages/notices'
import { totpSchema } from '../../shared/validation/auth'
import { FormField } from './FormField'
import { SubmitButton } from './SubmitButton'

type Props = { onSubmit: (code: string) => Promise<void>; submitLabel?: string }

export function TotpForm({ onSubmit, submitLabel = 'ログインする' }: Props) {
  const form = useForm({ resolver: yupResolver(totpSchema), defaultValues: { Code: '' } })
  return (
    <form noValidate onSubmit={form.handleSubmit(({ Code }) => onSubmit(Code))}>
      <FormField
        form={form}
        name="Code"
        label="認証アプリのコード"
        hint={TOTP_HINT}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <SubmitButton form={form}>{submitLabel}</SubmitButton>
    </form>
  )
}
