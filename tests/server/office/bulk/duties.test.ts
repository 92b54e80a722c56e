import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allBulkActs, isFileAct } from '../../../../shared/rules/office/bulk'
import type { BulkAct, Role } from '../../../../shared/generated/schema'
import { runBulk } from '../../../../server/office/bulk/runBulk'
import { activities } from '../../../../server/ground/tables/activity'
import { administrators } from '../../../../server/ground/tables/administrators'
import { bulkRows } from '../../../../server/ground/tables/bulk'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { workItems } from '../../../../server/ground/tables/work'
import { applicant, certified, staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { openMonth } from '../../../support/openMonth'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { manyPeople, officeOf, PREVIEW, PREVIEW_FILE, rowsOf, START, UNDO } from './bulkTesting'

let server: TestServer
let by: Record<'admin' | 'physicianToo' | 'coordinator' | 'physician', Actor>
beforeAll(async () => {
  server = await startTestServer()
  by = {
    admin: await staff(server, 'Administrator'),
    physicianToo: await staff(server, 'Administrator', 'Physician'),
    coordinator: await staff(server, 'Coordinator'),
    physician: await staff(server, 'Physician'),
  }
})
afterAll(() => server.close())

const as = (name: keyof typeof by) => officeOf(() => ({ server, admin: by[name] }))

/** Whose hospital day has passed: a judgement is due, which coordinators do not see. */
async function toJudge(hasTask: boolean) {
  const person = await applicant(server, {
    userStatus: 'DonorRegistrationExam',
    onlineCheckResult: 'Passed',
  })
  const { id } = await passedScreening(server, person.id)
  await server.db
    .update(screenings)
    .set({ scheduledInitialExamDate: '2026-11-24' })
    .where(eq(screenings.id, id))
  const task = {
    userId: person.id,
    title: '電話',
    due: '2026-12-16',
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  }
  if (hasTask) await server.db.insert(workItems).values({ id: randomUUID(), ...task })
  return person
}

const WORK: BulkAct[] = ['Assign', 'Snooze']
const LOOKED_AT: BulkAct[] = ['SetUpdateRequired', 'ClearUpdateRequired']
const CARE: BulkAct[] = ['Invite', 'ScheduleExam', 'SendLetter']
/** By hand: what each duty may do with many is what it may do with one. */
const mayDo: Readonly<Record<Role, readonly BulkAct[]>> = {
  Administrator: allBulkActs,
  Coordinator: [...LOOKED_AT, ...CARE, ...WORK],
  Physician: [...LOOKED_AT, 'Stop', 'Resume', ...WORK, 'ShareFloraResults'],
  Finance: ['PayRewards'],
  Reception: [],
  Support: [],
  Auditor: [],
}

test('each duty begins for many what it does for one, and nothing else', async () => {
  for (const [role, acts] of Object.entries(mayDo) as [Role, BulkAct[]][]) {
    const actor = await staff(server, role)
    const isLetIn = async (Act: BulkAct) => {
      const answer = isFileAct(Act)
        ? await actor.call(PREVIEW_FILE, { input: { Act, Csv: '' } })
        : await actor.call(PREVIEW, { input: { Act, Selection: { Ids: [] } } })
      return codeOf(answer) === 'BAD_USER_INPUT'
    }
    const letIn: BulkAct[] = []
    for (const act of allBulkActs) if (await isLetIn(act)) letIn.push(act)
    expect(letIn.toSorted(), role).toEqual(acts.toSorted())
  }
})

test('work that a duty does not see is neither in the preview nor in its numbers', async () => {
  const hidden = await toJudge(false)
  const none = await certified(server)
  const ids = [hidden.id, none.id]
  for (const act of WORK) {
    const given = act === 'Snooze' ? { SnoozedUntil: '2026-12-18' } : { AssigneeId: by.coordinator.id }
    const job = await as('coordinator').preview(act, { Ids: ids, ...given })
    expect(job).toMatchObject({ Pending: 0, Refused: 2, Refusals: [{ Refusal: 'NoWork', Count: 2 }] })
    const [one, other] = (await rowsOf(by.coordinator, job.Id)).map((row) => ({ ...row, UserId: null }))
    expect(one).toEqual(other)
  }
  // The control: who sees the work is shown it.
  const seen = await as('admin').preview('Assign', { Ids: ids, AssigneeId: by.admin.id })
  expect(new Map((await rowsOf(by.admin, seen.Id)).map(({ UserId, Before }) => [UserId, Before]))).toEqual(
    new Map([
      [hidden.id, '判定の登録（担当なし）'],
      [none.id, '用件なし'],
    ]),
  )
})

test('only what a duty does is changed, and the log says who', async () => {
  const { coordinator, admin } = by
  const person = await toJudge(true)
  const office = as('coordinator')
  const job = await office.preview('Assign', { Ids: [person.id], AssigneeId: coordinator.id })
  const [row] = await rowsOf(coordinator, job.Id)
  expect(row?.After).toMatch(/^手入力の用件（担当：.+）$/u)
  expect(await office.start(job, null)).toMatchObject({ State: 'Finished', Done: 1 })
  const logged = await server.db.select().from(activities).where(eq(activities.userId, person.id))
  expect(logged.filter(({ operation }) => operation === 'Assign').map(({ actorId }) => actorId)).toEqual([
    coordinator.id,
  ])
  // The administrator sees all of that job, and takes it back.
  const back = await admin.call(UNDO, { input: { Id: job.Id } })
  expect(back.data?.undoBulk).toMatchObject({ Pending: 1 })
})

test('a job that shows what a duty does not see is not read, begun or taken back by it', async () => {
  const person = await toJudge(true)
  const office = as('admin')
  const job = await office.preview('Assign', { Ids: [person.id], AssigneeId: by.admin.id })
  const { coordinator } = by
  const GET = 'query ($id: ID!) { getBulkJob(Id: $id) { Pending } }'
  const ROWS = 'query ($id: ID!) { listBulkRows(JobId: $id) { items { Before } } }'
  const LIST = '{ listBulkJobs { Id } }'
  const input = { Id: job.Id, Fingerprint: job.Fingerprint }
  const tried = async (actor: Actor) => [
    codeOf(await actor.call(GET, { id: job.Id })),
    codeOf(await actor.call(ROWS, { id: job.Id })),
  ]
  expect(await tried(coordinator)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect(codeOf(await coordinator.call(START, { input }))).toBe('FORBIDDEN')
  await office.start(job, null)
  expect(codeOf(await coordinator.call(UNDO, { input: { Id: job.Id } }))).toBe('FORBIDDEN')
  expect(await tried(by.physicianToo)).toEqual([null, null])
  const listed = async (actor: Actor) => (await actor.call(LIST)).data?.listBulkJobs.map(({ Id }) => Id) ?? []
  expect(await listed(coordinator)).not.toContain(job.Id)
  expect(await listed(by.physicianToo)).toContain(job.Id)
  // What an administrator who is a physician was shown, one who is none is not.
  const more = await as('physicianToo').preview('Assign', { Ids: [person.id] })
  expect(codeOf(await by.admin.call(GET, { id: more.Id }))).toBe('FORBIDDEN')
})

test('a physician stops many with a reason, and invites nobody', async () => {
  const people = [await certified(server), await certified(server)]
  const office = as('physician')
  const job = await office.preview('Stop', { Ids: people.map(({ id }) => id) })
  expect(await office.start(job, '検査の機器の点検のため')).toMatchObject({ State: 'Finished', Done: 2 })
  expect(await office.stateOf(people[0]?.id ?? '')).toMatchObject({ Stopped: true })
  // A coordinator's job is not a physician's, whoever knows its address.
  const line = [await waiting(server, TEST_NOW)]
  const invitation = await as('coordinator').preview('Invite', { Ids: line.map(({ id }) => id) })
  const input = { Id: invitation.Id, Fingerprint: invitation.Fingerprint, Reason: '枠があるため' }
  expect(codeOf(await by.physician.call(START, { input }))).toBe('FORBIDDEN')
})

test('two duties that invite at once give each place of the month once', async () => {
  await openMonth(server, 2026, 12, 5)
  const line: Actor[] = []
  for (let n = 0; n < 12; n++) line.push(await waiting(server, new Date(TEST_NOW.getTime() - n * 60_000)))
  const ids = line.map(({ id }) => id)
  const begin = async (name: 'admin' | 'coordinator', Ids: string[]) =>
    as(name).start(await as(name).preview('Invite', { Ids }), '枠があるため')
  await Promise.all([
    begin('coordinator', ids.slice(0, 8)),
    begin('admin', ids.slice(4)),
    begin('coordinator', ids),
  ])
  const invited = (await server.db.select().from(userProfiles)).filter(
    ({ id, userStatus }) => ids.includes(id) && userStatus === 'Guidance',
  )
  expect(invited).toHaveLength(5)
})

test('a job ends when whoever began it does that no more', async () => {
  const gone = await staff(server, 'Coordinator')
  await manyPeople(server, 60, { city: '終わりの市' })
  const office = officeOf(() => ({ server, admin: gone }))
  const job = await office.preview('SetUpdateRequired', { Filter: { City: { eq: '終わりの市' } } })
  await office.start(job, null)
  await server.db
    .update(administrators)
    .set({ roles: ['Support'] })
    .where(eq(administrators.id, gone.id))
  await runBulk(server.deps, TEST_NOW)
  const found = await server.db.select().from(bulkRows).where(eq(bulkRows.jobId, job.Id))
  expect(found.filter(({ refusal }) => refusal === 'ActorGone')).toHaveLength(10)
})
