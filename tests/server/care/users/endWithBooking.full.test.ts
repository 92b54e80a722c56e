import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataFolders } from '../../../../server/ground/settings/env'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { bookingSlots, guidances } from '../../../../server/ground/tables/guidance'
import { onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { japaneseInstant } from '../../../../shared/facts/dates'
import { staff, type Actor } from '../../../support/actors'
import { notYet, passing } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { donor, personAt } from '../../../support/people'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { answered, correct, decide, mine } from '../corrections/answers/support'

let server: TestServer
let admin: Actor
let physician: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  physician = await staff(server, 'Physician')
  // Before a place becomes free, which would go to them.
  while (tests.length < Object.keys(ways).length)
    tests.push(await personAt(server, 'DonorRegistrationExam', LAST))
  while (invitedOnes.length <= Object.keys(ways).length)
    invitedOnes.push(await personAt(server, 'Guidance', LAST))
})
afterAll(() => server.close())
beforeEach(() => server.db.update(bookingSlots).set({ reserved: 0 }))

const LAST = { last: japaneseInstant('2026-11-25', 10) }
const tests: Actor[] = []
const invitedOnes: Actor[] = []
const HOUR = '2026-12-03T02:00:00.000Z'

async function booked(): Promise<Actor> {
  const person = invitedOnes.pop()
  if (!person) throw new Error('Nobody is left')
  const made = await admin.send(
    'mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { Id } }',
    { input: { UserId: person.id, StartAt: HOUR } },
  )
  expect(codeOf(made)).toBeNull()
  expect(await reserved()).toBe(1)
  return person
}

async function tested(status: 'DonorRegistrationExam' | 'DonorRenewalExam'): Promise<Actor> {
  const isRenewal = status === 'DonorRenewalExam'
  const person = isRenewal ? await renewing() : tests.pop()
  if (!person) throw new Error('Nobody is left')
  const set = await server.db
    .update(screenings)
    .set({
      [isRenewal ? 'scheduledRenewalExamDate' : 'scheduledInitialExamDate']: '2026-12-11',
      scheduledExamTime: '10:00',
    })
    .where(and(eq(screenings.userId, person.id), isNull(screenings.judgedAt)))
    .returning()
  expect(set).toHaveLength(1)
  return person
}

async function renewing(): Promise<Actor> {
  const person = await donor(server)
  await server.db
    .update(userProfiles)
    .set({ userStatus: 'RenewalExamOnlineCheckBeforeExam' })
    .where(eq(userProfiles.id, person.id))
  await answered(person, passing)
  return person
}

const reserved = async () =>
  (
    await server.db
      .select()
      .from(bookingSlots)
      .where(eq(bookingSlots.startAt, new Date(HOUR)))
  )[0]?.reserved
const daysOf = async ({ id }: Actor) =>
  (await server.db.select().from(screenings).where(eq(screenings.userId, id))).flatMap((row) =>
    row.judgedAt ? [] : [row.scheduledInitialExamDate, row.scheduledRenewalExamDate, row.scheduledExamTime],
  )

/** What was sent, without the mails about the booking itself. */
async function letters({ email }: Actor) {
  await server.deps.mail.deliverPending()
  const mails = (await listMails(dataFolders(server.dataDir).mail, 200)).filter(
    ({ to, name }) => to === email && /-(withdrawn|answersCorrected)-/.test(name),
  )
  const files = mails.flatMap(({ attachments }) => attachments.map(({ content }) => content)).join()
  return { text: mails.map(({ text }) => text.replaceAll('\n', '')).join(), files }
}

const ways: Record<string, (person: Actor) => Promise<void>> = {
  'leaving oneself': async (person) => {
    expect(codeOf(await person.call('mutation { requestWithdrawal { success } }'))).toBeNull()
  },
  'leaving by the office': async (person) => {
    const left = await admin.send(
      'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }',
      {
        input: { UserId: person.id, Reason: '本人の申し出' },
      },
    )
    expect(codeOf(left)).toBeNull()
  },
  'corrected answers': async (person) => {
    const checks = await server.db.select().from(onlineChecks).where(eq(onlineChecks.userId, person.id))
    const [last] = checks.toSorted((a, b) => Number(b.submittedAt) - Number(a.submittedAt))
    // Asked before a renewal too.
    const { Q45 } = notYet('2026-11-01')
    expect(codeOf(await correct(person, last?.screeningId ?? '', { Q45 }))).toBeNull()
    const [waits] = await mine(person)
    if (waits?.State === 'Open')
      expect(codeOf(await decide(physician, { Id: waits.Id, Accept: true }))).toBeNull()
  },
}

describe.each(Object.entries(ways))('%s', (_name, end) => {
  beforeEach(async () => {
    server.clock.set(TEST_NOW)
    for (const actor of [admin, physician]) await actor.signInAgain()
  })

  test('frees the booked hour; the mail says not to come and takes it out of the calendar', async () => {
    const person = await booked()
    await end(person)
    expect(await reserved()).toBe(0)
    const [guidance] = await server.db.select().from(guidances).where(eq(guidances.userId, person.id))
    expect(guidance).toMatchObject({ status: 'Cancelled', reservedAt: null, absences: 0 })
    const { text, files } = await letters(person)
    expect(text).toContain(
      '2026年12月3日（木）11:00のガイダンスのご予約は、キャンセルしました。お越しいただく必要はありません。',
    )
    expect(files).toContain('METHOD:CANCEL')
  })

  test.each(['DonorRegistrationExam', 'DonorRenewalExam'] as const)(
    'takes the day of the test back in %s, and says so with the file',
    async (status) => {
      const person = await tested(status)
      await end(person)
      expect((await daysOf(person)).filter(Boolean)).toEqual([])
      const { text, files } = await letters(person)
      expect(text).toContain('2026年12月11日（金）10:00の検査のご予定は、キャンセルしました。')
      expect(files).toContain('METHOD:CANCEL')
    },
  )
})

test('of an hour that has begun nothing is said', async () => {
  server.clock.set(TEST_NOW)
  await admin.signInAgain()
  const person = await booked()
  server.clock.set(new Date(HOUR))
  await person.signInAgain()
  await ways['leaving oneself']?.(person)
  const { text, files } = await letters(person)
  expect(text).toContain('退会の手続きが完了しました')
  expect(text).not.toContain('キャンセルしました')
  expect(files).not.toContain('METHOD:CANCEL')
  server.clock.set(TEST_NOW)
})
