import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { authErrorMessage, SIGN_OUT_FIRST } from '../../shared/messages/authErrors'
import { authPages } from '../../shared/messages/pages/memberPages'
import { signInSchema, type SignInInput } from '../../shared/validation/auth'
import { Button } from '../components/Button'
import { Form } from '../components/Form'
import { Note } from '../components/Note'
import { PasswordField } from '../components/PasswordField'
import { TextField } from '../components/TextField'
import { FormErrors, showAuthError } from '../forms/FormErrors'
import type { SignInStep } from '../session/amplifyAuth'

const FIELDS = ['Email', 'Password'] as const

type Props = {
  /** The pool asked for a challenge that this service does not use. */
  unsupported: boolean
  onEmail: (email: string) => void
  onStep: (step: SignInStep) => Promise<void>
}

export function PasswordForm({ unsupported, onEmail, onStep }: Props) {
  const form = useForm({ resolver: yupResolver(signInSchema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ Email, Password }: SignInInput) => {
    let step: SignInStep
    try {
      const { signInWithPassword } = await import('../session/amplifyAuth')
      onEmail(Email)
      step = await signInWithPassword(Email, Password)
    } catch (error) {
      showAuthError(form, FIELDS, error, (refused) =>
        refused.name === 'UserAlreadyAuthenticatedException' ? SIGN_OUT_FIRST : authErrorMessage(refused),
      )
      return
    }
    await onStep(step)
  }

  return (
    <>
      {unsupported && (
        <Note tone="coral" role="alert">
          <p>この方法では、ここからログインできません。事務局へお問い合わせください。</p>
        </Note>
      )}
      <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormErrors form={form} fields={FIELDS} />
        <TextField
          {...form.register('Email')}
          label="メールアドレス"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={errors.Email?.message}
        />
        <PasswordField
          {...form.register('Password')}
          autoComplete="current-password"
          error={errors.Password?.message}
        />
        <div className="buttons">
          <Button type="submit" busy={isSubmitting}>
            {authPages['/login'].primary}
          </Button>
        </div>
      </Form>
      <ul className="dots">
        <li>
          <Link to="/forgot_password">{authPages['/forgot_password'].h1}</Link>
        </li>
        <li>
          はじめての方は、<Link to="/signup">会員登録</Link>へお進みください。
        </li>
      </ul>
    </>
  )
}
