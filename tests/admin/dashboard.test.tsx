import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DashboardPage } from '../../admin/office/dashboard/DashboardPage'
import type { DashboardQuery } from '../../admin/generated/graphql'
import { userStatusLabels } from '../../shared/words/labels/statusLabels'
import type { Role } from '../../shared/generated/schema'
import type { ApiAnswer } from './support/fakeApi'
import { renderScreen } from './support/renderScreen'

type Data = DashboardQuery['getDashboard']

const statuses = Object.keys(userStatusLabels) as (keyof typeof userStatusLabels)[]
const nobody: Data['Funnel'] = statuses.map((UserStatus, index) => ({
  UserStatus,
  Count: 0,
  Reached: 0,
  WentOn: index === statuses.length - 1 ? null : 0,
  MedianDays: null,
  LongestDays: null,
}))
const empty: Data = {
  Funnel: nobody,
  EndingNext: [],
  Refusals: [],
}
const busy: Data = {
  ...empty,
  Funnel: nobody.map((step) =>
    step.UserStatus === 'WaitingGuidance'
      ? { ...step, Count: 12, Reached: 80, WentOn: 68, MedianDays: 9, LongestDays: 41 }
      : step,
  ),
  EndingNext: [{ UserId: 'user-1', Date: '2026-11-24' }],
  Refusals: [
    { QuestionId: 'Q35', Text: '次のものを受けましたか。', Count: 23 },
    { QuestionId: 'Q09', Text: '', Count: null },
    { QuestionId: 'Q26', Text: '', Count: null },
  ],
}
const person = {
  Id: 'user-1',
  Email: 'hanako@example.com',
  DonorId: 'D-0001',
  LastName: '見本',
  FirstName: '花子',
  LastNameFurigana: 'ミホン',
  FirstNameFurigana: 'ハナコ',
  DeleteStatus: false,
}

function open(data: Data, role: Role = 'Administrator') {
  let answer: ApiAnswer = { data: { getDashboard: data } }
  const { calls } = renderScreen(<DashboardPage />, {
    resource: 'users',
    role,
    answer: ({ operationName }) =>
      operationName === 'EndingPeople'
        ? { data: { listUsersByIdProfileCreatedAt: { items: [person] } } }
        : answer,
  })
  return { calls, answerWith: (next: ApiAnswer) => (answer = next) }
}

describe('the tables', () => {
  it('tell how many went on and how long those wait who have not', async () => {
    open(busy)
    const table = await screen.findByRole('table', { name: '状態ごとの人数' })
    const row = within(table).getByRole('row', { name: /^ガイダンス案内待ち/ })
    expect([...row.children].map(({ textContent }) => textContent)).toEqual([
      'ガイダンス案内待ち',
      '12人',
      '80人',
      '85％',
      '9日',
      '41日',
    ])
  })

  it('name whose status ends next, with the day of the week', async () => {
    open(busy)
    const table = await screen.findByRole('table', { name: '有効期限が近い方' })
    const link = await within(table).findByRole('link', { name: /見本 花子/ })
    expect(link.getAttribute('href')).toBe('/users/user-1/show')
    expect(within(table).getByText('2026年11月24日（火）')).toBeTruthy()
    expect(within(table).getByText('3日')).toBeTruthy()
  })

  it('tell the reasons with enough people by their question, and of the others how many there are', async () => {
    open(busy)
    const table = await screen.findByRole('table', { name: '通過しなかった理由' })
    expect(within(table).getByRole('row', { name: /^Q35 .+ 23人$/ })).toBeTruthy()
    expect(within(table).queryByText(/Q09/)).toBeNull()
    expect(screen.getByText(/ほかに2の質問があります。/)).toBeTruthy()
  })

  it('tell support staff no reasons', async () => {
    open({ ...busy, Refusals: [] }, 'Support')
    await screen.findByRole('table', { name: '状態ごとの人数' })
    expect(screen.queryByText('通過しなかった理由')).toBeNull()
  })
})

describe('without numbers', () => {
  it('an empty service says what will be here', async () => {
    const { calls } = open(empty)
    expect(await screen.findByText(/会員が登録すると/)).toBeTruthy()
    expect(screen.getByText(/有効期限を迎える方はいません/)).toBeTruthy()
    expect(calls.map(({ operationName }) => operationName)).toEqual(['Dashboard'])
  })

  it('a failure can be tried again', async () => {
    const { answerWith } = open(busy)
    answerWith({ status: 503 })
    const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
    expect(screen.getByRole('alert').textContent).toContain('数を読み込めませんでした')
    answerWith({ data: { getDashboard: busy } })
    await userEvent.setup().click(retry)
    expect(await screen.findByRole('table', { name: '状態ごとの人数' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
