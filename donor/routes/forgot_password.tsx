import { Link, useNavigate } from 'react-router'
import { authPages } from '../../shared/words/program/memberPages'
import { forgotPasswordSchema, type ForgotPasswordInput } from '../../shared/forms/auth'
import { Button, PageHead } from '../parts/components/Basics'
import { Form } from '../parts/components/Form'
import { TextField } from '../parts/components/TextField'
import { FormErrors, showAuthError, useYupForm } from '../parts/components/FormErrors'
import { privateMeta } from '../ground/page/meta'
import { keepEmail } from '../ground/session/keptEmail'

const { h1, primary } = authPages['/forgot_password']
const FIELDS = ['Email'] as const

export const meta = privateMeta(h1)

export default function ForgotPassword() {
  const navigate = useNavigate()
  const form = useYupForm(forgotPasswordSchema)
  const { errors, isSubmitting } = form.formState

  const submit = async ({ Email }: ForgotPasswordInput) => {
    try {
      const { sendRecoveryCode } = await import('../ground/session/amplifyAuth')
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
      <PageHead h1={h1}>
        <p>ご登録のメールアドレスに、新しいパスワードを設定するための確認コードをお送りします。</p>
      </PageHead>
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
