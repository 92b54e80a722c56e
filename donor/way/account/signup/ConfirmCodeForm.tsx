import { useState } from 'react'
import { useNavigate, Link } from 'react-router'
import type { InferType } from 'yup'
import { ENTER_ADDRESS_AGAIN } from '../../../ground/words/addressConfirmation'
import * as authErrors from '../../../../shared/words/program/authErrors'
import { authPages } from '../../../../shared/words/program/memberPages'
import { confirmSignUpSchema } from '../../../../shared/forms/auth'
import { emailField } from '../../../../shared/forms/email'
import { Button, ButtonLink, Note } from '../../../parts/components/Basics'
import { Form } from '../../../parts/components/Form'
import { CodeField } from '../../../parts/components/TextField'
import { EmailOfStep } from '../../../parts/components/EmailOfStep'
import { FormErrors, showAuthError, useYupForm } from '../../../parts/components/FormErrors'
import { noteHappened } from '../../../ground/session/happened'

const { primary, secondary } = authPages['/signup/confirm_password']
const FIELDS = ['Email', 'Code'] as const
const schema = confirmSignUpSchema.shape({ Email: emailField() })

export function ConfirmCodeForm() {
  const navigate = useNavigate()
  const form = useYupForm(schema)
  const { errors, isSubmitting } = form.formState
  const [resending, setResending] = useState(false)
  const [resent, setResent] = useState(false)
  const [confirmedBefore, setConfirmedBefore] = useState(false)

  const submit = async ({ Email, Code }: InferType<typeof schema>) => {
    setResent(false)
    setConfirmedBefore(false)
    try {
      const { confirmRegistration } = await import('../../../ground/session/amplifyAuth')
      await confirmRegistration(Email, Code)
    } catch (error) {
      showAuthError(form, FIELDS, error, authErrors.confirmSignUpErrorMessage)
      setConfirmedBefore(error instanceof Error && authErrors.isAlreadyConfirmed(error))
      return
    }
    noteHappened('addressConfirmed')
    await navigate('/signup/confirm_password/complete')
  }

  const resend = async () => {
    if (!(await form.trigger('Email'))) return
    setResending(true)
    try {
      const { resendRegistrationCode } = await import('../../../ground/session/amplifyAuth')
      await resendRegistrationCode(form.getValues('Email'))
      form.clearErrors()
      setResent(true)
    } catch (error) {
      showAuthError(form, FIELDS, error)
    }
    setResending(false)
  }

  return (
    <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormErrors form={form} fields={FIELDS} />
      <EmailOfStep
        field={form.register('Email')}
        error={errors.Email?.message}
        setEmail={(kept) => form.setValue('Email', kept)}
      />
      {resent && (
        <Note tone="leaf" role="status">
          <p>{authErrors.CODE_RESENT_IF_WAITING}</p>
        </Note>
      )}
      <CodeField {...form.register('Code')} error={errors.Code?.message} />
      <div className="buttons">
        {confirmedBefore && <ButtonLink to="/login">{authPages['/login'].primary}</ButtonLink>}
        <Button type="submit" kind={confirmedBefore ? 'two' : 'primary'} busy={isSubmitting}>
          {primary}
        </Button>
        <Button kind="two" busy={resending} onClick={() => void resend()}>
          {secondary}
        </Button>
        <ButtonLink kind="txt" to="/signup">
          {ENTER_ADDRESS_AGAIN}
        </ButtonLink>
      </div>
    </Form>
  )
}

export function ConfirmedAlready() {
  return (
    <p>
      確認がお済みの方は、<Link to="/login">ログイン</Link>へお進みください。
    </p>
  )
}
