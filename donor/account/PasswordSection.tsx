import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { accountTexts } from '../../shared/messages/account'
import { authErrorMessage } from '../../shared/messages/authErrors'
import { PASSWORD_HINT } from '../../shared/messages/notices'
import { changePasswordSchema, type ChangePasswordInput } from '../../shared/validation/auth'
import { Button } from '../components/Button'
import { Card } from '../components/Card'
import { Form } from '../components/Form'
import { PasswordField } from '../components/PasswordField'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { FormErrors, showAuthError } from '../forms/FormErrors'
import { showToast } from '../toasts/toasts'

const texts = accountTexts.password
const FIELDS = ['CurrentPassword', 'Password'] as const
const EMPTY = { CurrentPassword: '', Password: '' }

export function PasswordSection() {
  const { Profile } = useSignedInUser()
  const form = useForm({
    resolver: yupResolver(changePasswordSchema),
    defaultValues: EMPTY,
    // The schema refuses a password equal to the address.
    context: { email: Profile.Email },
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ CurrentPassword, Password }: ChangePasswordInput) => {
    try {
      const { changePassword } = await import('../session/amplifyAccount')
      await changePassword(CurrentPassword, Password)
    } catch (error) {
      if (error instanceof Error && error.name === 'NotAuthorizedException')
        form.setError('CurrentPassword', {
          message: error.message.includes('Incorrect') ? texts.wrong : authErrorMessage(error),
        })
      else showAuthError(form, FIELDS, error)
      return
    }
    form.reset(EMPTY)
    showToast(texts.changed)
  }

  return (
    <Card>
      <h2>{texts.title}</h2>
      <p className="support">{texts.lead}</p>
      <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormErrors form={form} fields={FIELDS} />
        {/* Tells password managers the account. */}
        <input type="email" autoComplete="username" value={Profile.Email} readOnly hidden />
        <PasswordField
          {...form.register('CurrentPassword')}
          label={texts.current}
          autoComplete="current-password"
          error={errors.CurrentPassword?.message}
        />
        <PasswordField
          {...form.register('Password')}
          label={texts.next}
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errors.Password?.message}
        />
        <div className="buttons">
          <Button kind="two" type="submit" busy={isSubmitting}>
            {texts.change}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
