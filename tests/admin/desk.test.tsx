import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../shared/generated/schema'
import { DeskPage } from '../../admin/office/desk/DeskPage'
import { WorkPane } from '../../admin/office/desk/WorkPane'
import type { DeskQuery } from '../../admin/generated/graphql'
import { person as aPerson } from './care/users/person'
import { refusal, type ApiAnswer, type ApiCall } from './support/fakeApi'
import { renderScreen } from './support/renderScreen'

type Row = DeskQuery['listWork']['items'][number]

const person = {
  Id: 'user-1',
  Email: 'riku@example.com',
  DonorId: null,
  LastName: '梶原',
  FirstName: '陸',
  LastNameFurigana: 'カジワラ',
  FirstNameFurigana: 'リク',
  DeleteStatus: false,
}
const row = (values: Partial<Row>): Row => ({
  Id: 'WishesPassed/1',
  Kind: 'WishesPassed',
  SubjectId: '1',
  UserId: 'user-1',
  User: person,
  Due: '2026-11-18',
  Group: 'Overdue',
  Title: null,
  Words: null,
  Days: ['2026-11-16', '2026-11-18'],
  At: null,
  Point: null,
  MailLabel: null,
  Request: null,
  Amount: null,
  AssigneeId: null,
  AssigneeName: null,
  SnoozedUntil: null,
  Outcome: null,
  Version: 0,
  ...values,
})
const task = row({
  Id: 'Task/2',
  Kind: 'Task',
  SubjectId: '2',
  Title: '電話の折り返し',
  Group: 'Today',
  Due: '2026-11-21',
  Days: [],
  AssigneeId: 'me',
  AssigneeName: '山田 あや',
  Version: 3,
})

const listWork: DeskQuery['listWork'] = {
  items: [row({}), task],
  nextToken: null,
  groups: [
    { Group: 'Overdue', Count: 1 },
    { Group: 'Today', Count: 1 },
  ],
  totals: {
    All: 2,
    Mine: 1,
    Nobody: 1,
    Overdue: 1,
    Asleep: 4,
    Kinds: [
      { Kind: 'WishesPassed', Count: 1 },
      { Kind: 'Task', Count: 1 },
    ],
  },
}

const staff = {
  items: [
    { Id: 'me', Name: '山田 あや', Roles: ['Administrator'] },
    { Id: 'other', Name: '渡部 栞', Roles: ['Coordinator'] },
  ],
}

function desk(role: Role = 'Administrator', answers: Record<string, ApiAnswer> = {}) {
  const answer = ({ operationName }: ApiCall): ApiAnswer =>
    answers[operationName] ?? {
      data: { listWork, listAdministratorByIdProfileCreatedAt: staff, assignWork: { Version: 1 } },
    }
  return renderScreen(<DeskPage />, { resource: 'users', role, answer })
}

const calls = (api: ReturnType<typeof desk>, name: string) =>
  api.calls.filter(({ operationName }) => operationName === name).map(({ variables }) => variables)

describe('the desk', () => {
  it('says whom each row is about, why, until when, who has it, and what to do', async () => {
    desk()
    const late = within(await screen.findByRole('list', { name: '期限すぎ' }))
    // One line for the eye, the whole for screen readers.
    expect(late.getByText('希望の11/16と11/18は、もう過ぎました').getAttribute('aria-hidden')).toBe('true')
    expect(late.getByText('希望の11月16日（月）と11月18日（水）は、もう過ぎました')).toBeTruthy()
    expect(late.getByText('3日経過')).toBeTruthy()
    expect(late.getByRole('button', { name: '担当：なし' })).toBeTruthy()
    const today = within(screen.getByRole('list', { name: '今日' }))
    expect(today.getByText('今日中')).toBeTruthy()
    expect(today.getByRole('button', { name: '担当：山田 あや' })).toBeTruthy()
    expect(today.getByRole('button', { name: '電話の折り返し：済みにする' })).toBeTruthy()
  })

  it('narrows the list by a chip', async () => {
    const api = desk()
    const chip = await screen.findByRole('button', { name: /^自分の担当\s*1$/ })
    await userEvent.click(chip)
    expect(calls(api, 'Desk').at(-1)).toEqual({ filter: { Owner: 'Mine' }, nextToken: null })
  })

  it('gives the first row to oneself by three keys', async () => {
    const api = desk()
    await screen.findByRole('list', { name: '期限すぎ' })
    await userEvent.keyboard('j')
    await userEvent.keyboard('a')
    await userEvent.click(await screen.findByRole('button', { name: '決める' }))
    expect(calls(api, 'AssignWork')).toEqual([
      { input: { Kind: 'WishesPassed', SubjectId: '1', Version: 0, AssigneeId: 'me' } },
    ])
  })

  it('takes a letter after g for the place that it names', async () => {
    desk()
    await screen.findByRole('list', { name: '期限すぎ' })
    await userEvent.keyboard('jga')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('a')
    expect(await screen.findByRole('dialog', { name: '担当を決める' })).toBeTruthy()
  })

  it('finishes what was written down among the chosen, and says what stays', async () => {
    const api = desk('Administrator', { FinishWorkItem: { data: { finishWorkItem: { Version: 4 } } } })
    await screen.findByRole('list', { name: '期限すぎ' })
    await userEvent.keyboard('jxjxe')
    const dialog = within(await screen.findByRole('dialog', { name: '電話の折り返し' }))
    expect(dialog.getByText('ほかの1件は、記録が済むと自動で消えるため、そのまま残ります。')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('結果'), '話せた')
    await userEvent.click(dialog.getByRole('button', { name: '済みにする' }))
    expect(calls(api, 'FinishWorkItem')).toEqual([{ input: { Id: '2', Version: 3, Outcome: '話せた' } }])
  })

  it('tells whoever was second that a colleague was first', async () => {
    desk('Administrator', { AssignWork: refusal('CONFLICT', 'ほかの担当者が先に変更しました。') })
    await userEvent.click(await screen.findByRole('button', { name: '担当：なし' }))
    await userEvent.click(await screen.findByRole('button', { name: '決める' }))
    expect((await screen.findByRole('alert')).textContent).toContain('ほかの担当者が先に変更しました。')
  })

  it('says on the row what stands in the way of its act', async () => {
    const point = row({ Id: 'OfficePoint/3', Kind: 'OfficePoint', Days: [], Point: 'SamePerson' })
    const test = row({ Id: 'Judgement/4', Kind: 'Judgement', Days: ['2026-11-18'], Amount: 2 })
    const answers = { Desk: { data: { listWork: { ...listWork, items: [point, test] } } } }
    desk('Coordinator', answers)
    // Whoever may close points may not decide this one.
    expect(await screen.findByText('管理者・医師の用件')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /結果を記録$/ })).toBeNull()
    expect(screen.getByText('検査日は11/18でした。確認が2件残り、認定できません')).toBeTruthy()
  })

  it('lets whoever decides the same point', async () => {
    const point = row({ Id: 'OfficePoint/3', Kind: 'OfficePoint', Days: [], Point: 'SamePerson' })
    desk('Administrator', { Desk: { data: { listWork: { ...listWork, items: [point] } } } })
    expect(await screen.findByRole('button', { name: /結果を記録$/ })).toBeTruthy()
  })

  it.each([
    ['Auditor', []],
    ['Coordinator', [{ id: 'user-1' }]],
  ] as const)('asks for the last contact for those who may read it: %s', async (role, asked) => {
    const api = renderScreen(<WorkPane work={row({})} mayAct={false} onAsk={() => undefined} />, {
      resource: 'users',
      role,
      answer: () => ({ data: { getUserById: aPerson(), listConversation: { items: [] } } }),
    })
    expect(await screen.findByRole('region', { name: '予定と記録' })).toBeTruthy()
    expect(screen.queryAllByRole('region', { name: '最後のやりとり' })).toHaveLength(asked.length)
    expect(calls(api, 'LastContact')).toEqual(asked)
  })

  it('offers support staff nothing to change', async () => {
    desk('Support')
    await screen.findByRole('list', { name: '期限すぎ' })
    expect(screen.queryByRole('button', { name: /検査日を決める|あとで（|用件を足す/ })).toBeNull()
    expect(screen.getByRole('img', { name: '担当：なし' })).toBeTruthy()
  })
})
