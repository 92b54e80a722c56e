import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForExitTests } from '../../../../server/office/jobs/askForExitTests'
import { expireDonors } from '../../../../server/office/jobs/expireDonors'
import { remindExams } from '../../../../server/office/jobs/expireInvitations'
import { examDays } from '../../../../server/ground/tables/opening'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { workReason } from '../../../../shared/words/office/work'
import type { Work } from '../../../../shared/generated/schema'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { confirmPanel, donorWithUnits, recordPanel, results, statesOf } from '../../../support/panels'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let [office, physician, second]: Actor[] = []
const ENDED = new Date('2027-02-03T01:00:00Z')
beforeAll(async () => {
  server = await startTestServer()
  await renewStaff()
})
afterAll(() => server.close())

/** Sign-ins do not last until the period ends. */
async function renewStaff() {
  office = await staff(server, 'Coordinator')
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
}
const by = (actor: Actor | undefined): Actor => {
  if (!actor) throw new Error('Nobody signed in')
  return actor
}

/** Whose test of the day before came through; at the end of the twelve weeks only the test after it is missing. */
async function giver(panels: readonly string[] = ['2026-11-09']) {
  server.clock.set(TEST_NOW)
  const given = await donorWithUnits(server, '2026-11-11', 2)
  server.clock.set(TEST_NOW)
  await renewStaff()
  for (const day of panels)
    expect(codeOf(await recordPanel(by(physician), given.userId, results(day)))).toBeNull()
  return given
}
async function end() {
  server.clock.set(ENDED)
  await expireDonors(server.deps, ENDED)
  await askForExitTests(server.deps, ENDED)
  await renewStaff()
}
const mailsOf = async (userId: string) =>
  (await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId)))
    .map(({ kind }) => kind)
    .filter((kind) => ['testAsked', 'examScheduled', 'examTomorrow'].includes(kind))
async function rowsOf(userId: string) {
  const { data } = await by(office).send<{ listWork: { items: Work[] } }>(
    '{ listWork(filter: { Kinds: [AskedTest] }) { items { Kind UserId Due At Days Amount Point MailLabel Title Words } } }',
  )
  return data?.listWork.items.filter((row) => row.UserId === userId) ?? []
}
async function toTell(userId: string) {
  const { data } = await by(office).send<{ listWork: { items: Work[] } }>(
    '{ listWork(filter: { Kinds: [OfficePoint] }, limit: 100) { items { UserId Days Point } } }',
  )
  const told = data?.listWork.items.filter((row) => row.UserId === userId && row.Point === 'ExamCancelled')
  return told?.map(({ Days }) => Days) ?? []
}
const ASKED = '{ getUser { AskedTest { Kind PreferredDates ScheduledDate ScheduledTime } } }'
async function seenBy(person: Actor) {
  const { data } = await person.send<{ getUser: { AskedTest: object | null } }>(ASKED)
  return data?.getUser.AskedTest
}
const schedule = (UserId: string, ScheduledDate: string) =>
  by(office).send(
    'mutation ($input: ScheduleExamInput!) { scheduleAskedTest(input: $input) { ScheduledDate } }',
    { input: { UserId, ScheduledDate, ScheduledTime: '09:30' } },
  )
const ask = (actor: Actor | undefined, UserId: string) =>
  by(actor).send<{ askForTest: { Kind: string } }>(
    'mutation ($input: AskForTestInput!) { askForTest(input: $input) { Kind } }',
    { input: { UserId } },
  )
async function signIn(person: Actor): Promise<Actor> {
  await person.signInAgain()
  return person
}

test('a period that ends without renewal asks for one last test, whose panel ends it', async () => {
  const { person, userId } = await giver()
  await end()
  await askForExitTests(server.deps, ENDED)
  expect(await mailsOf(userId)).toEqual(['testAsked'])
  const [row] = await rowsOf(userId)
  expect(row).toMatchObject({ Due: '2027-02-17', Days: [] })
  expect(row && workReason(row, '2027-02-03')).toBe(
    '2月3日（水）に検査をお願いしました。まだお返事がありません',
  )

  const member = await signIn(person)
  expect(await seenBy(member)).toMatchObject({ Kind: 'Exit', PreferredDates: [], ScheduledDate: null })
  const wish = () =>
    member.send(
      'mutation ($input: RequestDonorRegistrationInput!) { requestDonorRegistration(input: $input) { success } }',
      { input: { PreferredDates: ['2027-02-09', '2027-02-10'] } },
    )
  expect(codeOf(await wish())).toBeNull()
  expect(codeOf(await wish())).toBeNull()
  expect(await rowsOf(userId)).toMatchObject([{ Due: '2027-02-06', Days: ['2027-02-09', '2027-02-10'] }])

  // The hospital's places are those of everybody.
  await server.db.insert(examDays).values({ date: '2027-02-09', capacity: 1 })
  const other = await giver()
  await end()
  const both = await Promise.all([schedule(userId, '2027-02-09'), schedule(other.userId, '2027-02-09')])
  expect(both.map(codeOf).sort()).toEqual(['SLOT_FULL', null])
  expect(codeOf(await schedule(userId, '2027-02-10'))).toBeNull()
  expect(await rowsOf(userId)).toEqual([])
  const { data } = await by(office).send<{
    getCalendar: { Exams: { Kind: string; Person: { Id: string } }[] }
  }>('{ getCalendar(from: "2027-02-10", to: "2027-02-10") { Exams { Kind Person { Id } } } }')
  expect(data?.getCalendar.Exams).toEqual([{ Kind: 'Exit', Person: { Id: userId } }])
  await remindExams(server.deps, new Date('2027-02-09T01:00:00Z'))
  await remindExams(server.deps, new Date('2027-02-09T02:00:00Z'))
  expect((await mailsOf(userId)).filter((kind) => kind === 'examTomorrow')).toHaveLength(1)

  server.clock.set(new Date('2027-02-12T01:00:00Z'))
  await renewStaff()
  const [late] = await rowsOf(userId)
  expect(late && workReason(late, '2027-02-12')).toContain('検査の日が過ぎました')
  const panel = await recordPanel(by(physician), userId, results('2027-02-10'), { Kind: 'Exit' })
  expect(await rowsOf(userId)).toEqual([])
  expect(await seenBy(await signIn(person))).toBeNull()
  // One that was entered wrongly was none: the test is asked for again.
  expect(
    codeOf(await confirmPanel(by(second), panel.data?.recordTestPanel.Id ?? '', false, '別の人')),
  ).toBeNull()
  expect(await seenBy(await signIn(person))).toMatchObject({ ScheduledDate: '2027-02-10' })
  await recordPanel(by(physician), userId, results('2027-02-10'), { Kind: 'Exit' })
  expect(await rowsOf(userId)).toEqual([])
  await askForExitTests(server.deps, server.clock.now())
  expect((await mailsOf(userId)).filter((kind) => kind === 'testAsked')).toHaveLength(1)
  expect((await statesOf(server, userId)).map(([, state]) => state)).toEqual(['Quarantine', 'Quarantine'])
})

test('nobody is asked whose units no test can let out, who left, or where no units are recorded', async () => {
  const never = await giver([])
  const tested = await giver(['2026-11-09', '2026-11-30'])
  const broken = await giver(['2026-11-09'])
  const found = results('2026-11-30', { HIV: { Judgement: 'Indeterminate' } })
  await recordPanel(by(physician), broken.userId, found)
  const [stopped, left] = [await giver(), await giver()]
  await server.db
    .update(userProfiles)
    .set({ suspensionStatus1: true })
    .where(eq(userProfiles.id, stopped.userId))
  expect(codeOf(await left.person.send('mutation { requestWithdrawal { success } }'))).toBeNull()
  const asked = await giver()
  const { material } = server.deps.texts
  server.deps.texts.material = false
  await end()
  expect(await mailsOf(asked.userId)).toEqual([])
  server.deps.texts.material = material
  await end()
  for (const { userId } of [never, tested, broken, stopped, left]) expect(await mailsOf(userId)).toEqual([])
  expect(await mailsOf(asked.userId)).toEqual(['testAsked'])
  server.deps.texts.material = false
  expect(await rowsOf(asked.userId)).toEqual([])
  expect(await seenBy(await signIn(asked.person))).toBeNull()
  server.deps.texts.material = material
})

test('who does not come says so, and is not asked again by the system', async () => {
  const { person, userId } = await giver()
  await end()
  const member = await signIn(person)
  const decline = () => member.send('mutation { declineTest { success } }')
  expect(codeOf(await decline())).toBeNull()
  expect(codeOf(await decline())).toBe('INVALID_STATE')
  expect(await seenBy(member)).toBeNull()
  await askForExitTests(server.deps, ENDED)
  expect(await rowsOf(userId)).toEqual([])
  // By the office she may be.
  expect((await ask(office, userId)).data?.askForTest.Kind).toBe('Exit')
  expect(await toTell(userId)).toEqual([])
  expect(codeOf(await schedule(userId, '2027-02-16'))).toBeNull()
  const take = 'mutation ($id: ID!) { endAskedTest(input: { UserId: $id }) { Id } }'
  expect(codeOf(await by(office).send(take, { id: userId }))).toBeNull()
  expect(codeOf(await by(office).send(take, { id: userId }))).toBe('INVALID_STATE')
  // The hospital expects her until it is told.
  expect(await toTell(userId)).toEqual([['2027-02-16']])
})

test('a physician asks a donor to a test between; the day of a renewal test stands for both', async () => {
  const { person, userId } = await giver()
  expect(codeOf(await ask(person, userId))).toBe('FORBIDDEN')
  const both = await Promise.all([ask(physician, userId), ask(office, userId)])
  expect(both.map(({ data }) => data?.askForTest.Kind)).toEqual(['Interim', 'Interim'])
  expect(await mailsOf(userId)).toEqual(['testAsked'])
  expect(codeOf(await schedule(userId, '2026-12-14'))).toBeNull()

  await server.db
    .update(userProfiles)
    .set({ userStatus: 'DonorRenewalExam' })
    .where(eq(userProfiles.id, userId))
  await passedScreening(server, userId, { inspectionType: 'Renewal' })
  expect(await seenBy(person)).toMatchObject({ ScheduledDate: '2026-12-14' })
  const renewal = 'mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }'
  const input = { UserId: userId, ScheduledDate: '2026-12-15' }
  expect(codeOf(await by(office).send(renewal, { input }))).toBeNull()
  expect(await seenBy(person)).toBeNull()
  expect(codeOf(await ask(office, userId))).toBe('INVALID_STATE')
  expect(codeOf(await ask(office, randomUUID()))).toBe('NOT_FOUND')
  expect(await toTell(userId)).toEqual([['2026-12-14']])
})
