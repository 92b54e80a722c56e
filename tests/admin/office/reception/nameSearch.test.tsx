import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ReceptionPage } from '../../../../admin/office/reception/ReceptionPage'
import { NEITHER_NAME_NOR_BIRTHDAY } from '../../../../shared/words/office/reception'
import { refusal, type ApiCall } from '../../support/fakeApi'
import { renderScreen } from '../../support/renderScreen'
import { donor } from './donor'

afterEach(() => localStorage.clear())

const { Id: UserId, DonorId, LastName, FirstName, LastNameFurigana, FirstNameFurigana, Birthday } = donor.User
const found = { UserId, DonorId, LastName, FirstName, LastNameFurigana, FirstNameFurigana, Birthday }

function desk() {
  const { calls } = renderScreen(<ReceptionPage />, {
    resource: 'donations',
    role: 'Reception',
    answer: ({ operationName, variables }: ApiCall) => {
      if (operationName === 'FindDonor') return { data: { findDonor: donor } }
      if (operationName === 'FindDonors')
        return variables.text === '42'
          ? refusal('BAD_USER_INPUT', '入力内容を確認してください。', { Text: NEITHER_NAME_NOR_BIRTHDAY })
          : { data: { findDonors: variables.text === '見本' ? [found] : [] } }
      return {
        data: { listDonationByIdDonationInfoCreatedAt: { items: [], total: 0 }, listUnits: { items: [] } },
      }
    },
  })
  const sent = (operation: string) => calls.filter(({ operationName }) => operationName === operation)
  return { sent, user: userEvent.setup() }
}

it('finds somebody without the card by the keyboard alone; choosing does what a scan does', async () => {
  const { sent, user } = desk()
  const number = await screen.findByLabelText('ドナー番号')
  await waitFor(() => expect(document.activeElement).toBe(number))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '名前と生年月日で探す' }))
  await user.keyboard('{Enter}')
  const field = await screen.findByLabelText('お名前・生年月日')
  await waitFor(() => expect(document.activeElement).toBe(field))
  // Each person shown is a read, so nothing is asked while a name is typed.
  await user.keyboard('見本')
  expect(sent('FindDonors')).toHaveLength(0)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('お名前と生年月日を言っていただき、同じ方を選んでください。')).toBeTruthy()
  await user.tab()
  await user.tab()
  const choice = screen.getByRole('button', { name: /見本 花子/ })
  expect(document.activeElement).toBe(choice)
  expect(choice.textContent).toContain('1990年4月1日生まれ')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: '受け付けられます' })).toBeTruthy()
  expect(sent('FindDonor')[0]?.variables).toEqual({ donorId: 'D-000042' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByLabelText('ドナー番号'))
})

it('says that nobody is found, or what to type, and goes away by Escape', async () => {
  const { user } = desk()
  await user.click(await screen.findByRole('button', { name: '名前と生年月日で探す' }))
  await user.type(await screen.findByLabelText('お名前・生年月日'), '42{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(NEITHER_NAME_NOR_BIRTHDAY)
  await user.clear(screen.getByLabelText('お名前・生年月日'))
  await user.type(screen.getByLabelText('お名前・生年月日'), '誰か{Enter}')
  expect(await screen.findByText(/^認定中の方の中に、見つかりませんでした。/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
