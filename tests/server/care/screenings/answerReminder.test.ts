import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { remindBookings, remindExams } from '../../../../server/office/jobs/expireInvitations'
import { dataFolders } from '../../../../server/ground/settings/env'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { mailToken } from '../../../../server/ground/outbox/mailToken'
import { activities } from '../../../../server/ground/tables/activity'
import { bookingSlots, guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { examDays } from '../../../../server/ground/tables/opening'
import { screenings } from '../../../../server/ground/tables/screenings'
import type { VisitReply } from '../../../../shared/forms/visitReply'
import { japaneseInstant } from '../../../../shared/facts/dates'
import { applicant, invited, staff, type Actor } from '../../../support/actors'
import { passedScreening } from '../../../support/periods'
import { codeOf } from '../../../support/api'
import { listAll } from '../../office/work/listAll'
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
  await server.db.update(bookingSlots).set({ reserved: 0 })
  await admin.signInAgain()
})

const HOUR = '2026-12-03T02:00:00.000Z'
const EVE = japaneseInstant('2026-12-02', 12)

async function booked(): Promise<Actor> {
  const person = await invited(server)
  const made = await admin.send(
    'mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { Id } }',
    { input: { UserId: person.id, StartAt: HOUR } },
  )
  expect(codeOf(made)).toBeNull()
  return person
}

/** The link of the day before, as it arrives. */
const remind = (...people: Actor[]) => remindOf('guidanceTomorrow', ...people)
async function remindOf(kind: 'guidanceTomorrow' | 'examTomorrow', ...people: Actor[]): Promise<string[]> {
  server.clock.set(EVE)
  await (kind === 'examTomorrow' ? remindExams : remindBookings)(server.deps, EVE)
  await server.deps.mail.deliverPending()
  const mails = await listMails(dataFolders(server.dataDir).mail, 200)
  return people.map(({ email }) => {
    const mail = mails.find(({ to, name }) => to === email && name.includes(`-${kind}-`))
    const [, token] = /\/visit_reply#(\S+)/.exec(mail?.text ?? '') ?? []
    expect(mail?.html).toContain(`/visit_reply#${token}"`)
    return token ?? ''
  })
}

async function reply(Token: string, Answer?: string): Promise<{ status: number } & Partial<VisitReply>> {
  const response = await fetch(`${server.url}/api/visit_reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Token, ...(Answer && { Answer }) }),
  })
  const said: Partial<VisitReply> = await response.json()
  return { status: response.status, ...said }
}

const guidanceOf = async ({ id }: Actor) =>
  (await server.db.select().from(guidances).where(eq(guidances.userId, id)))[0]
const reserved = async () =>
  (
    await server.db
      .select()
      .from(bookingSlots)
      .where(eq(bookingSlots.startAt, new Date(HOUR)))
  )[0]?.reserved
const logOf = async ({ id }: Actor, operation: string) =>
  server.db.$count(activities, and(eq(activities.userId, id), eq(activities.operation, operation)))
const cancellations = async ({ id }: Actor) =>
  server.db.$count(mailOutbox, and(eq(mailOutbox.userId, id), eq(mailOutbox.kind, 'guidanceCancelled')))

test('"not coming" cancels within 24 hours without an absence, frees the place and offers the next days', async () => {
  const person = await booked()
  const before = (await reserved()) ?? 0
  const [token = ''] = await remind(person)
  expect(await reply(token)).toEqual({ status: 200, Is: 'Booked', StartAt: HOUR, Days: [] })
  expect(await guidanceOf(person)).toMatchObject({ status: 'Reserved' })

  for (const answer of ['Coming', 'Coming'])
    expect(await reply(token, answer)).toMatchObject({ Is: 'Coming' })
  expect(await logOf(person, 'WillCome')).toBe(1)

  // Until the last minute, and as often as one likes.
  server.clock.set(new Date('2026-12-03T01:59:00Z'))
  for (const answer of ['NotComing', 'NotComing', 'Coming', undefined])
    expect(await reply(token, answer)).toEqual({
      status: 200,
      Is: 'Cancelled',
      StartAt: HOUR,
      Days: ['2026-12-04', '2026-12-07', '2026-12-08'],
    })
  expect(await guidanceOf(person)).toMatchObject({
    status: 'Cancelled',
    reservedAt: null,
    absences: 0,
    closedAt: null,
    deadlineAt: '2026-12-17',
  })
  expect(await reserved()).toBe(before - 1)
  expect([await logOf(person, 'Cancel'), await cancellations(person)]).toEqual([1, 1])
})

test('ten taps at once cancel once, and nobody else’s place', async () => {
  const [one, other] = [await booked(), await booked()]
  const before = (await reserved()) ?? 0
  const [token = '', others = ''] = await remind(one, other)
  const replies = await Promise.all(Array.from({ length: 10 }, () => reply(token, 'NotComing')))
  expect(new Set(replies.map(({ Is }) => Is))).toEqual(new Set(['Cancelled']))
  expect(await reserved()).toBe(before - 1)
  expect([await logOf(one, 'Cancel'), await cancellations(one)]).toEqual([1, 1])
  // Control: a link speaks for its person alone.
  expect(await guidanceOf(other)).toMatchObject({ status: 'Reserved' })
  expect(await reply(others)).toMatchObject({ Is: 'Booked' })
})

test('says kindly that it is too late, moved or unknown, and then changes nothing', async () => {
  const [person, moved] = [await booked(), await booked()]
  const [token = '', old = ''] = await remind(person, moved)
  const [mailId = '', signature = ''] = token.split('.')
  const foreign = await mailToken(server.db, 'unsubscribe', mailId)
  for (const wrong of ['', 'x', mailId, `${old.split('.')[0]}.${signature}`, foreign, 'a'.repeat(500)])
    expect([wrong, (await reply(wrong, 'NotComing')).status]).toEqual([wrong, 400])
  expect((await reply(token, 'Perhaps')).status).toBe(400)
  expect((await fetch(`${server.url}/api/visit_reply?Token=${token}&Answer=NotComing`)).status).toBe(404)

  await admin.signInAgain()
  const change =
    'mutation ($input: GuidanceTimeByAdminInput!) { updateGuidanceByAdmin(input: $input) { Id } }'
  const later = { UserId: moved.id, StartAt: '2026-12-04T02:00:00.000Z' }
  expect(codeOf(await admin.send(change, { input: later }))).toBeNull()
  expect(await reply(old, 'NotComing')).toMatchObject({ Is: 'Changed' })
  await moved.signInAgain()
  expect(codeOf(await moved.call('mutation { requestWithdrawal { success } }'))).toBeNull()
  expect(await reply(old, 'NotComing')).toMatchObject({ Is: 'Late', StartAt: null })

  server.clock.set(new Date(HOUR))
  expect(await reply(token, 'NotComing')).toMatchObject({ Is: 'Late' })
  expect(await guidanceOf(person)).toMatchObject({ status: 'Reserved' })
})

test('the office reads the mail without what answers for the person, and as it was sent', async () => {
  const person = await booked()
  const [token = ''] = await remind(person)
  await admin.signInAgain()
  const [row] = await server.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.userId, person.id), eq(mailOutbox.kind, 'guidanceTomorrow')))
  const read = await admin.call('query ($Id: ID!) { getMail(Id: $Id) { Content { Text AsSent } } }', {
    Id: row?.id ?? '',
  })
  expect(codeOf(read)).toBeNull()
  expect(JSON.stringify(read)).not.toContain(token.split('.')[1])
  expect(read.data?.getMail.Content).toMatchObject({
    AsSent: true,
    Text: expect.stringContaining('/visit_reply'),
  })
})

describe('of a hospital test', () => {
  const DAY = '2026-12-03'
  afterEach(async () => {
    await server.db.delete(examDays)
  })
  /** @param time null for a day without an hour, '' for no day */
  async function tested(time: string | null = '09:30'): Promise<Actor> {
    const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
    const day = { scheduledInitialExamDate: DAY, scheduledExamTime: time }
    await passedScreening(server, person.id, time === '' ? {} : day)
    return person
  }
  async function setDay({ id }: Actor, day: string) {
    await admin.signInAgain()
    const set = `mutation ($id: ID!, $day: Date!) { scheduleExam(input: { UserId: $id, ScheduledDate: $day }) { Id } }`
    return codeOf(await admin.send(set, { id, day }))
  }
  const exam = { Date: DAY, Time: '09:30', Type: 'Registration' }
  const dayOf = async ({ id }: Actor) =>
    (await server.db.select().from(screenings).where(eq(screenings.userId, id)))[0]?.scheduledInitialExamDate
  const letters = ({ id }: Actor) =>
    server.db.$count(mailOutbox, and(eq(mailOutbox.userId, id), eq(mailOutbox.kind, 'examCancelled')))

  test('"not coming" takes the day back until the start, once, frees the place and offers the next days', async () => {
    await server.db.insert(examDays).values([
      { date: DAY, capacity: 2 },
      { date: '2026-12-08', capacity: 1 },
      { date: '2026-12-10', capacity: 1 },
    ])
    const [person, other, third] = [await tested(), await tested(), await tested('')]
    expect(await setDay(third, DAY)).toBe('SLOT_FULL')
    const [token = '', others = ''] = await remindOf('examTomorrow', person, other)
    expect(await reply(token)).toMatchObject({ Is: 'Booked', StartAt: null, Exam: exam, Days: [] })
    for (const answer of ['Coming', 'Coming'])
      expect(await reply(token, answer)).toMatchObject({ Is: 'Coming', Exam: exam })
    expect(await logOf(person, 'WillCome')).toBe(1)

    server.clock.set(new Date('2026-12-03T09:29:00+09:00'))
    const replies = await Promise.all(Array.from({ length: 10 }, () => reply(token, 'NotComing')))
    for (const said of [...replies, await reply(token, 'Coming')])
      expect(said).toMatchObject({ Is: 'Cancelled', Exam: exam, Days: ['2026-12-08', '2026-12-10'] })
    expect([await dayOf(person), await logOf(person, 'CancelDay'), await letters(person)]).toEqual([
      null,
      1,
      1,
    ])
    // Control: nobody else's day, and the place is free again.
    expect([await dayOf(other), (await reply(others)).Is]).toEqual([DAY, 'Booked'])
    expect(await setDay(third, DAY)).toBeNull()
    // The hospital still expects the person: work of the same day.
    const told = (await listAll(admin)).filter(({ Point }) => Point === 'ExamCancelled')
    expect(told).toMatchObject([{ Kind: 'OfficePoint', UserId: person.id, Due: DAY }])
    const wish = `mutation { requestDonorRegistration(input: { PreferredDates: ["2026-12-08"] }) { success } }`
    await person.signInAgain()
    expect(codeOf(await person.send(wish))).toBeNull()

    server.clock.set(new Date('2026-12-03T09:30:00+09:00'))
    expect(await reply(others, 'NotComing')).toMatchObject({ Is: 'Late' })
    expect(await dayOf(other)).toBe(DAY)
  })

  test('without an hour until the day begins; a moved day is not taken back', async () => {
    const [person, moved] = [await tested(null), await tested(null)]
    const [token = '', old = ''] = await remindOf('examTomorrow', person, moved)
    expect(await setDay(moved, '2026-12-04')).toBeNull()
    expect(await reply(old, 'NotComing')).toMatchObject({ Is: 'Changed' })
    expect(await dayOf(moved)).toBe('2026-12-04')
    server.clock.set(japaneseInstant(DAY, 0))
    expect(await reply(token, 'NotComing')).toMatchObject({ Is: 'Late' })
    expect(await dayOf(person)).toBe(DAY)
  })
})
