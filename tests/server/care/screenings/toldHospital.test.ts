import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForNewChecks } from '../../../../server/office/jobs/askForNewChecks'
import { expireDonors } from '../../../../server/office/jobs/expireDonors'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { workReason } from '../../../../shared/words/office/work'
import type { Work } from '../../../../shared/generated/schema'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { never, passing } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { personAt } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { answered } from '../corrections/answers/support'

// Whoever takes a hospital day away, the hospital expects the person until it is told.
let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  office = await staff(server, 'Administrator', 'Physician')
})

const DAY = '2026-12-16'
const WITHDRAW = 'mutation { requestWithdrawal { success } }'
const SCHEDULE = 'mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }'

async function setDay({ id }: Actor, date = DAY, time: string | null = '09:30') {
  const input = { UserId: id, ScheduledDate: date, ScheduledTime: time }
  expect(codeOf(await office.send(SCHEDULE, { input }))).toBeNull()
}

/** What the office is asked to tell about a person, in words. */
async function toTell({ id }: Actor): Promise<string[]> {
  const { data } = await office.send<{ listWork: { items: Work[] } }>(
    '{ listWork(filter: { Kinds: [OfficePoint] }, limit: 100) { items { Kind SubjectId UserId Due At Days Amount Point MailLabel Title Words } } }',
  )
  return (data?.listWork.items ?? [])
    .filter(({ UserId, Point }) => UserId === id && Point === 'ExamCancelled')
    .map((work) => workReason(work, '2026-12-01'))
}

async function atExam(): Promise<Actor> {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
  await passedScreening(server, person.id)
  return person
}

const SAID = '12月16日（水）9:30の検査の取り消しを、病院に伝えます'

test('of somebody who leaves, by the day and the time alone', async () => {
  const [gone, stays] = [await atExam(), await atExam()]
  await setDay(gone)
  await setDay(stays, DAY, '10:00')
  expect(codeOf(await gone.send(WITHDRAW))).toBeNull()
  expect([await toTell(gone), await toTell(stays)]).toEqual([[SAID], []])
  // Without a day there is nothing to tell.
  const other = await atExam()
  expect(codeOf(await other.send(WITHDRAW))).toBeNull()
  expect(await toTell(other)).toEqual([])
  const { data } = await office.send<{ listWork: { items: Work[] } }>(
    '{ listWork(filter: { Kinds: [OfficePoint] }) { items { SubjectId UserId } } }',
  )
  const Id = data?.listWork.items.find(({ UserId }) => UserId === gone.id)?.SubjectId
  const close = 'mutation ($input: CloseOfficePointInput!) { closeOfficePoint(input: $input) { success } }'
  expect(codeOf(await office.send(close, { input: { Id, Reason: '病院の山本さんに伝えた' } }))).toBeNull()
  expect(await toTell(gone)).toEqual([])
})

test('of somebody who cancelled first and left before the hospital was told', async () => {
  const person = await atExam()
  await setDay(person, DAY, null)
  const stop = 'mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }'
  const input = { UserId: person.id, Stop: true, Reason: '入院のため', Booking: 'Cancel' }
  expect(codeOf(await office.send(stop, { input }))).toBeNull()
  const said = ['12月16日（水）の検査の取り消しを、病院に伝えます']
  expect(await toTell(person)).toEqual(said)
  const remove = 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }'
  const left = await office.send(remove, { input: { UserId: person.id, Reason: '本人の希望' } })
  expect(codeOf(left)).toBeNull()
  expect(await toTell(person)).toEqual(said)
})

test('of somebody whose new check does not pass; one that passes keeps the day', async () => {
  const LAST = new Date('2026-11-20T00:00:00Z')
  const [refused, passes] = [
    await personAt(server, 'DonorRegistrationExam', { last: LAST }),
    await personAt(server, 'DonorRegistrationExam', { last: LAST }),
  ]
  await setDay(refused, '2027-03-10', '09:00')
  await setDay(passes, '2027-03-11', '09:00')
  server.clock.set(new Date('2027-03-01T00:00:00Z'))
  await askForNewChecks(server.deps, server.clock.now())
  await Promise.all([refused, passes, office].map((one) => one.signInAgain()))
  await answered(refused, never)
  await answered(passes, passing)
  expect([await toTell(refused), await toTell(passes)]).toEqual([
    ['3月10日（水）9:00の検査の取り消しを、病院に伝えます'],
    [],
  ])
})

test('of a renewal’s day that is after the last one', async () => {
  const person = await certified(server, {
    userStatus: 'DonorRenewalExam',
    donorExpirationDate: '2026-12-30',
  })
  const renewal = { inspectionType: 'Renewal', userStatus: 'DonorRenewalExam' } as const
  const { id } = await passedScreening(server, person.id, renewal)
  await setDay(person)
  await server.db
    .update(userProfiles)
    .set({ donorExpirationDate: '2026-11-30' })
    .where(eq(userProfiles.id, person.id))
  await expireDonors(server.deps, TEST_NOW)
  expect(await toTell(person)).toEqual([SAID])
  const [row] = await server.db.select().from(screenings).where(eq(screenings.id, id))
  expect(row?.scheduledRenewalExamDate).toBeNull()
})
