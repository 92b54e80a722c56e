import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { NewPasswordForm, PasswordForm } from '../../admin/start/signIn/PasswordForms'
import { renderScreen } from './support/renderScreen'

const nothing = async () => undefined

it.each([
  [
    'signing in',
    () => <PasswordForm onSubmit={nothing} onPasskey={nothing} onForgot={() => undefined} />,
    'パスワード',
  ],
  ['choosing a password', () => <NewPasswordForm onSubmit={nothing} />, '新しいパスワード'],
])('shows what was typed, by keyboard: %s', async (_when, Form, label) => {
  renderScreen(<Form />, { resource: 'users', role: 'Administrator', answer: () => ({ data: {} }) })
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>(label)
  await user.click(field)
  await user.keyboard('Secret-1{Tab}{Enter}')
  expect([field.type, field.value]).toEqual(['text', 'Secret-1'])
  const hide = screen.getByRole('button', { name: 'パスワードを隠す' })
  expect(document.activeElement).toBe(hide)
  await user.keyboard(' ')
  expect(field.type).toBe('password')
})
