import type { ReactNode } from 'react'
import { TOTP_HINT } from '../../../shared/words/program/notices'
import { totpSchema } from '../../../shared/forms/auth'
import { FormField, useYupForm, SubmitButton } from './FormField'

/** `children` stands above the button. */
type Props = { onSubmit: (code: string) => Promise<void>; submitLabel?: string; children?: ReactNode }

export function TotpForm({ onSubmit, submitLabel = 'ログインする', children }: Props) {
  const form = useYupForm(totpSchema, { Code: '' })
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
      {children}
      <SubmitButton form={form}>{submitLabel}</SubmitButton>
    </form>
  )
}
