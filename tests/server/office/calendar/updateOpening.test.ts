import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyOpening, readOpening } from '../../../../server/care/guidance/readOpening'
import { activities } from '../../../../server/ground/tables/activity'
import { bookingSlots, guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { extraHours, opening, openingDays, openingHours } from '../../../../server/ground/tables/opening'
import type { DayChange, UpdateOpeningInput } from '../../../../shared/generated/schema'
import { invited, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { times } from '../../../support/soak'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { withPause } from '../../../support/triggers'
import { often } from '../../../support/full'

const RESERVE = `mutation ($StartAt: DateTime!) { reserveGuidance(input: { StartAt: $StartAt }) { ReservedAt } }`
const UPDATE = `mutation ($input: UpdateOpeningInput!) { updateOpening(input: $input) { Version DiffersFromFile } }`
const PREVIEW = `query ($input: PreviewOpeningInput!) {
  previewOpening(input: $input) { Version Bookings { Person { Id } StartAt How } Mail { Subject Text } } }`
const DAY = 'query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt Remaining } } }'
const THIRD = '2026-12-03'
const ELEVEN = '2026-12-03T02:00:00.000Z'
const FOUR = '2026-12-03T07:00:00.000Z'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer({ connections: 40 })
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of [extraHours, openingDays, openingHours, opening, guidances, bookingSlots])
    await server.db.delete(table)
  await copyOpening(server.db, server.deps.texts, server.clock.now())
})

const days = (Change: 'Closed' | 'ClosedFrom' | 'Capacity' | 'Usual', more = {}) => ({
  Days: { From: THIRD, To: THIRD, Change, ...more },
})
const update = (input: Omit<UpdateOpeningInput, 'Version'> & { Version?: number }, by = office) =>
  by.call(UPDATE, { input: { Version: 1, ...input } })
const booked = async (StartAt: string) => {
  const person = await invited(server)
  expect(codeOf(await person.call(RESERVE, { StartAt }))).toBeNull()
  // Whoever books after that is later.
  server.clock.advance(1_000)
  return person
}
const isOffered = async (StartAt: string) => {
  const { data } = await (await invited(server)).call(DAY, { date: THIRD })
  return data?.listBookingAvailableslots.items.some((slot) => slot.StartAt === StartAt)
}
const preference = async () =>
  (await server.db.select().from(activities).where(eq(activities.category, 'Preference')))
    .map(({ text }) => text)
    .at(-1)

test('a closed hour is refused with the sentence that a time is not offered, and opened again', async () => {
  expect(codeOf(await update(days('ClosedFrom', { ClosedFrom: 16, Reason: '会議' })))).toBeNull()
  expect([await isOffered(ELEVEN), await isOffered(FOUR)]).toEqual([true, false])
  const answer = await (await invited(server)).call(RESERVE, { StartAt: FOUR })
  expect(answer.errors?.[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { StartAt: 'この日時は予約を受け付けていません。別の日時をお選びください。' },
  })
  expect(await preference()).toBe(
    `2026年12月3日（木）のガイダンスの受付を変更しました（通常→16:00から休み）（操作：${office.id}）`,
  )
  expect(codeOf(await update({ ...days('Usual'), Version: 2 }))).toBeNull()
  expect(await isOffered(FOUR)).toBe(true)
  expect(await server.db.select().from(openingDays).where(eq(openingDays.day, THIRD))).toEqual([])
})

test('says whose bookings have no place; they stay where the office wants it so', async () => {
  const [first, last, other] = [await booked(ELEVEN), await booked(ELEVEN), await booked(FOUR)]
  const smaller = await office.call(PREVIEW, { input: days('Capacity', { Capacity: 1 }) })
  expect(smaller.data?.previewOpening.Bookings).toEqual([
    { Person: { Id: last.id }, StartAt: ELEVEN, How: 'OverCapacity' },
  ])
  const all = [first, last, other].map(({ id }) => id)
  const closed = await office.call(PREVIEW, { input: days('Closed') })
  expect(closed.data?.previewOpening.Bookings.map(({ Person }) => Person.Id)).toEqual(all)
  expect(closed.data?.previewOpening.Mail?.Text).toContain('2026年12月15日（火）までに')

  expect(codeOf(await update({ ...days('Capacity', { Capacity: 1 }), Seen: [last.id] }))).toBe(
    'BAD_USER_INPUT',
  )
  const kept = await update({ ...days('Capacity', { Capacity: 1 }), Seen: [last.id], Bookings: 'Keep' })
  expect(kept.data?.updateOpening.Version).toBe(2)
  const { data } = await first.call(DAY, { date: THIRD })
  expect(data?.listBookingAvailableslots.items[0]).toEqual({ StartAt: ELEVEN, Remaining: 0 })
  expect(codeOf(await (await invited(server)).call(RESERVE, { StartAt: ELEVEN }))).toBe('SLOT_FULL')
  expect(await preference()).toContain('（通常→1時間の定員1名、残した予約1件）')
})

test('cancels with one mail each that asks to choose again, and the place is free for another day', async () => {
  const people = [await booked(ELEVEN), await booked(FOUR)]
  const Seen = people.map(({ id }) => id)
  const answer = await update({ ...days('Closed', { ClosesExams: true }), Seen, Bookings: 'Cancel' })
  expect(answer.data?.updateOpening).toEqual({ Version: 2, DiffersFromFile: false })
  for (const { id } of people) {
    const mails = await server.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.userId, id), eq(mailOutbox.kind, 'guidanceCancelled')))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.params).toMatchObject({ closed: true, deadline: '2026-12-15' })
    const [row] = await server.db.select().from(guidances).where(eq(guidances.userId, id))
    expect(row).toMatchObject({ status: 'Cancelled', reservedAt: null, deadlineAt: '2026-12-15' })
  }
  expect((await server.db.select().from(bookingSlots)).map(({ reserved }) => reserved)).toEqual([0, 0])
  expect(await preference()).toContain('（通常→休み、取り消した予約2件）')
  expect(codeOf(await people[0]!.call(RESERVE, { StartAt: '2026-12-04T02:00:00.000Z' }))).toBeNull()
})

test('a closed day is opened for some hours, booked, and who booked is named before it closes again', async () => {
  const [saturday, ten] = ['2026-12-05', '2026-12-05T01:00:00.000Z']
  const on = (From: string, Change: DayChange, more = {}) => ({ Days: { From, To: From, Change, ...more } })
  const person = await invited(server)
  const offered = async (date: string) =>
    (await person.call(DAY, { date })).data?.listBookingAvailableslots.items
  expect(await offered(saturday)).toEqual([])
  const none = await update(on(saturday, 'Extra', { Capacity: 2, ExtraHours: [] }))
  expect(Object.keys(none.errors?.[0]?.extensions.fields ?? {})).toEqual(['ExtraHours'])
  const extra = on(saturday, 'Extra', { Capacity: 2, ExtraHours: [11, 10] })
  expect((await office.call(PREVIEW, { input: extra })).data?.previewOpening.Bookings).toEqual([])
  expect(codeOf(await update(extra))).toBeNull()
  expect(await preference()).toContain(
    '12月5日（土）のガイダンスの受付を変更しました（通常→通常＋臨時10:00（2名）・11:00（2名））',
  )
  expect(await offered(saturday)).toEqual([
    { StartAt: ten, Remaining: 2 },
    { StartAt: '2026-12-05T02:00:00.000Z', Remaining: 2 },
  ])
  expect(codeOf(await person.call(RESERVE, { StartAt: ten }))).toBeNull()
  const usual = await office.call(PREVIEW, { input: on(saturday, 'Usual') })
  expect(usual.data?.previewOpening.Bookings).toEqual([
    { Person: { Id: person.id }, StartAt: ten, How: 'Closed' },
  ])
  expect(codeOf(await update({ ...on(saturday, 'Usual'), Version: 2, Seen: [] }))).toBe('CONFLICT')
  const back = { ...on(saturday, 'Usual'), Version: 2, Seen: [person.id] }
  expect(codeOf(await update({ ...back, Bookings: 'Cancel' }))).toBeNull()
  expect(await offered(saturday)).toEqual([])

  // A day that is closed every year stays closed but for the hour; an hour more stands beside the usual ones.
  const closed = '2026-12-29'
  expect(
    codeOf(await update({ ...on(closed, 'Extra', { Capacity: 1, ExtraHours: [10] }), Version: 3 })),
  ).toBeNull()
  expect(await offered(closed)).toEqual([{ StartAt: '2026-12-29T01:00:00.000Z', Remaining: 1 }])
  const evening = on(THIRD, 'Extra', { Capacity: 1, ExtraHours: [19] })
  expect(codeOf(await update({ ...evening, Version: 4 }))).toBeNull()
  expect((await offered(THIRD))?.map(({ Remaining }) => Remaining)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1])
  expect(codeOf(await update({ ...on(THIRD, 'ClosedFrom', { ClosedFrom: 12 }), Version: 5 }))).toBeNull()
  expect(await offered(THIRD)).toEqual([{ StartAt: ELEVEN, Remaining: 2 }])
})

test('the week: hours that go touch only those who had a place; days of every year', async () => {
  const person = await booked(FOUR)
  const { hours } = await readOpening(server.db)
  const Hours = hours
    .filter(({ hour }) => hour < 16)
    .map(({ day, hour, capacity }) => ({ Day: day, Hour: hour, Capacity: capacity }))
    .concat({ Day: 'Saturday', Hour: 10, Capacity: 3 })
  const Week = { Hours, YearlyClosed: ['12-29', '12-30', '12-31', '01-04'] }
  const preview = await office.call(PREVIEW, { input: { Week } })
  expect(preview.data?.previewOpening.Bookings.map(({ Person }) => Person.Id)).toEqual([person.id])
  const answer = await update({ Week, Seen: [person.id], Bookings: 'Keep' })
  expect(answer.data?.updateOpening).toEqual({ Version: 2, DiffersFromFile: true })
  expect(await preference()).toContain('残した予約1件、毎年1月4日を休みに、月16:00 2→0名')
  // Who was kept is not in the way of the next change.
  const again = await office.call(PREVIEW, { input: { Week: { ...Week, YearlyClosed: [] } } })
  expect(again.data?.previewOpening.Bookings).toEqual([])
  expect(codeOf(await update({ Week, Version: 2 }))).toBeNull()
  expect((await readOpening(server.db)).version).toBe(2)
})

test.each([
  ['a day that is over', days('Closed', { From: '2026-11-30' }), 'From'],
  ['an end before its beginning', days('Closed', { To: '2026-12-02' }), 'To'],
  ['a year', days('Closed', { To: '2027-12-02' }), 'To'],
  ['no hour', days('ClosedFrom'), 'ClosedFrom'],
  ['no capacity', days('Capacity'), 'Capacity'],
])('refuses %s', async (_name, input, field) => {
  const answer = await update(input)
  expect(codeOf(answer)).toBe('BAD_USER_INPUT')
  expect(answer.errors?.[0]?.extensions.fields).toHaveProperty(field)
})

test('a stale version and bookings that were not seen are conflicts; nothing has changed then', async () => {
  expect(codeOf(await update({ ...days('Closed'), Version: 7 }))).toBe('CONFLICT')
  await booked(ELEVEN)
  expect(codeOf(await update({ ...days('Closed'), Bookings: 'Cancel' }))).toBe('CONFLICT')
  expect(await isOffered(ELEVEN)).toBe(true)
})

const ROUNDS = often(1, times(3, 30))
test(
  `closing an hour while forty book it, ${ROUNDS} times: nobody has a booking that the office has not seen`,
  async () => {
    const outcomes = new Set<string | null>()
    for (let round = 0; round < ROUNDS; round++) {
      const people = await Promise.all(Array.from({ length: 40 }, () => invited(server)))
      const { version } = await readOpening(server.db)
      const calls = people.map((person) => person.call(RESERVE, { StartAt: ELEVEN }))
      const [closing] = await Promise.all([update({ ...days('Closed'), Version: version }), ...calls])
      const held = await server.db.select().from(guidances).where(eq(guidances.status, 'Reserved'))
      outcomes.add(codeOf(closing))
      expect(held).toHaveLength(codeOf(closing) === null ? 0 : 2)
      await server.db.delete(guidances)
      await server.db.delete(bookingSlots)
      await server.db.delete(openingDays).where(eq(openingDays.day, THIRD))
    }
    expect([...outcomes].every((code) => code === null || code === 'CONFLICT')).toBe(true)
  },
  ROUNDS * 20_000,
)

describe('an hour that closes after a booking has read the hours', () => {
  const bookWhile = async (close: () => Promise<string | null>) => {
    const person = await invited(server)
    const { waiting, goOn } = await withPause(server, 'before insert on booking_slots')
    const booking = person.call(RESERVE, { StartAt: ELEVEN })
    await waiting()
    const closing = close()
    // Answered at once, or waiting for this booking.
    await Promise.race([closing, waiting(2)])
    await goOn()
    const codes = [codeOf(await booking), await closing]
    const held = await server.db.select().from(guidances).where(eq(guidances.status, 'Reserved'))
    return { codes, held: held.length }
  }

  test('waits for the booking, and is told of it', async () => {
    const { version } = await readOpening(server.db)
    const close = async () => codeOf(await update({ ...days('Closed'), Version: version }))
    expect(await bookWhile(close)).toEqual({ codes: [null, 'CONFLICT'], held: 1 })
  })

  test('control: written past what bookings hold, it has a booking', async () => {
    const close = async () => {
      await server.db.insert(openingDays).values({ day: THIRD, closedFrom: 0, reason: '休み' })
      return null
    }
    expect(await bookWhile(close)).toEqual({ codes: [null, null], held: 1 })
    expect(await isOffered(ELEVEN)).toBe(false)
  })
})
