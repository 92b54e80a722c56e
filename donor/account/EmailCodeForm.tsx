import { yupResolver } from '@hookform/resolvers/yup'
import { useState, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { accountTexts } from '../../shared/messages/account'
import { CODE_RESENT } from '../../shared/messages/notices'
import { confirmSignUpSchema, type ConfirmSignUpInput } from '../../shared/validation/auth'
import { Button } from '../components/Button'
import { Form } from '../components/Form'
import { CodeField } from '../components/TextField'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { FormErrors, showAuthError } from '../forms/FormErrors'
import { UpdateEmailDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { showToast } from '../toasts/toasts'

const texts = accountTexts.email
const FIELDS = ['Code'] as const

type Props = { email: string; onChanged: () => void; onStop: () => void }

export function EmailCodeForm({ email, onChanged, onStop }: Props) {
  const form = useForm({ resolver: yupResolver(confirmSignUpSchema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const [resending, setResending] = useState(false)
  const change = useEmailChange(email)

  const submit = async ({ Code }: ConfirmSignUpInput) => {
    const refusal = await change(Code)
    if (!refusal) onChanged()
    else if ('message' in refusal) form.setError('root', refusal)
    else showAuthError(form, FIELDS, refusal.error)
  }

  const resend = async () => {
    setResending(true)
    try {
      const { resendNewEmailCode } = await import('../session/amplifyAccount')
      await resendNewEmailCode()
      form.clearErrors()
      showToast(CODE_RESENT)
    } catch (error) {
      showAuthError(form, FIELDS, error)
    }
    setResending(false)
  }

  return (
    <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormErrors form={form} fields={FIELDS} />
      <div className="stackSmall" role="status">
        <p>{texts.sent(email)}</p>
        <p className="support">{texts.unchanged}</p>
      </div>
      <CodeField {...form.register('Code')} error={errors.Code?.message} />
      <div className="buttons">
        <Button type="submit" busy={isSubmitting}>
          {texts.change}
        </Button>
        <Button kind="two" busy={resending} onClick={() => void resend()}>
          {texts.resend}
        </Button>
        <Button kind="txt" onClick={onStop}>
          {texts.stop}
        </Button>
      </div>
    </Form>
  )
}

/** The pool's error about the code, or a message if only the profile failed. */
type Refusal = { error: unknown } | { message: string }

/** The code works once, so a retry after a failed profile update skips the pool. */
function useEmailChange(email: string): (code: string) => Promise<Refusal | null> {
  const confirmed = useRef(false)
  return async (code) => {
    if (!confirmed.current) {
      try {
        const { confirmNewEmail } = await import('../session/amplifyAccount')
        await confirmNewEmail(code)
        confirmed.current = true
      } catch (error) {
        return { error }
      }
    }
    try {
      await request(UpdateEmailDocument, { input: { Email: email } })
    } catch {
      return { message: accountTexts.email.notYetInProfile }
    }
    // If loading fails, the next visit shows the new address.
    await refreshCurrentUser().catch(() => undefined)
    return null
  }
}
