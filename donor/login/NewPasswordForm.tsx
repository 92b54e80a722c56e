import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { PASSWORD_HINT } from '../../shared/messages/notices'
import { newPasswordSchema, type NewPasswordInput } from '../../shared/validation/auth'
import { Button } from '../components/Button'
import { Form } from '../components/Form'
import { PasswordField } from '../components/PasswordField'
import { FormErrors, showAuthError } from '../forms/FormErrors'
import type { SignInStep } from '../session/amplifyAuth'

const FIELDS = ['Password', 'RepeatedPassword'] as const

export function NewPasswordForm({ onStep }: { onStep: (step: SignInStep) => Promise<void> }) {
  const form = useForm({ resolver: yupResolver(newPasswordSchema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ Password }: NewPasswordInput) => {
    let step: SignInStep
    try {
      const { answerChallenge } = await import('../session/amplifyAuth')
      step = await answerChallenge(Password)
    } catch (error) {
      showAuthError(form, FIELDS, error)
      return
    }
    await onStep(step)
  }

  return (
    <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>仮のパスワードでのログインです。これから使うパスワードを決めてください。</p>
      <FormErrors form={form} fields={FIELDS} />
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
