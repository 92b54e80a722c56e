import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import type { InferType } from 'yup'
import { TOTP_HINT } from '../../shared/messages/notices'
import { authPages } from '../../shared/messages/pages/memberPages'
import { totpSchema } from '../../shared/validation/auth'
import { Button } from '../components/Button'
import { Form } from '../components/Form'
import { CodeField } from '../components/TextField'
import { FormErrors, showAuthError } from '../forms/FormErrors'
import type { SignInStep } from '../session/amplifyAuth'

const FIELDS = ['Code'] as const

export function TotpForm({ onStep }: { onStep: (step: SignInStep) => Promise<void> }) {
  const form = useForm({ resolver: yupResolver(totpSchema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ Code }: InferType<typeof totpSchema>) => {
    let step: SignInStep
    try {
      const { answerChallenge } = await import('../session/amplifyAuth')
      step = await answerChallenge(Code)
    } catch (error) {
      showAuthError(form, FIELDS, error)
      return
    }
    await onStep(step)
  }

  return (
    <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormErrors form={form} fields={FIELDS} />
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
