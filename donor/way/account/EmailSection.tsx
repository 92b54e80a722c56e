import { useRef, useState } from 'react'
import { accountTexts } from '../../ground/words/account'
import { isProofRequired } from '../../../shared/words/program/authErrors'
import { CODE_RESENT } from '../../../shared/words/program/notices'
import {
  newEmailSchema,
  type NewEmailInput,
  confirmSignUpSchema,
  type ConfirmSignUpInput,
} from '../../../shared/forms/auth'
import { Button, Card, DefinitionList } from '../../parts/components/Basics'
import { Form } from '../../parts/components/Form'
import { TextField, CodeField } from '../../parts/components/TextField'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { FormErrors, showAuthError, useYupForm } from '../../parts/components/FormErrors'
import { UpdateEmailDocument } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import { useSignedInUser } from '../../ground/page/standing'
import { showToast } from '../../ground/page/toasts'
import { forgetPendingEmail, keepPendingEmail, readPendingEmail } from './DataSections'
import { ProofForm } from './ProofForm'

const texts = accountTexts.email

export function EmailSection({ readOnly }: { readOnly: boolean }) {
  const user = useSignedInUser()
  const [pending, setPending] = useState(() => readPendingEmail(user.Id))

  const heading = useRef<HTMLHeadingElement>(null)

  // The forms replace each other, so focus goes to the heading.
  const show = (email: string | null) => {
    setPending(email)
    heading.current?.focus()
  }
  const sent = (email: string) => {
    keepPendingEmail(user.Id, email)
    show(email)
  }
  const stop = () => {
    forgetPendingEmail()
    show(null)
  }
  const changed = () => {
    stop()
    showToast(texts.changed)
  }

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <DefinitionList items={[{ term: texts.current, value: user.Profile.Email }]} />
      {!readOnly &&
        (pending ? (
          <EmailCodeForm email={pending} onChanged={changed} onStop={stop} />
        ) : (
          <NewEmailForm onSent={sent} />
        ))}
    </Card>
  )
}

const newEmailFormTexts = accountTexts.email
const FIELDS = ['Email'] as const

function NewEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useYupForm(newEmailSchema)
  const { errors, isSubmitting } = form.formState

  const [proving, setProving] = useState(false)

  const submit = async ({ Email }: NewEmailInput) => {
    try {
      const { requestNewEmail } = await import('../../ground/session/amplifyAccount')
      if (await requestNewEmail(Email)) onSent(Email)
      else form.setError('Email', { message: newEmailFormTexts.same })
    } catch (error) {
      if (error instanceof Error && isProofRequired(error)) setProving(true)
      else showAuthError(form, FIELDS, error)
    }
  }

  const proved = async () => {
    setProving(false)
    await form.handleSubmit(submit)()
  }

  if (proving) return <ProofForm onProved={proved} onStop={() => setProving(false)} />
  return (
    <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormErrors form={form} fields={FIELDS} />
      <TextField
        {...form.register('Email')}
        label={newEmailFormTexts.next}
        hint={newEmailFormTexts.lead}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.Email?.message}
      />
      <div className="buttons">
        <Button kind="two" type="submit" busy={isSubmitting}>
          {newEmailFormTexts.send}
        </Button>
      </div>
    </Form>
  )
}

const emailCodeFormTexts = accountTexts.email
const CODE_FIELDS = ['Code'] as const

type Props = { email: string; onChanged: () => void; onStop: () => void }

function EmailCodeForm({ email, onChanged, onStop }: Props) {
  const form = useYupForm(confirmSignUpSchema)
  const { errors, isSubmitting } = form.formState
  const [resending, setResending] = useState(false)
  const change = useEmailChange(email)

  const submit = async ({ Code }: ConfirmSignUpInput) => {
    const refusal = await change(Code)
    if (!refusal) onChanged()
    else if ('message' in refusal) form.setError('root', refusal)
    else showAuthError(form, CODE_FIELDS, refusal.error)
  }

  const resend = async () => {
    setResending(true)
    try {
      const { resendNewEmailCode } = await import('../../ground/session/amplifyAccount')
      await resendNewEmailCode()
      form.clearErrors()
      showToast(CODE_RESENT)
    } catch (error) {
      showAuthError(form, CODE_FIELDS, error)
    }
    setResending(false)
  }

  return (
    <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <FormErrors form={form} fields={CODE_FIELDS} />
      <div className="stackSmall" role="status">
        <p>{emailCodeFormTexts.sent(email)}</p>
        <p className="support">{emailCodeFormTexts.unchanged}</p>
      </div>
      <CodeField {...form.register('Code')} error={errors.Code?.message} />
      <div className="buttons">
        <Button type="submit" busy={isSubmitting}>
          {emailCodeFormTexts.change}
        </Button>
        <Button kind="two" busy={resending} onClick={() => void resend()}>
          {emailCodeFormTexts.resend}
        </Button>
        <Button kind="txt" onClick={onStop}>
          {emailCodeFormTexts.stop}
        </Button>
      </div>
    </Form>
  )
}

type Refusal = { error: unknown } | { message: string }

/** The code works once, so a retry after a failed profile update skips the pool. */
function useEmailChange(email: string): (code: string) => Promise<Refusal | null> {
  const confirmed = useRef(false)
  return async (code) => {
    if (!confirmed.current) {
      try {
        const { confirmNewEmail } = await import('../../ground/session/amplifyAccount')
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
