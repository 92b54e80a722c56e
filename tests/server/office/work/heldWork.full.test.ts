import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import { activities } from '../../../../server/ground/tables/activity'
import { administrators, type AdministratorRow } from '../../../../server/ground/tables/administrators'
import { userProfiles } from '../../../../server/ground/tables/users'
import { workItems, workMarks } from '../../../../server/ground/tables/work'
import { certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
let colleague: Actor
let support: Actor
let donor: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
  colleague = await staff(server)
  support = await staff(server, 'Support')
  donor = await certified(server, { floraInvitationRequestedAt: server.clock.now() })
})
afterEach(() => server.close())

const LIST = `query ($filter: WorkFilter) {
  listWork(filter: $filter) {
    items { Kind SubjectId Title Due AssigneeId AssigneeName SnoozedUntil Outcome DoneAt Version User { LastName } }
    total
    totals { All Mine Nobody Asleep }
  }
}`
const ASSIGN = `mutation ($id: ID!, $to: ID, $version: Int!) {
  assignWork(input: { Kind: FloraWish, SubjectId: $id, AssigneeId: $to, Version: $version }) { AssigneeId Version }
}`
const SNOOZE = `mutation ($id: ID!, $until: Date, $version: Int!) {
  snoozeWork(input: { Kind: FloraWish, SubjectId: $id, Until: $until, Version: $version }) { SnoozedUntil Version }
}`
const CREATE = `mutation ($input: CreateWorkItemInput!) {
  createWorkItem(input: $input) { SubjectId Kind Title Due UserId AssigneeName Version Group }
}`
const UPDATE = `mutation ($input: UpdateWorkItemInput!) { updateWorkItem(input: $input) { Title Words Due UserId AssigneeId Version } }`
const FINISH = `mutation ($input: FinishWorkItemInput!) { finishWorkItem(input: $input) { Outcome DoneAt Version } }`
const REOPEN = `mutation ($input: ReopenWorkItemInput!) { reopenWorkItem(input: $input) { Outcome DoneAt Version } }`

async function list(filter: object = {}, by = admin) {
  const { data } = await by.call(LIST, { filter })
  if (!data) throw new Error('No list')
  expect(data.listWork.total).toBe(data.listWork.items.length)
  return data.listWork
}

const logged = async () =>
  (
    await server.db.select().from(activities).where(eq(activities.category, 'Work')).orderBy(activities.id)
  ).map(({ text, userId }) => [text.replace(/（操作：.*/, ''), userId])

const DAY = 86_400_000

describe('work that is found in the data', () => {
  test('is given to a colleague, taken back, and counted as theirs', async () => {
    expect((await list()).totals).toMatchObject({ All: 1, Mine: 0, Nobody: 1 })
    const given = await admin.call(ASSIGN, { id: donor.id, to: colleague.id, version: 0 })
    expect(given.data?.assignWork).toEqual({ AssigneeId: colleague.id, Version: 1 })
    expect(await list({ Owner: 'Mine' }, colleague)).toMatchObject({
      items: [{ AssigneeName: '管理 太郎', Version: 1 }],
      totals: { All: 1, Mine: 1, Nobody: 0 },
    })
    expect((await list({ Owner: 'Nobody' })).items).toEqual([])
    expect(codeOf(await admin.call(ASSIGN, { id: donor.id, to: null, version: 1 }))).toBeNull()
    expect((await list({ Owner: 'Nobody' })).items).toHaveLength(1)
    expect(await logged()).toEqual([
      ['担当を決めました（腸内フローラ検査の希望）', donor.id],
      ['担当を外しました（腸内フローラ検査の希望）', donor.id],
    ])
  })

  test('goes to one of two who take it at once, and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const before = (await list()).items[0]?.Version
      const answers = await Promise.all(
        [admin, colleague].map((by) => by.call(ASSIGN, { id: donor.id, to: by.id, version: before })),
      )
      expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', null])
      const winner = answers.find((answer) => codeOf(answer) === null)?.data?.assignWork.AssigneeId
      const [row] = (await list()).items
      expect(row?.AssigneeId).toBe(winner)
      const free = { id: donor.id, to: null, version: row?.Version }
      expect(codeOf(await admin.call(ASSIGN, free))).toBeNull()
    }
    expect(await logged()).toHaveLength(10)
  })

  test('the same again changes nothing and is no conflict', async () => {
    for (let time = 0; time < 2; time++)
      expect((await admin.call(ASSIGN, { id: donor.id, to: admin.id, version: 0 })).data?.assignWork).toEqual(
        {
          AssigneeId: admin.id,
          Version: 1,
        },
      )
    expect(await logged()).toHaveLength(1)
  })

  test('is put off until a morning, and is then there again', async () => {
    const put = await admin.call(SNOOZE, { id: donor.id, until: '2026-12-03', version: 0 })
    expect(put.data?.snoozeWork).toEqual({ SnoozedUntil: '2026-12-03', Version: 1 })
    expect(await list()).toMatchObject({ items: [], totals: { All: 0, Asleep: 1 } })
    expect((await list({ State: 'Asleep' })).items).toMatchObject([{ SnoozedUntil: '2026-12-03' }])
    server.clock.advance(2 * DAY)
    await admin.signInAgain()
    expect(await list()).toMatchObject({ items: [{ Kind: 'FloraWish' }], totals: { All: 1, Asleep: 0 } })
    expect(codeOf(await admin.call(SNOOZE, { id: donor.id, until: '2026-12-03', version: 1 }))).toBe(
      'BAD_USER_INPUT',
    )
    expect(codeOf(await admin.call(SNOOZE, { id: donor.id, until: '2026-12-08', version: 1 }))).toBeNull()
    expect(codeOf(await admin.call(SNOOZE, { id: donor.id, until: null, version: 2 }))).toBeNull()
    expect((await logged()).map(([text]) => text)).toEqual([
      '2026年12月3日（木）まで、あとに回しました（腸内フローラ検査の希望）',
      '2026年12月8日（火）まで、あとに回しました（腸内フローラ検査の希望）',
      'あとに回すのをやめました（腸内フローラ検査の希望）',
    ])
  })

  test('that is done can no longer be given to anybody; a wrong colleague is refused', async () => {
    const refused = [
      await admin.call(ASSIGN, { id: donor.id, to: donor.id, version: 0 }),
      await admin.call(ASSIGN, { id: donor.id, to: 'x', version: 0 }),
    ]
    expect(refused.map(codeOf)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT'])
    await server.db.update(userProfiles).set({ floraInvitationRequestedAt: null })
    expect(codeOf(await admin.call(ASSIGN, { id: donor.id, to: admin.id, version: 0 }))).toBe('NOT_FOUND')
  })

  test('a colleague who is removed has nothing any more', async () => {
    await admin.call(ASSIGN, { id: donor.id, to: colleague.id, version: 0 })
    const { db, clock } = server
    await db.update(administrators).set({ removedAt: clock.now() }).where(eq(administrators.id, colleague.id))
    expect((await list({ Owner: 'Nobody' })).items).toMatchObject([{ AssigneeId: null }])
  })

  test('a colleague with other duties keeps only the work that they do', async () => {
    await admin.call(ASSIGN, { id: donor.id, to: colleague.id, version: 0 })
    const change = (roles: AdministratorRow['roles']) =>
      server.db.update(administrators).set({ roles }).where(eq(administrators.id, colleague.id))
    await change(['Administrator', 'Finance'])
    expect((await list({ Owner: 'Nobody' })).items).toEqual([])
    await change(['Finance'])
    const { items, totals } = await list({ Owner: 'Nobody' })
    expect(items).toMatchObject([{ AssigneeId: null, AssigneeName: null }])
    expect(totals).toMatchObject({ Nobody: 1 })
    const taken = await admin.call(ASSIGN, { id: donor.id, to: admin.id, version: 1 })
    expect(taken.data?.assignWork.AssigneeId).toBe(admin.id)
  })

  test('what was decided is forgotten a day after the work was done', async () => {
    await admin.call(ASSIGN, { id: donor.id, to: admin.id, version: 0 })
    const forget = async () => {
      server.clock.advance(DAY + 60_000)
      await forgetOldData(server.deps, server.clock.now())
      return (await server.db.select().from(workMarks)).length
    }
    expect(await forget()).toBe(1)
    await server.db.update(userProfiles).set({ floraInvitationRequestedAt: null })
    expect(await forget()).toBe(0)
  })
})

describe('work by hand', () => {
  const TITLE = '電話の折り返し。予約を変えたいとのこと'
  async function task(more: object = {}) {
    const { data } = await admin.call(CREATE, { input: { Title: TITLE, Due: '2026-12-02', ...more } })
    if (!data) throw new Error('No task')
    return data.createWorkItem
  }
  const tasks = async (filter: object = {}, by = admin) =>
    (await list({ Kinds: ['Task'], ...filter }, by)).items

  test('is written down, changed, finished with what came of it, and taken back', async () => {
    const made = await task({ UserId: donor.id, AssigneeId: colleague.id })
    expect(made).toMatchObject({
      Kind: 'Task',
      Title: TITLE,
      UserId: donor.id,
      Version: 1,
      Group: 'ThisWeek',
    })
    const Id = made.SubjectId
    const changed = { Id, Version: 1, Title: '折り返し', Due: '2026-12-04' }
    expect((await admin.call(UPDATE, { input: changed })).data?.updateWorkItem).toMatchObject({ Version: 2 })
    expect(await tasks({ Owner: 'Mine' }, colleague)).toMatchObject([
      { Title: '折り返し', Due: '2026-12-04', User: { LastName: '山田' } },
    ])
    const done = { Id, Version: 2, Outcome: '12月8日14時に変えました' }
    for (let time = 0; time < 2; time++)
      expect((await admin.call(FINISH, { input: done })).data?.finishWorkItem).toMatchObject({ Version: 3 })
    expect(await tasks()).toEqual([])
    expect(await tasks({ State: 'Done' })).toMatchObject([{ Outcome: done.Outcome, Version: 3 }])
    expect(codeOf(await admin.call(FINISH, { input: { ...done, Outcome: '別' } }))).toBe('INVALID_STATE')
    expect(codeOf(await admin.call(UPDATE, { input: changed }))).toBe('INVALID_STATE')
    expect((await admin.call(REOPEN, { input: { Id, Version: 3 } })).data?.reopenWorkItem).toEqual({
      Outcome: null,
      DoneAt: null,
      Version: 4,
    })
    expect(codeOf(await admin.call(REOPEN, { input: { Id, Version: 4 } }))).toBe('INVALID_STATE')
    expect(await tasks()).toHaveLength(1)
    expect(await logged()).toEqual([
      ['用件を書きとめました（期限：2026年12月2日（水））', donor.id],
      ['用件を変更しました（期限：2026年12月4日（金））', donor.id],
      ['用件を済みにしました', donor.id],
      ['用件を未了に戻しました', donor.id],
    ])
  })

  test('keeps what a change leaves out, and goes over to somebody else with what is given', async () => {
    const other = await certified(server)
    const { SubjectId: Id } = await task({ Words: '夕方に', UserId: donor.id, AssigneeId: colleague.id })
    const change = async (Version: number, given: object) =>
      (await admin.call(UPDATE, { input: { Id, Version, Title: TITLE, Due: '2026-12-02', ...given } })).data
        ?.updateWorkItem
    const before = { Words: '夕方に', UserId: donor.id, AssigneeId: colleague.id }
    expect(await change(1, { Due: '2026-12-03' })).toMatchObject({ ...before, Version: 2 })
    const after = { Words: '朝のうちに', UserId: other.id, AssigneeId: null }
    expect(await change(2, after)).toMatchObject({ ...after, Version: 3 })
    expect(await change(3, { ...after, Due: '2026-12-02' })).toMatchObject({ Version: 3 })
    expect((await logged()).map(([, who]) => who)).toEqual([donor.id, donor.id, donor.id, other.id])
    expect(await change(3, { UserId: '00000000-0000-4000-8000-00000000dead' })).toBeUndefined()
    expect(await tasks()).toMatchObject([{ User: { LastName: '山田' }, AssigneeId: null }])
  })

  test('is assigned and put off like other work', async () => {
    const { SubjectId } = await task()
    const input = `Kind: Task, SubjectId: "${SubjectId}"`
    const assign = `mutation { assignWork(input: { ${input}, Version: 1, AssigneeId: "${admin.id}" }) { Version } }`
    expect(codeOf(await admin.send(assign))).toBeNull()
    const late = `mutation { snoozeWork(input: { ${input}, Version: 1, Until: "2026-12-09" }) { Version } }`
    expect(codeOf(await admin.send(late))).toBe('CONFLICT')
    const snooze = late.replace('Version: 1', 'Version: 2')
    expect(codeOf(await admin.send(snooze))).toBeNull()
    expect(await tasks()).toEqual([])
    expect(await tasks({ State: 'Asleep', Owner: 'Mine' })).toMatchObject([{ Version: 3 }])
  })

  test('needs words, a day to come, somebody who is there', async () => {
    const wrong = [
      { Title: ' ', Due: '2026-12-02' },
      { Title: 'あ'.repeat(101), Due: '2026-12-02' },
      { Title: TITLE, Due: '2026-11-30' },
      { Title: TITLE, Due: '2026-12-02', AssigneeId: donor.id },
      { Title: TITLE, Due: '2026-12-02', AssigneeId: (await staff(server, 'Support')).id },
      { Title: TITLE, Due: '2026-12-02', UserId: '00000000-0000-4000-8000-00000000dead' },
    ]
    const codes = []
    for (const input of wrong) codes.push(codeOf(await admin.call(CREATE, { input })))
    expect(codes).toEqual([...Array(5).fill('BAD_USER_INPUT'), 'NOT_FOUND'])
  })

  test('one of two changes at once is told', async () => {
    const { SubjectId: Id } = await task()
    const change = (Title: string) =>
      admin.call(UPDATE, { input: { Id, Version: 1, Title, Due: '2026-12-02' } })
    const answers = await Promise.all([change('一'), change('二')])
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', null])
  })

  test('goes with the person who leaves', async () => {
    await task({ UserId: donor.id })
    await task()
    await admin.call(ASSIGN, { id: donor.id, to: admin.id, version: 0 })
    expect(codeOf(await donor.call('mutation { requestWithdrawal { success } }'))).toBeNull()
    expect(await server.db.select().from(workItems)).toMatchObject([{ userId: null }])
    expect(await server.db.select().from(workMarks)).toEqual([])
  })

  test('support staff see that there is work, not what was written, and change nothing', async () => {
    const { SubjectId: Id } = await task({ UserId: donor.id })
    expect(await tasks({}, support)).toMatchObject([{ Title: null, User: { LastName: '山田' } }])
    const answers = [
      await support.call(CREATE, { input: { Title: TITLE, Due: '2026-12-02' } }),
      await support.call(UPDATE, { input: { Id, Version: 1, Title: TITLE, Due: '2026-12-02' } }),
      await support.call(FINISH, { input: { Id, Version: 1, Outcome: '済み' } }),
      await support.call(REOPEN, { input: { Id, Version: 1 } }),
      await support.call(ASSIGN, { id: donor.id, to: support.id, version: 0 }),
      await support.call(SNOOZE, { id: donor.id, until: '2026-12-03', version: 0 }),
    ]
    expect(answers.map(codeOf)).toEqual(Array(6).fill('FORBIDDEN'))
    expect(codeOf(await donor.call(LIST))).toBe('FORBIDDEN')
  })
})
