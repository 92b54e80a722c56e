import { useRef, useState } from 'react'
import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { accountTexts } from '../../shared/messages/account'
import { isProofRequired } from '../../shared/messages/authErrors'
import { newEmailSchema, type NewEmailInput } from '../../shared/validation/auth'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { DefinitionList } from '../components/DefinitionList'
import { Form } from '../components/Form'
import { TextField } from '../components/TextField'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { FormErrors, showAuthError } from '../forms/FormErrors'
import { showToast } from '../toasts/toasts'
import { EmailCodeForm } from './EmailCodeForm'
import { ProofForm } from './ProofForm'
import { forgetPendingEmail, keepPendingEmail, readPendingEmail } from './followPoolEmail'

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
  const form = useForm({ resolver: yupResolver(newEmailSchema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState

  const [proving, setProving] = useState(false)

  const submit = async ({ Email }: NewEmailInput) => {
    try {
      const { requestNewEmail } = await import('../session/amplifyAccount')
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
