import { RECOVERY_CODE_HOURS } from '../../shared/facts/terms'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { InferType } from 'yup'
import { CODE_SENT_IF_KNOWN, RECOVERY_CODE_RESENT } from '../../shared/words/program/authErrors'
import { PASSWORD_HINT } from '../../shared/words/program/notices'
import { authPages } from '../../shared/words/program/memberPages'
import { confirmPasswordSchema } from '../../shared/forms/auth'
import { emailField } from '../../shared/forms/email'
import { Button, Note, PageHead } from '../parts/components/Basics'
import { Form } from '../parts/components/Form'
import { PasswordField, CodeField } from '../parts/components/TextField'
import { EmailOfStep } from '../parts/components/EmailOfStep'
import { FormErrors, showAuthError, useYupForm } from '../parts/components/FormErrors'
import { privateMeta } from '../ground/page/meta'
import { forgetEmail } from '../ground/session/keptEmail'
import { showToast } from '../ground/page/toasts'

const { h1, primary, secondary } = authPages['/confirm_password']
const FIELDS = ['Email', 'Code', 'Password'] as const
const schema = confirmPasswordSchema.shape({ Email: emailField() })

export const meta = privateMeta(h1)

export default function ConfirmPassword() {
  const navigate = useNavigate()
  const form = useYupForm(schema)
  const { errors, isSubmitting } = form.formState
  const [resending, setResending] = useState(false)
  const [resent, setResent] = useState(false)

  const submit = async ({ Email, Code, Password }: InferType<typeof schema>) => {
    setResent(false)
    try {
      const { setRecoveredPassword } = await import('../ground/session/amplifyAuth')
      await setRecoveredPassword(Email, Code, Password)
    } catch (error) {
      showAuthError(form, FIELDS, error)
      return
    }
    forgetEmail()
    await navigate('/login', { replace: true })
    showToast('パスワードを変更しました。')
  }

  const resend = async () => {
    if (!(await form.trigger('Email'))) return
    setResending(true)
    try {
      const { sendRecoveryCode } = await import('../ground/session/amplifyAuth')
      await sendRecoveryCode(form.getValues('Email'))
      form.clearErrors()
      setResent(true)
    } catch (error) {
      showAuthError(form, FIELDS, error)
    }
    setResending(false)
  }

  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1}>
        <p>{CODE_SENT_IF_KNOWN}届いた6桁のコードと、新しいパスワードを入力してください。</p>
        <p className="support">
          {`コードは${RECOVERY_CODE_HOURS}時間有効です。届かないときは、迷惑メールフォルダーをご確認ください。`}
        </p>
      </PageHead>
      <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormErrors form={form} fields={FIELDS} />
        <EmailOfStep
          field={form.register('Email')}
          error={errors.Email?.message}
          setEmail={(kept) => form.setValue('Email', kept)}
        />
        {resent && (
          <Note role="status">
            <p>{RECOVERY_CODE_RESENT}</p>
          </Note>
        )}
        <CodeField {...form.register('Code')} error={errors.Code?.message} />
        <PasswordField
          {...form.register('Password')}
          label="新しいパスワード"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errors.Password?.message}
        />
        <div className="buttons">
          <Button type="submit" busy={isSubmitting}>
            {primary}
          </Button>
          <Button kind="two" busy={resending} onClick={() => void resend()}>
            {secondary}
          </Button>
        </div>
      </Form>
      <p>
        メールアドレスをまちがえたときは、<Link to="/forgot_password">メールアドレスの入力</Link>
        へお戻りください。
      </p>
    </div>
  )
}
