import { useNavigate } from 'react-router'
import { accountTexts } from '../../ground/words/account'
import { authErrorMessage } from '../../../shared/words/program/authErrors'
import { PASSWORD_HINT } from '../../../shared/words/program/notices'
import { changePasswordSchema, type ChangePasswordInput } from '../../../shared/forms/auth'
import { Button, Card, FailedNote } from '../../parts/components/Basics'
import { ConfirmDialog, useConfirmation } from '../../parts/components/ConfirmDialog'
import { Form } from '../../parts/components/Form'
import { PasswordField } from '../../parts/components/TextField'
import { pageConfig } from '../../ground/session/clientConfig'
import { NetworkError } from '../../ground/session/apiError'
import { FormErrors, showAuthError, useYupForm } from '../../parts/components/FormErrors'
import { CreateLogoutActivityDocument } from '../../generated/graphql'
import { request, ownToken } from '../../ground/graphql/request'
import { useSignedInUser } from '../../ground/page/standing'
import { callPool } from '../../ground/session/callPool'
import { endSession } from '../../ground/session/session'
import { showToast } from '../../ground/page/toasts'

const texts = accountTexts.password
const FIELDS = ['CurrentPassword', 'Password'] as const
const EMPTY = { CurrentPassword: '', Password: '' }

export function PasswordSection() {
  const { Profile } = useSignedInUser()
  const form = useYupForm(changePasswordSchema, EMPTY, { email: Profile.Email })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ CurrentPassword, Password }: ChangePasswordInput) => {
    try {
      const { changePassword } = await import('../../ground/session/amplifyAccount')
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
        <input type="email" autoComplete="username" value={Profile.Email ?? ''} readOnly hidden />
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

const everywhereSectionTexts = accountTexts.everywhere

export function EverywhereSection() {
  const navigate = useNavigate()
  const { ask, failure, dialog } = useConfirmation(async () => {
    // Before the tokens end. A failed log entry must not prevent signing out.
    await request(CreateLogoutActivityDocument).catch(() => undefined)
    // Where only the pool knows the sessions, the server is not told of their end.
    if (pageConfig()?.tellsDevices)
      await import('../../ground/currentUser/pushDevice')
        .then(({ turnOffEverywhere }) => turnOffEverywhere())
        .catch(() => undefined)
    await endAllSessions()
    await endSession()
    await navigate('/login', { replace: true })
    showToast(everywhereSectionTexts.done)
  })

  return (
    <Card>
      <h2>{everywhereSectionTexts.title}</h2>
      <p>{everywhereSectionTexts.lead}</p>
      {failure && <FailedNote title={everywhereSectionTexts.failed}>{failure}</FailedNote>}
      <div className="buttons">
        <Button kind="two" onClick={ask}>
          {everywhereSectionTexts.open}
        </Button>
      </div>
      <ConfirmDialog
        {...dialog}
        title={everywhereSectionTexts.question}
        confirm={everywhereSectionTexts.open}
        cancel={everywhereSectionTexts.keep}
      >
        <p>{everywhereSectionTexts.consequence}</p>
      </ConfirmDialog>
    </Card>
  )
}

/** Ends all sessions; Amplify's global sign-out hides failures. @throws NetworkError, ApiError when signed out */
async function endAllSessions(): Promise<void> {
  const AccessToken = await ownToken()
  await callPool('GlobalSignOut', { AccessToken }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
}
