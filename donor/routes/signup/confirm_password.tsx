import { yupResolver } from '@hookform/resolvers/yup'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { InferType } from 'yup'
import type { Route } from './+types/confirm_password'
import {
  addressConfirmation as texts,
  codeSentTo,
  ENTER_ADDRESS_AGAIN,
} from '../../../shared/messages/addressConfirmation'
import {
  CODE_RESENT_IF_WAITING,
  confirmSignUpErrorMessage,
  isAlreadyConfirmed,
} from '../../../shared/messages/authErrors'
import { authPages } from '../../../shared/messages/pages/authPages'
import { confirmSignUpSchema } from '../../../shared/validation/auth'
import { emailField } from '../../../shared/validation/email'
import { Button } from '../../components/Button'
import { ButtonLink } from '../../components/ButtonLink'
import { CodeField } from '../../components/CodeField'
import { Form } from '../../components/Form'
import { Note } from '../../components/Note'
import { EmailOfStep } from '../../forms/EmailOfStep'
import { FormErrors } from '../../forms/FormErrors'
import { showAuthError } from '../../forms/showAuthError'
import { privateMeta } from '../../meta'
import { hasHappened, noteHappened } from '../../session/happened'
import { useKeptEmail } from '../../session/keptEmail'

const { h1, primary, secondary } = authPages['/signup/confirm_password']
const FIELDS = ['Email', 'Code'] as const
const schema = confirmSignUpSchema.shape({ Email: emailField() })

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, h1)

export default function ConfirmSignUp() {
  const navigate = useNavigate()
  const email = useKeptEmail()
  const form = useForm({ resolver: yupResolver(schema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState
  const [resending, setResending] = useState(false)
  const [resent, setResent] = useState(false)
  const [confirmedBefore, setConfirmedBefore] = useState(false)

  const submit = async ({ Email, Code }: InferType<typeof schema>) => {
    setResent(false)
    setConfirmedBefore(false)
    try {
      const { confirmRegistration } = await import('../../session/amplifyAuth')
      await confirmRegistration(Email, Code)
    } catch (error) {
      showAuthError(form, FIELDS, error, confirmSignUpErrorMessage)
      setConfirmedBefore(error instanceof Error && isAlreadyConfirmed(error))
      return
    }
    noteHappened('addressConfirmed')
    await navigate('/signup/confirm_password/complete')
  }

  const resend = async () => {
    if (!(await form.trigger('Email'))) return
    setResending(true)
    try {
      const { resendRegistrationCode } = await import('../../session/amplifyAuth')
      await resendRegistrationCode(form.getValues('Email'))
      form.clearErrors()
      setResent(true)
    } catch (error) {
      showAuthError(form, FIELDS, error)
    }
    setResending(false)
  }

  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <h1>{h1}</h1>
        <p>{email ? lead(email) : texts.enterCode}</p>
      </div>
      <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormErrors form={form} fields={FIELDS} />
        <EmailOfStep
          field={form.register('Email')}
          error={errors.Email?.message}
          setEmail={(kept) => form.setValue('Email', kept)}
        />
        {resent && (
          <Note tone="leaf" role="status">
            <p>{CODE_RESENT_IF_WAITING}</p>
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
      <p>
        確認がお済みの方は、<Link to="/login">ログイン</Link>へお進みください。
      </p>
    </div>
  )
}

/** A sign-in with an address that was never confirmed leads here too, and no code was sent for that. */
const lead = (email: string) => (hasHappened('codeSent') ? codeSentTo(email) : texts.waiting(email))
