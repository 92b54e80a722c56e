import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { PasswordSection } from '../../../../donor/way/account/SignInSections'
import * as amplifyAccount from '../../../../donor/ground/session/amplifyAccount'
import { ToastOutlet } from '../../../../donor/ground/page/toasts'
import { person } from '../../person'
import { renderPage } from '../../renderPage'
import { signIn } from '../../signedIn'

const changePassword = () => vi.mocked(amplifyAccount.changePassword)
const current = () => screen.getByLabelText<HTMLInputElement>(/^いまのパスワード/)
const next = () => screen.getByLabelText<HTMLInputElement>(/^新しいパスワード/)
const send = () => userEvent.click(screen.getByRole('button', { name: 'パスワードを変更する' }))

beforeEach(async () => {
  vi.spyOn(amplifyAccount, 'changePassword').mockResolvedValue()
  await signIn(person({}))
  renderPage(
    <>
      <PasswordSection />
      <ToastOutlet />
    </>,
  )
})

it('changes a password exactly as it was typed, and forgets it', async () => {
  await userEvent.type(current(), 'Demo-Passw0rd')
  await userEvent.type(next(), ' ながい 合言葉 ')
  await send()
  expect(await screen.findByText('パスワードを変更しました。')).toBeTruthy()
  expect(changePassword().mock.calls).toEqual([['Demo-Passw0rd', ' ながい 合言葉 ']])
  expect([current().value, next().value]).toEqual(['', ''])
})

it.each([
  [
    'NotAuthorizedException',
    'Incorrect username or password.',
    'CurrentPassword',
    'いまのパスワードが正しくありません。',
  ],
  [
    'InvalidPasswordException',
    'Password did not conform',
    'Password',
    'このパスワードは使えません。8文字以上で、推測されにくいものを入力してください。',
  ],
])('says %s at the field it is about, and keeps what was typed', async (name, message, id, text) => {
  changePassword().mockRejectedValue(Object.assign(new Error(message), { name }))
  await userEvent.type(current(), 'Demo-Passw0rd')
  await userEvent.type(next(), 'another password')
  await send()
  const summary = await screen.findByRole('alert')
  expect(summary.querySelector('a')?.getAttribute('href')).toBe(`#${id}`)
  expect(summary.textContent).toContain(text)
  expect(next().value).toBe('another password')
})

it('asks the pool nothing while something is missing or too short', async () => {
  await userEvent.type(next(), 'short')
  await send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('いまのパスワードは必須です')
  expect(summary.textContent).toContain('新しいパスワードは8文字以上で入力してください')
  expect(changePassword()).not.toHaveBeenCalled()
})
