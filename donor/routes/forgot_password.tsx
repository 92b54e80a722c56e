import { Link, useNavigate } from 'react-router'
import { authPages } from '../../shared/messages/pages/memberPages'
import { forgotPasswordSchema, type ForgotPasswordInput } from '../../shared/validation/auth'
import { Button, Words } from '../components/Basics'
import { Form } from '../components/Form'
import { TextField } from '../components/TextField'
import { FormErrors, showAuthError, useYupForm } from '../forms/FormErrors'
import { privateMeta } from '../page/meta'
import { keepEmail } from '../session/keptEmail'

const { h1, primary } = authPages['/forgot_password']
const FIELDS = ['Email'] as const

export const meta = privateMeta(h1)

export default function ForgotPassword() {
  const navigate = useNavigate()
  const form = useYupForm(forgotPasswordSchema)
  const { errors, isSubmitting } = form.formState

  const submit = async ({ Email }: ForgotPasswordInput) => {
    try {
      const { sendRecoveryCode } = await import('../session/amplifyAuth')
      await sendRecoveryCode(Email)
    } catch (error) {
      showAuthError(form, FIELDS, error)
      return
    }
    keepEmail(Email)
    await navigate('/confirm_password')
  }

  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <h1>
          <Words text={h1} />
        </h1>
        <p>ご登録のメールアドレスに、新しいパスワードを設定するための確認コードをお送りします。</p>
      </div>
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
        <div className="buttons">
          <Button type="submit" busy={isSubmitting}>
            {primary}
          </Button>
        </div>
      </Form>
      <p>
        <Link to="/login">ログインへ戻る</Link>
      </p>
    </div>
  )
}
