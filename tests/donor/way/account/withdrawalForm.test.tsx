import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WithdrawalForm } from '../../../../donor/routes/withdrawal'
import { clearTokens } from '../../../../donor/ground/session/amplifySession'
import { currentSession } from '../../../../donor/ground/session/session'
import { person } from '../../person'
import { renderPage } from '../../renderPage'
import { refusal, signIn } from '../../signedIn'

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const leaveButton = () => screen.getAllByRole('button', { name: /^退会する/, hidden: true })
const tick = () => userEvent.click(screen.getByRole('checkbox', { name: '上の内容を確認し、退会します' }))

async function pressInDialog() {
  const [, inDialog] = leaveButton()
  if (!inDialog) throw new Error('no dialog')
  await userEvent.click(inDialog)
}

async function pressInForm() {
  const [inForm] = leaveButton()
  if (!inForm) throw new Error('no form')
  await userEvent.click(inForm)
}

it('asks for the tick before it asks the question', async () => {
  const sent = await signIn(person({}))
  renderPage(<WithdrawalForm />)
  await pressInForm()
  const text = '内容をご確認のうえ、チェックを入れてください'
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(dialog().open).toBe(false)
  expect(sent).toEqual([])
})

it('leaves after the question, and keeps nothing in this browser', async () => {
  const sent = await signIn(person({}), {
    RequestWithdrawal: () => ({ requestWithdrawal: { success: true } }),
  })
  sessionStorage.setItem('profileDraft', '{}')
  renderPage(<WithdrawalForm />)
  await tick()
  await pressInForm()
  expect(dialog().open).toBe(true)
  expect(sent).toEqual([])
  await pressInDialog()
  await screen.findByRole('heading', { name: '別のページ' })
  expect(sent.map(({ operation }) => operation)).toEqual(['RequestWithdrawal'])
  expect(clearTokens).toHaveBeenCalledTimes(1)
  expect(currentSession().status).toBe('guest')
  expect(Object.keys(sessionStorage)).toEqual(['happened:withdrawn'])
})

it('can be thought over', async () => {
  const sent = await signIn(person({}))
  renderPage(<WithdrawalForm />)
  await tick()
  await pressInForm()
  await userEvent.click(screen.getByRole('button', { name: '退会しない' }))
  expect(dialog().open).toBe(false)
  expect(sent).toEqual([])
})

it('stays signed in when it failed, and says so', async () => {
  await signIn(person({}), { RequestWithdrawal: () => refusal('INTERNAL', '障害です。') })
  renderPage(<WithdrawalForm />)
  await tick()
  await pressInForm()
  await pressInDialog()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('障害です。'))
  expect(dialog().open).toBe(false)
  expect(clearTokens).not.toHaveBeenCalled()
  expect(currentSession().status).toBe('user')
})
