import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { consents } from '../../../../server/ground/tables/consents'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { japaneseInstant } from '../../../../shared/facts/dates'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { booked, type Booked } from './daySheet'

const Day = '2026-12-01'
const ELEVEN = japaneseInstant(Day, 11)

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer({ now: ELEVEN })
  office = await staff(server)
})
afterAll(() => server.close())

beforeEach(() => server.clock.set(ELEVEN))

const RECORD = `mutation ($input: RecordGuidanceAttendancesInput!) { recordGuidanceAttendances(input: $input) {
  Outcomes { GuidanceId Recorded Code Message } Sheet { Day } } }`
const UNDO = `mutation ($input: GuidanceVisitInput!) { undoGuidanceAttendance(input: $input) { Status KitNumber } }`

type Entry = {
  Attended?: boolean
  KitNumber?: string | null
  ConsentVersion?: string
  IdentityDocument?: 'Passport'
}
const entry = ({ guidanceId }: Booked, { Attended = true, ...given }: Entry) => ({
  GuidanceId: guidanceId,
  Attended,
  ...given,
})
async function record(Entries: ReturnType<typeof entry>[], by = office, given: object = {}) {
  const { data } = await by.call(RECORD, { input: { Day, ConsentVersion: '2026-04', Entries, ...given } })
  return data?.recordGuidanceAttendances.Outcomes.map(({ Recorded, Code, Message }) =>
    Recorded ? 'recorded' : `${Code} ${Message}`,
  )
}
let kits = 0
const kit = () => `K-${String(++kits).padStart(5, '0')}`
const undo = (person: Booked) => office.call(UNDO, { input: { GuidanceId: person.guidanceId } })
const rowOf = async ({ guidanceId }: Booked) =>
  (await server.db.select().from(guidances).where(eq(guidances.id, guidanceId)))[0]

describe('a session recorded at once', () => {
  test('a row that is refused holds up no other, and each says why', async () => {
    const [came, without, absent, later, other] = await Promise.all([
      booked(server, ELEVEN),
      booked(server, ELEVEN),
      booked(server, ELEVEN),
      booked(server, japaneseInstant(Day, 12)),
      booked(server, japaneseInstant('2026-12-02', 11)),
    ])
    expect(
      await record([
        entry(without, {}),
        entry(came, { KitNumber: kit(), ConsentVersion: '2026-10', IdentityDocument: 'Passport' }),
        entry(absent, { Attended: false }),
        entry(later, { KitNumber: kit() }),
        entry(other, { KitNumber: kit() }),
        { GuidanceId: 'x', Attended: false },
      ]),
    ).toEqual([
      'BAD_USER_INPUT 検査キット番号は必須です',
      'recorded',
      'recorded',
      'INVALID_STATE 12:00から記録できます。',
      'INVALID_STATE この会員には、参加を記録できる予約がありません。',
      'NOT_FOUND 該当する情報が見つかりません。',
    ])
    const kept = await server.db.select().from(activities).where(eq(activities.actorId, office.id))
    expect(kept.map(({ operation }) => operation).toSorted()).toEqual(['Attend', 'NoShow', 'Refuse'])
    expect(await rowOf(came)).toMatchObject({ status: 'Attended', consentVersion: '2026-10' })
    const signed = await server.db.select().from(consents).where(eq(consents.userId, came.id))
    expect(signed.map(({ identityDocument }) => identityDocument)).toEqual(['Passport'])
    expect(await rowOf(absent)).toMatchObject({ status: 'NoShow', missedAt: ELEVEN, reservedAt: null })
    expect(await rowOf(without)).toMatchObject({ status: 'Reserved' })
  })

  test('sent again it answers the same and changes nothing; another entry is refused', async () => {
    const came = await booked(server, ELEVEN)
    const absent = await booked(server, ELEVEN)
    const entries = [entry(came, { KitNumber: kit() }), entry(absent, { Attended: false })]
    await record(entries)
    const before = [await rowOf(came), await rowOf(absent)]
    server.clock.advance(1000)
    expect(await record(entries)).toEqual(['recorded', 'recorded'])
    expect([await rowOf(came), await rowOf(absent)]).toEqual(before)
    expect(await record([entry(came, { KitNumber: kit() }), entry(absent, { KitNumber: kit() })])).toEqual([
      expect.stringContaining('すでに参加として記録されています'),
      expect.stringContaining('すでに欠席として記録されています'),
    ])
  })

  test('a kit scanned twice, or given to somebody else of the day, is refused in words', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => booked(server, ELEVEN)))
    if (!one || !two || !three) throw new Error('Three people')
    const KitNumber = kit()
    expect(await record([entry(one, { KitNumber }), entry(two, { KitNumber: ` ${KitNumber} ` })])).toEqual([
      expect.stringContaining('ほかの方にも入力されています'),
      expect.stringContaining('ほかの方にも入力されています'),
    ])
    expect(await record([entry(one, { KitNumber })])).toEqual(['recorded'])
    const typed = KitNumber.replace('K-', 'ｋー')
    expect(await record([entry(three, { KitNumber: typed })])).toEqual([
      expect.stringContaining('11:00の方に記録されています'),
    ])
  })

  test('takes 1 to 100 people, each once', async () => {
    const person = await booked(server, ELEVEN)
    const absent = entry(person, { Attended: false })
    const codeFor = async (Entries: unknown[]) =>
      codeOf(await office.send(RECORD, { input: { Day, Entries } }))
    expect(await codeFor([])).toBe('BAD_USER_INPUT')
    expect(await codeFor([absent, absent])).toBe('BAD_USER_INPUT')
    expect(await codeFor(Array.from({ length: 101 }, (_, n) => ({ ...absent, GuidanceId: String(n) })))).toBe(
      'BAD_USER_INPUT',
    )
    expect(await rowOf(person)).toMatchObject({ status: 'Reserved' })
  })
})

describe('two people at the same time', () => {
  test('record the same session: each attendance counts once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => booked(server, ELEVEN)))
    const entries = people.map((person, index) =>
      index % 2 === 0 ? entry(person, { KitNumber: kit() }) : entry(person, { Attended: false }),
    )
    const colleague = await staff(server)
    const answers = await Promise.all([record(entries), record(entries.toReversed(), colleague)])
    expect(answers.flat()).toEqual(Array(16).fill('recorded'))
    for (const [index, person] of people.entries()) {
      const logged = await server.db.select().from(activities).where(eq(activities.userId, person.id))
      expect(logged.map(({ operation }) => operation)).toEqual([index % 2 === 0 ? 'Attend' : 'NoShow'])
      const signed = await server.db.select().from(consents).where(eq(consents.userId, person.id))
      expect(signed).toHaveLength(index % 2 === 0 ? 1 : 0)
    }
  })

  test('hand the same kit to two people: one gets it', async () => {
    const [one, two] = [await booked(server, ELEVEN), await booked(server, ELEVEN)]
    const KitNumber = kit()
    const answers = await Promise.all([
      record([entry(one, { KitNumber })]),
      record([entry(two, { KitNumber })]),
    ])
    expect(answers.flat().filter((answer) => answer === 'recorded')).toHaveLength(1)
  })
})

/** Everything about a person but the version, the times of changes and the log. */
async function everythingOf({ id, guidanceId }: Booked) {
  const [profile] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, id))
  const [guidance] = await server.db.select().from(guidances).where(eq(guidances.id, guidanceId))
  const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))
  const signed = await server.db.select().from(consents).where(eq(consents.userId, id))
  const { rows: tallies } = await server.db.execute(
    sql`select * from tally_totals order by kind, key, day nulls first`,
  )
  const { version: _version, updatedAt: _updated, ...ofProfile } = profile ?? {}
  const { updatedAt: _changed, ...ofGuidance } = guidance ?? {}
  return { ofProfile, ofGuidance, mails, tallies, signed: signed.map(({ updatedAt: _at, ...row }) => row) }
}

describe('taking back', () => {
  const signedBefore = (person: Booked) =>
    server.db.insert(consents).values({
      id: person.guidanceId,
      userId: person.id,
      version: '2025-10',
      consentedAt: new Date('2025-11-01T00:00:00Z'),
      createdAt: new Date('2025-11-01T00:00:00Z'),
      updatedAt: new Date('2025-11-01T00:00:00Z'),
    })
  const missedOnce = async (person: Booked) => {
    await server.db
      .update(guidances)
      .set({ absences: 1, missedAt: japaneseInstant('2026-11-24', 11) })
      .where(eq(guidances.id, person.guidanceId))
  }

  test.each([
    ['an attendance', {}, async () => undefined],
    ['an attendance of somebody who had signed before', {}, signedBefore],
    ['a first absence', { Attended: false }, async () => undefined],
    ['a second absence', { Attended: false }, missedOnce],
  ])('%s leaves everything as it was', async (_name, given, prepare) => {
    const person = await booked(server, ELEVEN)
    await prepare(person)
    const before = await everythingOf(person)
    const entries = [entry(person, { KitNumber: kit(), ...given })]
    expect(await record(entries)).toEqual(['recorded'])
    expect(await everythingOf(person)).not.toEqual(before)
    server.clock.advance(59_000)
    const undone = async () => (await undo(person)).data?.undoGuidanceAttendance
    const back = { Status: 'Reserved', KitNumber: null }
    expect([await undone(), await undone()]).toEqual([back, back])
    expect(await everythingOf(person)).toEqual(before)
    // What was taken back is recorded anew, with a mail of its own.
    expect(await record(entries)).toEqual(['recorded'])
    const { mails } = await everythingOf(person)
    expect(mails.map(({ kind }) => kind)).toEqual('Attended' in given ? ['guidanceMissed'] : [])
  })

  test('ends after a minute, when the mail about the absence goes out', async () => {
    const person = await booked(server, ELEVEN)
    await record([entry(person, { Attended: false })])
    const sentAt = async () => {
      await server.deps.mail.deliverPending()
      const [mail] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
      return mail?.sentAt
    }
    expect(await sentAt()).toBeNull()
    server.clock.advance(60_001)
    expect(await sentAt()).not.toBeNull()
    expect(codeOf(await undo(person))).toBe('INVALID_STATE')
  })

  test('is refused once something has followed', async () => {
    const person = await booked(server, ELEVEN)
    await record([entry(person, { Attended: false })])
    const input = { StartAt: japaneseInstant('2026-12-03', 11).toISOString() }
    await person.call('mutation ($input: GuidanceTimeInput!) { reserveGuidance(input: $input) { Id } }', {
      input,
    })
    expect(codeOf(await undo(person))).toBe('INVALID_STATE')
    expect(await rowOf(person)).toMatchObject({ status: 'Reserved', absences: 1 })
  })

  test('is refused once the person has asked for a day of the test', async () => {
    const person = await booked(server, ELEVEN)
    await record([entry(person, { KitNumber: kit() })])
    const ask =
      'mutation ($input: RequestDonorRegistrationInput!) { requestDonorRegistration(input: $input) { success } }'
    expect(codeOf(await person.call(ask, { input: { PreferredDates: ['2026-12-10'] } }))).toBeNull()
    expect(codeOf(await undo(person))).toBe('INVALID_STATE')
    expect(await rowOf(person)).toMatchObject({ status: 'Attended' })
  })

  test('and recording at the same time leave one of both', async () => {
    const person = await booked(server, ELEVEN)
    const entries = [entry(person, { KitNumber: kit() })]
    await record(entries)
    await Promise.all([undo(person), undo(person), record(entries)])
    const row = await rowOf(person)
    const signed = await server.db.select().from(consents).where(eq(consents.userId, person.id))
    expect(signed).toHaveLength(row?.status === 'Attended' ? 1 : 0)
  })
})
