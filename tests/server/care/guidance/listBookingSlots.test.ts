import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOpening } from '../../../../server/care/guidance/readOpening'
import { bookingSlots } from '../../../../server/ground/tables/guidance'
import { openingDays, openingHours } from '../../../../server/ground/tables/opening'
import { addDays } from '../../../../shared/facts/dates'
import { invited } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

const SPAN =
  'query ($from: Date!, $to: Date!) { listBookingSlots(from: $from, to: $to) { items { StartAt EndAt Remaining } } }'
const DAY =
  'query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt EndAt Remaining } } }'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('answers each day of 42 as it is answered alone: weekends, holidays, closed, full and unbookable ones', async () => {
  const actor = await invited(server)
  const { capacity } = server.deps.texts.guidance
  const full = ['2026-12-03T02:00:00Z', '2026-12-03T05:00:00Z'].map((startAt) => new Date(startAt))
  await server.db
    .insert(bookingSlots)
    .values(full.map((startAt) => ({ startAt, capacity, reserved: capacity })))
  const [from, to] = ['2026-11-20', '2026-12-31']
  const { data } = await actor.call(SPAN, { from, to })
  const days = data?.listBookingSlots ?? []
  expect(days).toHaveLength(42)
  for (const [index, day] of days.entries()) {
    const alone = await actor.call(DAY, { date: addDays(from, index) })
    expect(day).toEqual(alone.data?.listBookingAvailableslots)
  }
  const on = (date: string) => days.find((_day, index) => addDays(from, index) === date)?.items
  expect(on('2026-11-23')).toEqual([])
  expect(on('2026-12-05')).toEqual([])
  expect(on('2026-12-29')).toEqual([])
  expect(on('2026-12-03')?.filter(({ Remaining }) => Remaining === 0)).toHaveLength(2)
  expect(on('2026-12-04')?.every(({ Remaining }) => Remaining === capacity)).toBe(true)
})

test('the database is right once it has the hours: closed days, hours and capacity of a day, a Saturday', async () => {
  const actor = await invited(server)
  await server.db.insert(openingDays).values([
    { day: '2026-12-08', closedFrom: 0 },
    { day: '2026-12-09', closedFrom: 13 },
    { day: '2026-12-10', capacity: 5 },
    { day: '2026-12-30', reason: '年末も開ける' },
  ])
  await server.db.insert(openingHours).values({ day: 'Saturday', hour: 10, capacity: 1 })
  const on = async (date: string) =>
    (await actor.call(DAY, { date })).data?.listBookingAvailableslots.items ?? []
  expect(await on('2026-12-08')).toEqual([])
  expect((await on('2026-12-09')).map(({ StartAt }) => StartAt)).toEqual([
    '2026-12-09T02:00:00.000Z',
    '2026-12-09T03:00:00.000Z',
  ])
  expect((await on('2026-12-10')).map(({ Remaining }) => Remaining)).toEqual(Array(8).fill(5))
  expect(await on('2026-12-29')).toEqual([])
  expect(await on('2026-12-30')).toHaveLength(8)
  expect(await on('2026-12-12')).toMatchObject([{ StartAt: '2026-12-12T01:00:00.000Z', Remaining: 1 }])
  // A second start changes nothing.
  await copyOpening(server.db, server.deps.texts, server.clock.now())
  expect(await on('2026-12-08')).toEqual([])
})

test.each([
  ['43 days', '2026-12-01', '2027-01-12'],
  ['an end before its beginning', '2026-12-02', '2026-12-01'],
])('refuses %s', async (_what, from, to) => {
  const answer = await (await invited(server)).call(SPAN, { from, to })
  expect(codeOf(answer)).toBe('BAD_USER_INPUT')
  expect(answer.errors?.[0]?.extensions.fields).toHaveProperty('to')
})
