import { Link, useNavigate } from 'react-router'
import { AGES } from '../../shared/rules/person/ages'
import { PASSWORD_HINT } from '../../shared/words/program/notices'
import { authPages } from '../../shared/words/program/memberPages'
import { signUpSchema, type SignUpInput } from '../../shared/forms/auth'
import { Button, PageHead } from '../parts/components/Basics'
import { CheckField, Form } from '../parts/components/Form'
import { PasswordField, TextField } from '../parts/components/TextField'
import { FormErrors, showAuthError, useYupForm } from '../parts/components/FormErrors'
import { ModalLink } from '../parts/components/ModalLink'
import { privateMeta } from '../ground/page/meta'
import { useTexts } from '../ground/page/rootData'
import { noteHappened } from '../ground/session/happened'
import { keepEmail } from '../ground/session/keptEmail'
import { keepPartner } from '../ground/session/keptPartner'

const { h1, primary } = authPages['/signup']
const FIELDS = ['Email', 'Password', 'Terms'] as const

export const meta = privateMeta(h1)

export default function SignUp() {
  const navigate = useNavigate()
  const { region } = useTexts()
  const form = useYupForm(signUpSchema)
  const { errors, isSubmitting } = form.formState

  const submit = async ({ Email, Password }: SignUpInput) => {
    try {
      const { register } = await import('../ground/session/amplifyAuth')
      await register(Email, Password)
    } catch (error) {
      showAuthError(form, FIELDS, error)
      return
    }
    keepEmail(Email)
    keepPartner(new URLSearchParams(window.location.search).get('partner') ?? '')
    noteHappened('codeSent')
    await navigate('/signup/temporary_registration')
  }

  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1}>
        <p>
          {region.name}にお住まいの、<span className="noBreak">{AGES}の方</span>が対象です。
          入力したメールアドレスに、確認コードをお送りします。
        </p>
      </PageHead>
      <Form onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormErrors form={form} fields={FIELDS} />
        <TextField
          {...form.register('Email')}
          label="メールアドレス"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.Email?.message}
        />
        <PasswordField
          {...form.register('Password')}
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errors.Password?.message}
        />
        <CheckField
          {...form.register('Terms')}
          label={
            <>
              <ModalLink modal="#terms">利用規約</ModalLink>
              に同意します
            </>
          }
          hint={
            <>
              <ModalLink modal="#privacy">プライバシーポリシー</ModalLink>もお読みください
            </>
          }
          error={errors.Terms?.message}
        />
        <div className="buttons">
          <Button type="submit" busy={isSubmitting}>
            {primary}
          </Button>
        </div>
      </Form>
      <p>
        すでに登録した方は、<Link to="/login">ログイン</Link>へお進みください。
      </p>
    </div>
  )
}
