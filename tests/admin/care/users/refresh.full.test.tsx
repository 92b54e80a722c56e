import { useIsFetching } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRefresh, useRouterProvider } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetDraft } from '../../../../admin/ground/auth/drafts'
import { draftName } from '../../../../admin/care/users/conversation/draftName'
import { UserPage } from '../../../../admin/care/users/UserPage'
import { MailsTab } from '../../../../admin/care/users/tabs/MailsTab'
import { refusal, type ApiAnswer, type ApiCall } from '../../support/fakeApi'
import { renderScreen } from '../../support/renderScreen'
import { person } from './person'

// react-admin writes there what failed.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => forgetDraft(draftName('user-1')))

const BEHIND = /最新の内容を読み込めませんでした/

/** By the router that react-admin brings: its hooks read the id there. */
function Page() {
  const { Routes, Route } = useRouterProvider()
  return (
    <Routes>
      <Route path="/users/:id/show" element={<UserPage />} />
    </Routes>
  )
}

const Refresh = () => (
  <button onClick={useRefresh()} aria-busy={useIsFetching() > 0}>
    読み直す
  </button>
)

/** The page of a person with something typed, then another answer to each call; what comes back reads it again. */
async function refreshed(later: () => ApiAnswer) {
  const user = userEvent.setup()
  let isWell = true
  window.location.hash = '#/users/user-1/show'
  const well = ({ operationName }: ApiCall): ApiAnswer =>
    operationName === 'UserPage'
      ? { data: { getUserById: person() } }
      : { data: { listConversation: { items: [], nextToken: null }, getConsoleSettings: [] } }
  renderScreen(
    <>
      <Refresh />
      <Page />
    </>,
    {
      resource: 'users',
      role: 'Coordinator',
      answer: (call) => (isWell ? well(call) : later()),
    },
  )
  await user.click(await screen.findByRole('button', { name: '電話・メモを記録' }))
  await user.type(await screen.findByLabelText('内容'), '書きかけ')
  isWell = false
  await user.click(screen.getByRole('button', { name: '読み直す' }))
  return () => {
    isWell = true
    return user.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  }
}

it.each<[string, () => ApiAnswer]>([
  ['the server fails', () => refusal('INTERNAL', '', {}, 500)],
  ['too many calls', () => refusal('RATE_LIMITED', '', {}, 429)],
  [
    'the connection is away',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('what is shown and typed stays when it cannot be read again: %s', async (_, later) => {
  const again = await refreshed(later)
  expect(await screen.findByText(BEHIND)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('内容').value).toBe('書きかけ')
  await again()
  await expect.poll(() => screen.queryByText(BEHIND)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('内容').value).toBe('書きかけ')
})

it.each<[string, () => ApiAnswer]>([
  ['it is forbidden', () => refusal('FORBIDDEN', '')],
  ['it is gone', () => refusal('NOT_FOUND', '')],
])('what may no longer be read goes: %s', async (_, later) => {
  await refreshed(later)
  expect(await screen.findByText('会員を表示できませんでした')).toBeDefined()
  expect(screen.queryByLabelText('内容')).toBeNull()
})

it.each<[string, () => ApiAnswer, boolean]>([
  ['the server fails', () => refusal('INTERNAL', '', {}, 500), true],
  ['it is forbidden', () => refusal('FORBIDDEN', ''), false],
])('a part that was read stays where the page does: %s', async (_, later, stays) => {
  let failures = 0
  let isWell = true
  const failing = () => {
    failures += 1
    return later()
  }
  const mail = {
    Id: 'm',
    CreatedAt: '2026-10-13T00:00:00Z',
    Label: 'ご予約の確認',
    State: 'Sent',
    ArrivalAt: null,
  }
  const listMails = { items: [mail], nextToken: null }
  renderScreen(
    <>
      <Refresh />
      <MailsTab person={person()} />
    </>,
    { resource: 'users', role: 'Coordinator', answer: () => (isWell ? { data: { listMails } } : failing()) },
  )
  expect(await screen.findByText('ご予約の確認')).toBeDefined()
  isWell = false
  await userEvent.click(screen.getByRole('button', { name: '読み直す' }))
  await expect.poll(() => failures).toBeGreaterThan(0)
  await screen.findByRole('button', { name: '読み直す', busy: false })
  await expect.poll(() => screen.queryAllByText('ご予約の確認').length).toBe(stays ? 1 : 0)
})
