import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guidances } from '../../../../server/ground/tables/guidance'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { japaneseInstant } from '../../../../shared/facts/dates'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { filled } from '../../ground/access/filledPeople'
import { booked } from './daySheet'

let server: TestServer
let office: Actor
let support: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  support = await staff(server, 'Support')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await Promise.all([office.signInAgain(), support.signInAgain()])
})

const DAY = `query ($day: Date!) { getGuidanceDay(Day: $day) { PreviousDay NextDay Sessions { StartAt Capacity Visits {
  Id Status CheckedInAt KitNumber ConsentVersion User { LastName Tel } Points { QuestionId Kind Topic Open } OfficePoints } } } }`
const dayOf = async (actor: Actor, day: string) => (await actor.call(DAY, { day })).data?.getGuidanceDay
const visitsAt = async (day: string, hour: number, actor = office) =>
  (await dayOf(actor, day))?.Sessions.find(
    ({ StartAt }) => StartAt === japaneseInstant(day, hour).toISOString(),
  )?.Visits ?? []
const RECORD =
  'mutation ($input: RecordGuidanceAttendanceInput!) { recordGuidanceAttendance(input: $input) { Status } }'
const CHECK_IN =
  'mutation ($input: GuidanceVisitInput!) { checkInGuidance(input: $input) { CheckedInAt Status } }'
const UNDO_CHECK_IN =
  'mutation ($input: GuidanceVisitInput!) { undoGuidanceCheckIn(input: $input) { CheckedInAt } }'

describe('the sheet of a day', () => {
  test('has every hour with its places, and the open days around it', async () => {
    const sheet = await dayOf(office, '2026-12-04')
    expect(sheet).toMatchObject({ PreviousDay: '2026-12-03', NextDay: '2026-12-07' })
    expect(sheet?.Sessions.map(({ StartAt, Capacity }) => [StartAt, Capacity])).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18].map((hour) => [japaneseInstant('2026-12-04', hour).toISOString(), 2]),
    )
    expect((await dayOf(office, '2026-12-05'))?.Sessions).toEqual([])
  })

  test('keeps those whose attendance is recorded, by the reading of their names', async () => {
    const day = '2026-12-02'
    const eleven = japaneseInstant(day, 11)
    const came = await booked(server, eleven, { lastName: '渡部', lastNameFurigana: 'ワタナベ', tel: '0901' })
    const stayed = await booked(server, eleven, { lastName: '青木', lastNameFurigana: 'アオキ' })
    server.clock.set(eleven)
    await office.signInAgain()
    await office.call(RECORD, {
      input: { UserId: came.id, Attended: true, ConsentVersion: '2026-04', KitNumber: 'K-1' },
    })
    await office.call(RECORD, { input: { UserId: stayed.id, Attended: false } })
    expect(await visitsAt(day, 11)).toMatchObject([
      { Id: stayed.guidanceId, Status: 'NoShow', KitNumber: null, User: { LastName: '青木' } },
      { Status: 'Attended', KitNumber: 'K-1', ConsentVersion: '2026-04', User: { Tel: '0901' } },
    ])
    // The invitation goes on: it is booked for another day and stands on both.
    await server.db
      .update(guidances)
      .set({ status: 'Reserved', reservedAt: japaneseInstant('2026-12-09', 12) })
      .where(eq(guidances.id, stayed.guidanceId))
    expect(await visitsAt(day, 11)).toMatchObject([{ Status: 'NoShow' }, {}])
    expect(await visitsAt('2026-12-09', 12)).toMatchObject([{ Id: stayed.guidanceId, Status: 'Reserved' }])
  })

  test('has both absences of whoever did not come twice', async () => {
    const person = await booked(server, japaneseInstant('2026-12-10', 11))
    const missed = async (day: string) => {
      server.clock.set(japaneseInstant(day, 12))
      await office.signInAgain()
      await office.call(RECORD, { input: { UserId: person.id, Attended: false } })
    }
    await missed('2026-12-10')
    await person.signInAgain()
    const again = { StartAt: japaneseInstant('2026-12-14', 11).toISOString() }
    expect(
      codeOf(
        await person.call('mutation ($input: GuidanceTimeInput!) { reserveGuidance(input: $input) { Id } }', {
          input: again,
        }),
      ),
    ).toBeNull()
    await missed('2026-12-14')
    for (const day of ['2026-12-10', '2026-12-14'])
      expect(await visitsAt(day, 11)).toMatchObject([{ Id: person.guidanceId, Status: 'NoShow' }])
  })

  test('says what to ask by the number of the question, and to support only that the office has to look', async () => {
    const day = '2026-12-03'
    const topic = (questionId: string, ruleId: string, outcome: 'REVIEW!' | 'REVIEW') => ({
      questionId,
      ruleId,
      outcome,
      reason: `${questionId}のこと`,
      nextDate: null,
    })
    const person = await booked(server, japaneseInstant(day, 13), {
      topics: [
        topic('Q53', 'Q53-R1', 'REVIEW!'),
        topic('Q28', 'Q28-inPerson', 'REVIEW'),
        topic('Q44', 'Q44-unknown', 'REVIEW'),
        topic('Q26', 'Q26-R2', 'REVIEW'),
      ],
    })
    await server.db
      .insert(officePoints)
      .values(filled(server, officePoints, { userId: person.id, kind: 'TownDiffers', closedAt: null }))
    expect((await visitsAt(day, 13))[0]).toMatchObject({
      Points: [
        { QuestionId: 'Q53', Kind: 'MustClear', Topic: 'Q53のこと', Open: true },
        { QuestionId: 'Q28', Kind: 'InPerson', Topic: null, Open: true },
        { QuestionId: 'Q44', Kind: 'Unknown', Topic: 'Q44のこと', Open: true },
        { QuestionId: 'Q26', Kind: 'Ask', Topic: 'Q26のこと', Open: false },
      ],
      OfficePoints: ['TownDiffers'],
    })
    expect((await visitsAt(day, 13, support))[0]).toMatchObject({
      Points: null,
      OfficePoints: ['TownDiffers'],
    })
  })

  test('is read in one statement and its points in another, whoever is on it', async () => {
    const statements: string[] = []
    const { $client: pool } = server.db
    const query = pool.query.bind(pool)
    Object.assign(pool, {
      query: (...given: Parameters<typeof query>) => {
        const text = JSON.stringify(given[0])
        if (/guidances|judgement/.test(text)) statements.push(text)
        return query(...given)
      },
    })
    await visitsAt('2026-12-03', 13)
    await visitsAt('2026-12-03', 13, support)
    Object.assign(pool, { query })
    expect(statements.map((text) => text.includes('judgement'))).toEqual([false, true, false])
  })
})

describe('check-in', () => {
  test('is noted once, is not consent, and is taken back', async () => {
    const person = await booked(server, japaneseInstant('2026-12-01', 11))
    const input = { GuidanceId: person.guidanceId }
    const first = { CheckedInAt: TEST_NOW.toISOString(), Status: 'Reserved' }
    expect((await office.call(CHECK_IN, { input })).data?.checkInGuidance).toEqual(first)
    server.clock.advance(60_000)
    expect((await office.call(CHECK_IN, { input })).data?.checkInGuidance).toEqual(first)
    const undone = async () => (await office.call(UNDO_CHECK_IN, { input })).data?.undoGuidanceCheckIn
    expect([await undone(), await undone()]).toEqual([{ CheckedInAt: null }, { CheckedInAt: null }])
    const { data } = await office.call(
      'query ($id: ID) { listUserActivity(user_id: $id) { items { operation } } }',
      { id: person.id },
    )
    expect(data?.listUserActivity.items.map(({ operation }) => operation)).toEqual(['UndoCheckIn', 'CheckIn'])
  })

  test('is of today, of somebody who is there, and by an administrator', async () => {
    const tomorrow = await booked(server, japaneseInstant('2026-12-02', 11))
    const input = { GuidanceId: tomorrow.guidanceId }
    expect(codeOf(await office.call(CHECK_IN, { input }))).toBe('INVALID_STATE')
    expect(codeOf(await office.call(CHECK_IN, { input: { GuidanceId: tomorrow.id } }))).toBe('NOT_FOUND')
    expect(codeOf(await office.call(CHECK_IN, { input: { GuidanceId: 'x' } }))).toBe('NOT_FOUND')
    expect(codeOf(await support.call(CHECK_IN, { input }))).toBe('FORBIDDEN')
  })
})
