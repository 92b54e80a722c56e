import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedMonths, type Standing } from '../../../../server/care/waitingList/expectedMonth'
import { expectedMonthText } from '../../../../shared/words/check/expectedMonth'

const TODAY = '2026-12-10'
const month = (at: string, places: number, given = 0, invitations = given) => ({
  month: `${at}-01`,
  places,
  given,
  invitations,
})
const opened = [month('2027-02', 3), month('2026-12', 20, 20), month('2026-11', 6, 6), month('2027-01', 5, 1)]
const at = (position: number, rest: Partial<Standing> = {}): Standing => ({
  position,
  pausedAhead: [],
  pausedUntil: null,
  ...rest,
})
const textOf = (standing: Standing, months = opened) =>
  expectedMonthText(expectedMonths(standing, months, TODAY))

test.each([
  [1, '2027年1月ごろ'],
  [4, '2027年1月ごろ'],
  [5, '2027年2月ごろ'],
  [7, '2027年2月ごろ'],
  // Of late the office opened 3 to 20 places a month.
  [8, '2027年3月ごろ'],
  [12, '2027年3月〜4月ごろ'],
  [60, '2027年5月〜2028年8月ごろ'],
])('the %s. in line is likely to be invited in %s', (position, text) => {
  expect(textOf(at(position))).toBe(text)
})

test('where places come back, as many as did of late, it may be earlier', () => {
  // Of twenty invitations given in November, ten came back and went on.
  const back = [
    month('2026-11', 10, 10, 20),
    month('2026-12', 10, 10),
    month('2027-01', 10),
    month('2027-02', 10),
  ]
  expect(textOf(at(12), back)).toBe('2027年1月〜2月ごろ')
})

test('nothing is promised while no month is opened, nor a last month where the office opens none', () => {
  expect(textOf(at(1), [])).toBe('未定')
  expect(textOf(at(9), [month('2026-11', 0), month('2026-12', 4, 4)])).toBe('2027年3月以降（時期は未定）')
})

test('who rests is passed until their month, and those before who rest come back in theirs', () => {
  expect(textOf(at(1, { pausedUntil: '2027-02-01' }))).toBe('2027年2月ごろ')
  // The fifth: one before rests until February, so that January's four places reach them.
  expect(textOf(at(5, { pausedAhead: ['2027-02-01'] }))).toBe('2027年1月ごろ')
  expect(textOf(at(6, { pausedAhead: ['2027-02-01'] }))).toBe('2027年2月ごろ')
})

test('nobody before is passed, the first month is never after the last, and no pause is broken', () => {
  const months = fc.array(fc.record({ places: fc.nat(30), given: fc.nat(30), more: fc.nat(10) }), {
    minLength: 1,
    maxLength: 9,
  })
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 200 }), fc.boolean(), (drawn, position, rests) => {
      const known = drawn.map(({ places, given, more }, index) => ({
        month: `2026-${String(index + 4).padStart(2, '0')}-01`,
        places: Math.max(places, given),
        given,
        invitations: given + more,
      }))
      const pausedUntil = rests ? '2027-03-01' : null
      const found = expectedMonths(at(position, { pausedUntil }), known, TODAY)
      const behind = expectedMonths(at(position + 1), known, TODAY)
      if (!found) return
      expect(found.From >= (pausedUntil ?? '2026-12-01')).toBe(true)
      expect(!found.To || found.From <= found.To).toBe(true)
      expect(rests || (behind?.From ?? '9999') >= found.From).toBe(true)
    }),
  )
})
