import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { accountTexts } from '../../shared/messages/account'
import { newEmailSchema, type NewEmailInput } from '../../shared/validation/auth'
import { Button } from '../components/Button'
import { Form } from '../components/Form'
import { TextField } from '../components/TextField'
import { FormErrors } from '../forms/FormErrors'
import { showAuthError } from '../forms/showAuthError'

const texts = accountTexts.email
const FIELDS = ['Email'] as const

/** Asks where the code shall go; the address changes only once it is confirmed. */
export function NewEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: yupResolver(newEmailSchema), shouldFocusError: false })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ Email }: NewEmailInput) => {
    try {
      const { requestNewEmail } = await import('../session/amplifyAccount')
      if (await requestNewEmail(Email)) onSent(Email)
      else form.setError('Email', { message: texts.same })
    } catch (error) {
      showAuthError(form, FIELDS, error)
    }
  }

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
