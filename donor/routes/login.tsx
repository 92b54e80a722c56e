import { useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams, Link } from 'react-router'
import { canUsePasskeys } from '../../shared/facts/canUsePasskeys'
import { authErrorMessage, SIGN_OUT_FIRST } from '../../shared/words/program/authErrors'
import {
  SIGN_IN_TO_SEE,
  PASSKEY_HINT,
  PASSKEY_SIGN_IN,
  PASSWORD_HINT,
  TOTP_HINT,
} from '../../shared/words/program/notices'
import { authPages } from '../../shared/words/program/memberPages'
import { documentTitle } from '../../shared/words/program/pageText'
import { signInSchema, newPasswordSchema, totpSchema } from '../../shared/forms/auth'
import { Note, Button, Words } from '../parts/components/Basics'
import { Form } from '../parts/components/Form'
import { PasswordField, TextField, CodeField } from '../parts/components/TextField'
import { FormErrors, showAuthError, useYupForm } from '../parts/components/FormErrors'
import { originOf, textsOf } from '../ground/page/rootData'
import { safeRedirect } from '../ground/page/safeRedirect'
import type { SignInStep } from '../ground/session/amplifyAuth'
import { forgetEmail, keepEmail } from '../ground/session/keptEmail'
import { refreshSession } from '../ground/session/session'
import type { Route } from './+types/login'

const { h1, description } = authPages['/login']

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: documentTitle(h1, textsOf(matches).serviceName) },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: `${originOf(matches)}/login` },
]

export default function Login() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [challenge, setChallenge] = useState<SignInStep | null>(null)
  // The server's page is the same for every address.
  const wanted = useSyncExternalStore(
    unchanging,
    () => search.get('redirect'),
    () => null,
  )

  const goOn = async (step: SignInStep) => {
    if (step === 'DONE') {
      forgetEmail()
      await refreshSession()
      await navigate(safeRedirect(wanted, window.location.origin), { replace: true })
    } else if (step === 'CONFIRM_SIGN_UP') await navigate('/signup/confirm_password')
    else if (step === 'RESET_PASSWORD') await navigate('/forgot_password')
    else setChallenge(step)
  }

  return (
    <div className="wrap column page stackLarge">
      <h1>
        <Words text={h1} />
      </h1>
      {wanted && challenge === null && (
        <Note tone="yolk">
          <p>{SIGN_IN_TO_SEE}</p>
        </Note>
      )}
      {challenge === 'NEW_PASSWORD' ? (
        <NewPasswordForm onStep={goOn} />
      ) : challenge === 'TOTP' ? (
        <TotpForm onStep={goOn} />
      ) : (
        <PasswordForm unsupported={challenge === 'OTHER'} onEmail={keepEmail} onStep={goOn} />
      )}
    </div>
  )
}

const FIELDS = ['Email', 'Password'] as const
const emailOnlySchema = signInSchema.pick(['Email'])
const unchanging = () => () => undefined

type Props = {
  /** The pool asked for a challenge that this service does not use. */
  unsupported: boolean
  onEmail: (email: string) => void
  onStep: (step: SignInStep) => Promise<void>
}

function useStep<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, object, Output>,
  fields: readonly Path<Values>[],
  onStep: (step: SignInStep) => Promise<void>,
  send: (values: Output, pool: typeof import('../ground/session/amplifyAuth')) => Promise<SignInStep>,
) {
  return async (values: Output) => {
    let step: SignInStep
    try {
      step = await send(values, await import('../ground/session/amplifyAuth'))
    } catch (error) {
      showAuthError(form, fields, error, (refused) =>
        refused.name === 'UserAlreadyAuthenticatedException' ? SIGN_OUT_FIRST : authErrorMessage(refused),
      )
      return
    }
    await onStep(step)
  }
}

function PasswordForm({ unsupported, onEmail, onStep }: Props) {
  const form = useYupForm(signInSchema)
  const { errors, isSubmitting } = form.formState
  const signIn = useStep(form, FIELDS, onStep, ({ Email, Password }, { signInWithPassword }) => {
    onEmail(Email)
    return signInWithPassword(Email, Password)
  })
  const signInByPasskey = useStep(form, FIELDS, onStep, ({ Email }, { signInWithPasskey }) =>
    signInWithPasskey(emailOnlySchema.cast({ Email }).Email),
  )
  // The server's page cannot know.
  const hasPasskeys = useSyncExternalStore(unchanging, canUsePasskeys, () => false)
  const [isAsking, setIsAsking] = useState(false)
  const askDevice = async () => {
    form.clearErrors()
    if (!(await form.trigger('Email', { shouldFocus: true }))) return
    setIsAsking(true)
    await signInByPasskey(form.getValues())
    setIsAsking(false)
  }

  return (
    <>
      {unsupported && (
        <Note tone="coral" role="alert">
          <p>この方法では、ここからログインできません。事務局へお問い合わせください。</p>
        </Note>
      )}
      <Form onSubmit={(event) => void form.handleSubmit(signIn)(event)}>
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
          {hasPasskeys && (
            <Button kind="two" busy={isAsking} onClick={() => void askDevice()}>
              {PASSKEY_SIGN_IN}
            </Button>
          )}
        </div>
      </Form>
      <ul className="dots">
        {hasPasskeys && <li>{PASSKEY_HINT}</li>}
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

const NEW_PASSWORD_FIELDS = ['Password', 'RepeatedPassword'] as const

function NewPasswordForm({ onStep }: { onStep: (step: SignInStep) => Promise<void> }) {
  const form = useYupForm(newPasswordSchema)
  const { errors, isSubmitting } = form.formState
  const answer = useStep(form, NEW_PASSWORD_FIELDS, onStep, ({ Password }, { answerChallenge }) =>
    answerChallenge(Password),
  )

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

function TotpForm({ onStep }: { onStep: (step: SignInStep) => Promise<void> }) {
  const form = useYupForm(totpSchema)
  const { errors, isSubmitting } = form.formState
  const answer = useStep(form, TOTP_FIELDS, onStep, ({ Code }, { answerChallenge }) => answerChallenge(Code))

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
