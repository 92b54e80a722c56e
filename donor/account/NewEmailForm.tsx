import { yupResolver } from '@hookform/resolvers/yup'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountTexts } from '../../shared/messages/account'
import { isProofRequired } from '../../shared/messages/authErrors'
import { newEmailSchema, type NewEmailInput } from '../../shared/validation/auth'
import { Button } from '../components/Button'
import { Form } from '../components/Form'
import { TextField } from '../components/TextField'
import { FormErrors } from '../forms/FormErrors'
import { showAuthError } from '../forms/showAuthError'
import { ProofForm } from './ProofForm'

const texts = accountTexts.email
const FIELDS = ['Email'] as const

/** Asks for the new address, and for the password if the sign-in is old. */
export function NewEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: yupResolver(newEmailSchema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState

  const [proving, setProving] = useState(false)

  const submit = async ({ Email }: NewEmailInput) => {
    try {
      const { requestNewEmail } = await import('../session/amplifyAccount')
      if (await requestNewEmail(Email)) onSent(Email)
      else form.setError('Email', { message: texts.same })
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
        label={texts.next}
        hint={texts.lead}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.Email?.message}
      />
      <div className="buttons">
        <Button kind="two" type="submit" busy={isSubmitting}>
          {texts.send}
        </Button>
      </div>
    </Form>
  )
}
