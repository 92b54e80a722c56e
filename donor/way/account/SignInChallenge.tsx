import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { newPasswordSchema, totpSchema } from '../../../shared/forms/auth'
import { authPages } from '../../../shared/words/program/memberPages'
import { PASSWORD_HINT, TOTP_HINT } from '../../../shared/words/program/notices'
import { Button } from '../../parts/components/Basics'
import { Form } from '../../parts/components/Form'
import { FormErrors, showAuthError, useYupForm } from '../../parts/components/FormErrors'
import { CodeField, PasswordField } from '../../parts/components/TextField'
import { answerChallenge, type SignInStep } from '../../ground/session/amplifyAuth'
import { signInErrorMessage } from './signIn'

type Props = { onStep: (step: SignInStep) => Promise<void> }

export const SignInChallenge = ({ step, ...props }: Props & { step: 'NEW_PASSWORD' | 'TOTP' }) =>
  step === 'NEW_PASSWORD' ? <NewPasswordForm {...props} /> : <TotpForm {...props} />

function useAnswer<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, object, Output>,
  fields: readonly Path<Values>[],
  onStep: (step: SignInStep) => Promise<void>,
  answerOf: (values: Output) => string,
) {
  return async (values: Output) => {
    let step: SignInStep
    try {
      step = await answerChallenge(answerOf(values))
    } catch (error) {
      showAuthError(form, fields, error, signInErrorMessage)
      return
    }
    await onStep(step)
  }
}

const NEW_PASSWORD_FIELDS = ['Password', 'RepeatedPassword'] as const

function NewPasswordForm({ onStep }: Props) {
  const form = useYupForm(newPasswordSchema)
  const { errors, isSubmitting } = form.formState
  const answer = useAnswer(form, NEW_PASSWORD_FIELDS, onStep, ({ Password }) => Password)

  return (
    <Form onSubmit={(event) => void form.handleSubmit(answer)(event)}>
      <p>仮のパスワードでのログインです。これから使うパスワードを決めてください。</p>
      <FormErrors form={form} fields={NEW_PASSWORD_FIELDS} />
      <PasswordField
        {...form.register('Password')}
        label="新しいパスワード"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={errors.Password?.message}
      />
      <PasswordField
        {...form.register('RepeatedPassword')}
        label="パスワード（確認）"
        autoComplete="new-password"
        error={errors.RepeatedPassword?.message}
      />
      <div className="buttons">
        <Button type="submit" busy={isSubmitting}>
          パスワードを設定する
        </Button>
      </div>
    </Form>
  )
}

const TOTP_FIELDS = ['Code'] as const

function TotpForm({ onStep }: Props) {
  const form = useYupForm(totpSchema)
  const { errors, isSubmitting } = form.formState
  const answer = useAnswer(form, TOTP_FIELDS, onStep, ({ Code }) => Code)

  return (
    <Form onSubmit={(event) => void form.handleSubmit(answer)(event)}>
      <FormErrors form={form} fields={TOTP_FIELDS} />
      <CodeField
        {...form.register('Code')}
        label="認証アプリのコード"
        hint={TOTP_HINT}
        error={errors.Code?.message}
      />
      <div className="buttons">
        <Button type="submit" busy={isSubmitting}>
          {authPages['/login'].primary}
        </Button>
      </div>
    </Form>
  )
}
