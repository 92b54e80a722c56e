import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runBulk } from '../../../../server/office/bulk/runBulk'
import { activities } from '../../../../server/ground/tables/activity'
import { administrators } from '../../../../server/ground/tables/administrators'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { examDays, openingDays } from '../../../../server/ground/tables/opening'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { workItems } from '../../../../server/ground/tables/work'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { officeOf, PREVIEW, rowsOf, UNDO } from './bulkTesting'

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterEach(() => server.close())

const { preview, start } = officeOf(() => ({ server, admin }))
const rowsById = async (jobId: string) =>
  new Map((await rowsOf(admin, jobId)).map(({ UserId, ...row }) => [UserId, row]))

const DAY = '2026-12-16'
const SCHEDULE = `mutation ($id: ID!, $day: Date!) {
  scheduleExam(input: { UserId: $id, ScheduledDate: $day }) { Id }
}`
const HOLDERS = `query { listWork { items { AssigneeId } } }`

async function atExam(wishes: string[] | null = null, requestedAt: Date | null = null) {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
  const { id } = await passedScreening(server, person.id)
  await server.db
    .update(screenings)
    .set({ preferredDates: wishes, examRequestedAt: requestedAt })
    .where(eq(screenings.id, id))
  return person
}

async function renewing(donorExpirationDate: string) {
  const person = await certified(server, { userStatus: 'DonorRenewalExam', donorExpirationDate })
  await passedScreening(server, person.id, { inspectionType: 'Renewal', userStatus: 'DonorRenewalExam' })
  return person
}

const setDays = async () =>
  (await server.db.select().from(screenings)).filter(
    (row) => row.scheduledInitialExamDate === DAY || row.scheduledRenewalExamDate === DAY,
  )

describe('a day of the test for many', () => {
  test('says of each why not; the first who asked have the places of the hospital', async () => {
    await server.db.insert(examDays).values({ date: DAY, capacity: 2 })
    const [late, early] = [
      await atExam([DAY], new Date('2026-11-30T00:00:00Z')),
      await atExam([DAY, '2026-12-18'], new Date('2026-11-20T00:00:00Z')),
    ]
    const [never, ending, other] = [await atExam(), await renewing('2026-12-15'), await certified(server)]
    const set = await renewing('2026-12-30')
    await server.db
      .update(screenings)
      .set({ scheduledRenewalExamDate: '2026-12-14' })
      .where(eq(screenings.userId, set.id))
    const people = [late, early, never, ending, other, set]
    const job = await preview('ScheduleExam', {
      Ids: people.map(({ id }) => id),
      ScheduledDate: DAY,
      ScheduledTime: '09:30',
    })
    const shown = await rowsById(job.Id)
    expect(people.map(({ id }) => shown.get(id)?.Refusal)).toEqual([
      null,
      null,
      'ExamDayFull',
      'AfterExpiry',
      'NotAtExam',
      'HasExamDay',
    ])
    expect(shown.get(early.id)).toMatchObject({
      Before: '未定（希望：2026年12月16日（水）、2026年12月18日（金））',
      After: '2026年12月16日（水） 9:30',
    })
    expect(await start(job, null)).toMatchObject({ State: 'Finished', Done: 2 })
    expect((await setDays()).map(({ userId }) => userId).toSorted()).toEqual([late.id, early.id].toSorted())
    const mails = await server.db.select().from(mailOutbox)
    expect(mails.map(({ kind }) => kind)).toEqual(['examScheduled', 'examScheduled'])
    expect(codeOf(await admin.call(UNDO, { input: { Id: job.Id } }))).toBe('INVALID_STATE')
  })

  test('never gives a place twice, whoever sets days at the same time', async () => {
    await server.db.insert(examDays).values({ date: DAY, capacity: 3 })
    const people: Actor[] = []
    for (let n = 0; n < 12; n++) people.push(await atExam())
    const ids = people.map(({ id }) => id)
    const jobs = [ids.slice(0, 4), ids.slice(4, 8)].map((Ids) =>
      preview('ScheduleExam', { Ids, ScheduledDate: DAY }),
    )
    const alone = ids.slice(8).map((id) => admin.call(SCHEDULE, { id, day: DAY }))
    await Promise.all([...jobs.map(async (job) => start(await job, null)), ...alone])
    expect(await setDays()).toHaveLength(3)
  })

  test('says at each row that the day is closed, also when it closes after the preview', async () => {
    const person = await atExam()
    const job = await preview('ScheduleExam', { Ids: [person.id], ScheduledDate: DAY })
    expect(job.Pending).toBe(1)
    await server.db.insert(openingDays).values({ day: DAY, closedFrom: 0, closesExams: true })
    expect(await start(job, null)).toMatchObject({ Refusals: [{ Refusal: 'ExamDayClosed', Count: 1 }] })
    const closed = await preview('ScheduleExam', { Ids: [person.id], ScheduledDate: DAY })
    expect(closed.Refusals).toEqual([{ Refusal: 'ExamDayClosed', Count: 1 }])
    expect(await setDays()).toEqual([])
  })

  test.each([
    { ScheduledDate: undefined },
    { ScheduledDate: '2026-12-13' },
    { ScheduledDate: '2026-11-30' },
    { ScheduledDate: DAY, ScheduledTime: '25:00' },
    { ScheduledDate: DAY, Until: DAY },
  ])('is refused for %j', async (given) => {
    const { id } = await atExam()
    const input = { Act: 'ScheduleExam', Selection: { Ids: [id] }, ...given }
    expect(codeOf(await admin.call(PREVIEW, { input }))).toBe('BAD_USER_INPUT')
    const support = { ...input, AssigneeId: (await staff(server, 'Support')).id }
    expect(codeOf(await admin.call(PREVIEW, { input: support }))).toBe('BAD_USER_INPUT')
  })

  test('to a physician goes what physicians do', async () => {
    const physician = await staff(server, 'Physician')
    const wish = await certified(server, { floraInvitationRequestedAt: TEST_NOW })
    const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
    await server.db
      .insert(workItems)
      .values({ id: physician.id, userId: wish.id, title: '電話', due: DAY, assigneeId: admin.id, ...audit })
    const job = await preview('Assign', { Ids: [wish.id], AssigneeId: physician.id })
    const shown = (await rowsById(job.Id)).get(wish.id)
    expect(shown?.After).toMatch(/^手入力の用件（担当：.+）、腸内フローラ検査の希望（担当なし）$/u)
  })
})

describe('the open work about many', () => {
  const holders = async () =>
    (await admin.call(HOLDERS)).data?.listWork.items.map(({ AssigneeId }) => AssigneeId)

  test('is given to a colleague, all of it, and taken back', async () => {
    const colleague = await staff(server)
    const wish = await certified(server, { floraInvitationRequestedAt: TEST_NOW })
    const both = await certified(server, { floraInvitationRequestedAt: TEST_NOW })
    const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
    await server.db
      .insert(workItems)
      .values({ id: admin.id, userId: both.id, title: '電話', due: DAY, assigneeId: admin.id, ...audit })
    const none = await certified(server)
    const ids = [wish.id, both.id, none.id]
    const job = await preview('Assign', { Ids: ids, AssigneeId: colleague.id })
    const shown = await rowsById(job.Id)
    const nameOf = async ({ id }: Actor) =>
      (await server.db.select().from(administrators).where(eq(administrators.id, id)))[0]?.name
    const [own, to] = [await nameOf(admin), await nameOf(colleague)]
    expect(shown.get(both.id)?.Before).toBe(
      `手入力の用件（担当：${own}）、腸内フローラ検査の希望（担当なし）`,
    )
    expect(shown.get(both.id)?.After).toBe(
      `手入力の用件（担当：${to}）、腸内フローラ検査の希望（担当：${to}）`,
    )
    expect(shown.get(none.id)?.Refusal).toBe('NoWork')
    expect(await start(job, null)).toMatchObject({ State: 'Finished', Done: 2, Refused: 1 })
    expect(await holders()).toEqual([colleague.id, colleague.id, colleague.id])
    const logged = await server.db.select().from(activities).where(eq(activities.operation, 'Assign'))
    expect(logged.map(({ actorId }) => actorId)).toEqual([admin.id, admin.id, admin.id])

    const { data } = await admin.call(UNDO, { input: { Id: job.Id } })
    if (!data?.undoBulk) throw new Error('No way back')
    expect(await start(data.undoBulk, null)).toMatchObject({ Done: 2 })
    expect((await holders())?.toSorted()).toEqual([admin.id, null, null])
    expect(await runBulk(server.deps, TEST_NOW)).toBe(0)
  })

  test('is put off until a day, all of it that the office does, and brought back', async () => {
    const both = await certified(server, { floraInvitationRequestedAt: TEST_NOW })
    const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
    await server.db
      .insert(workItems)
      .values({ id: admin.id, userId: both.id, title: '電話', due: DAY, snoozedUntil: DAY, ...audit })
    const none = await certified(server)
    const job = await preview('Snooze', { Ids: [both.id, none.id], SnoozedUntil: '2026-12-18' })
    const shown = await rowsById(job.Id)
    expect(shown.get(both.id)?.Before).toBe(
      '手入力の用件（2026年12月16日（水）に表示）、腸内フローラ検査の希望（表示中）',
    )
    expect(shown.get(both.id)?.After).toBe(
      '手入力の用件（2026年12月18日（金）に表示）、腸内フローラ検査の希望（2026年12月18日（金）に表示）',
    )
    expect(shown.get(none.id)?.Refusal).toBe('NoWork')
    expect(await start(job, null)).toMatchObject({ State: 'Finished', Done: 1, Refused: 1 })
    expect(await holders()).toEqual([])
    const logged = await server.db.select().from(activities).where(eq(activities.operation, 'Snooze'))
    expect(logged.map(({ actorId }) => actorId)).toEqual([admin.id, admin.id])
    const again = await preview('Snooze', { Ids: [both.id], SnoozedUntil: '2026-12-18' })
    expect(again.Refusals).toEqual([{ Refusal: 'AlreadySo', Count: 1 }])

    const { data } = await admin.call(UNDO, { input: { Id: job.Id } })
    if (!data?.undoBulk) throw new Error('No way back')
    expect(await start(data.undoBulk, null)).toMatchObject({ Done: 1 })
    expect(await holders()).toEqual([null])
    const [item] = await server.db.select().from(workItems).where(eq(workItems.id, admin.id))
    expect(item?.snoozedUntil).toBe(DAY)
    const today = { Act: 'Snooze', Selection: { Ids: [both.id] }, SnoozedUntil: '2026-12-01' }
    expect(codeOf(await admin.call(PREVIEW, { input: today }))).toBe('BAD_USER_INPUT')
  })

  test('of physicians stays where it is, and holds up nothing else of the person', async () => {
    admin = await staff(server, 'Administrator')
    const colleague = await staff(server, 'Administrator')
    const person = await atExam()
    await server.db
      .update(screenings)
      .set({ scheduledInitialExamDate: '2026-11-24' })
      .where(eq(screenings.userId, person.id))
    await server.db
      .update(userProfiles)
      .set({ floraInvitationRequestedAt: TEST_NOW })
      .where(eq(userProfiles.id, person.id))
    const job = await preview('Assign', { Ids: [person.id], AssigneeId: colleague.id })
    const shown = (await rowsById(job.Id)).get(person.id)
    expect(shown?.After).toMatch(/判定の登録（担当なし）/u)
    expect(await start(job, null)).toMatchObject({ Done: 1, Refused: 0 })
  })

  test('is given to nobody outside of staff', async () => {
    const person = await certified(server, { floraInvitationRequestedAt: TEST_NOW })
    const input = { Act: 'Assign', Selection: { Ids: [person.id] }, AssigneeId: person.id }
    expect(codeOf(await admin.call(PREVIEW, { input }))).toBe('BAD_USER_INPUT')
  })
})
