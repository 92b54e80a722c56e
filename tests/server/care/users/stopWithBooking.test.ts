import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dataFolders } from '../../../../server/ground/settings/env'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { guidances, bookingSlots } from '../../../../server/ground/tables/guidance'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { invited, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { personAt } from '../../../support/people'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await admin.signInAgain()
  await server.db.update(bookingSlots).set({ reserved: 0 })
})

const HOUR = '2026-12-03T02:00:00.000Z'

async function booked(): Promise<Actor> {
  const person = await invited(server)
  await admin.send(
    'mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { Id } }',
    { input: { UserId: person.id, StartAt: HOUR } },
  )
  return person
}

async function withExamDay(): Promise<Actor> {
  const person = await personAt(server, 'DonorRegistrationExam')
  await admin.send('mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }', {
    input: { UserId: person.id, ScheduledDate: '2026-12-11', ScheduledTime: '10:00' },
  })
  return person
}

const stop = ({ id }: Actor, more: { Until?: string; Booking?: 'Keep' | 'Cancel' } = {}) =>
  admin.send('mutation ($input: StopUserInput!) { stopUser(input: $input) { UserStatus } }', {
    input: { UserId: id, Stop: true, Reason: '体調の申告による', ...more },
  })
const cancel = ({ id }: Actor) =>
  admin.send('mutation ($input: GuidanceByAdminInput!) { deleteGuidanceByAdmin(input: $input) { Status } }', {
    input: { UserId: id },
  })

/** The only mail of that kind, as it was sent, with its file. */
async function mailOf({ email }: Actor, kind: 'suspended' | 'resumed' | 'guidanceCancelled') {
  await server.deps.mail.deliverPending()
  const mails = (await listMails(dataFolders(server.dataDir).mail, 200)).filter(
    ({ to, name }) => to === email && name.includes(`-${kind}-`),
  )
  const [mail] = mails
  if (!mail || mails.length > 1) throw new Error(`${mails.length} mails of the kind ${kind}`)
  return {
    text: mail.text.replaceAll('\n', ''),
    file: mail.attachments.map(({ content }) => content).join(),
  }
}

const own = async (person: Actor) => {
  const [row] = await server.db
    .select({ status: userProfiles.userStatus, guidance: guidances.status, deadline: guidances.deadlineAt })
    .from(userProfiles)
    .leftJoin(guidances, eq(guidances.userId, userProfiles.id))
    .where(eq(userProfiles.id, person.id))
  return row
}
const reserved = async () =>
  (
    await server.db
      .select()
      .from(bookingSlots)
      .where(eq(bookingSlots.startAt, new Date(HOUR)))
  )[0]?.reserved

test('a booking that is cancelled with the stop frees its hour, and the mail says so with the file', async () => {
  const person = await booked()
  const before = await reserved()
  expect((await stop(person, { Until: '2026-12-20', Booking: 'Cancel' })).data).toEqual({
    stopUser: { UserStatus: 'Guidance' },
  })
  expect(await own(person)).toEqual({ status: 'Guidance', guidance: 'Cancelled', deadline: '2027-01-03' })
  expect(await reserved()).toBe((before ?? 0) - 1)
  const { text, file } = await mailOf(person, 'suspended')
  expect(text).toContain(
    '2026年12月3日（木）11:00のガイダンスのご予約は、キャンセルしました。お越しいただく必要はありません。',
  )
  expect(file).toContain('METHOD:CANCEL')
})

test.each([
  ['without an end', {}, '再開していないときは、お越しにならないでください。'],
  ['that ends before', { Until: '2026-12-03', Booking: 'Keep' }, '予定どおりお越しください。'],
  [
    'that ends after',
    { Until: '2026-12-04', Booking: 'Keep' },
    '再開していないときは、お越しにならないでください。',
  ],
] as const)('a booking stays in a stop %s, and the mail says whether to come', async (_name, more, says) => {
  const person = await booked()
  expect((await stop(person, more)).errors).toBeUndefined()
  expect(await own(person)).toMatchObject({ status: 'WaitingToParticipateGuidance', guidance: 'Reserved' })
  const { text, file } = await mailOf(person, 'suspended')
  expect(text).toContain('2026年12月3日（木）11:00のガイダンスのご予約は、そのままです。')
  expect(text).toContain(says)
  expect(file).toBe('')
})

test('the office cancels the booking of a stopped person, also when its hour has passed; it is no absence', async () => {
  const person = await booked()
  await stop(person)
  server.clock.set(new Date('2026-12-03T05:00:00.000Z'))
  await admin.signInAgain()
  const absent = await admin.send(
    'mutation ($input: RecordGuidanceAttendanceInput!) { recordGuidanceAttendance(input: $input) { Status } }',
    { input: { UserId: person.id, Attended: false } },
  )
  expect(codeOf(absent)).toBe('INVALID_STATE')
  expect(await cancel(person)).toMatchObject({ data: { deleteGuidanceByAdmin: { Status: 'Cancelled' } } })
  const { text, file } = await mailOf(person, 'guidanceCancelled')
  expect(text).toContain('日時のお選び直しは、再開のあとにお願いします。')
  expect(file).toContain('METHOD:CANCEL')
})

test('at once with a stop that cancels and the person who cancels, it is cancelled once', async () => {
  const person = await booked()
  const before = await reserved()
  const [stopped] = await Promise.all([
    stop(person, { Booking: 'Cancel' }),
    person.call('mutation { deleteGuidance { Status } }'),
  ])
  expect(codeOf(stopped)).toBeNull()
  expect(await reserved()).toBe((before ?? 0) - 1)
})

test('a planned test goes with the stop when the office says so, and may be asked for again', async () => {
  const person = await withExamDay()
  await stop(person, { Booking: 'Cancel' })
  const [row] = await server.db.select().from(screenings).where(eq(screenings.userId, person.id))
  expect(row).toMatchObject({
    scheduledInitialExamDate: null,
    scheduledExamTime: null,
    examRequestedAt: null,
  })
  const { text, file } = await mailOf(person, 'suspended')
  expect(text).toContain('2026年12月11日（金）10:00の検査のご予定は、キャンセルしました。')
  expect(file).toContain('METHOD:CANCEL')
})

test('a stop for good cancels what is booked', async () => {
  const person = await booked()
  const stopped = await admin.send(
    'mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { UserStatus } }',
    { input: { UserId: person.id, Version: 2, SuspensionStatus2: true, Reason: '規約による' } },
  )
  expect(stopped.data).toEqual({ updateUserProfileByAdmin: { UserStatus: 'Guidance' } })
  expect((await mailOf(person, 'suspended')).file).toContain('METHOD:CANCEL')
})

test('whoever goes on is told that the booking stands', async () => {
  const person = await booked()
  await stop(person)
  await admin.send('mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }', {
    input: { UserId: person.id, Stop: false, Reason: '回復' },
  })
  expect((await mailOf(person, 'resumed')).text).toContain(
    '2026年12月3日（木）11:00のガイダンスのご予約は、そのままです。予定どおりお越しください。',
  )
})
