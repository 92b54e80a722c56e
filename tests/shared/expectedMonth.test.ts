import { expect, test } from 'vitest'
import { expectedMonth, expectedMonthText } from '../../shared/expectedMonth'

const month = (Year: number, Month: number, AvailableSlots: number, GivenGuidanceCount = 0) => ({
  Year,
  Month,
  AvailableSlots,
  AdditionalAvailableSlots: 0,
  GivenGuidanceCount,
})
const TODAY = '2026-12-10'
const opened = [month(2027, 2, 3), month(2026, 12, 20, 20), month(2026, 11, 50), month(2027, 1, 5, 1)]

test.each([
  [1, '2027年1月ごろ'],
  [4, '2027年1月ごろ'],
  [5, '2027年2月ごろ'],
  [7, '2027年2月ごろ'],
  [8, '2027年2月より後（未定）'],
])('the %s. in line is likely to be invited in %s', (position, text) => {
  expect(expectedMonthText(expectedMonth(position, opened, TODAY))).toBe(text)
})

test('nothing is promised while no month is opened, and months that are over do not count', () => {
  expect(expectedMonthText(expectedMonth(1, [], TODAY))).toBe('未定')
  expect(expectedMonth(1, [month(2026, 11, 50)], TODAY)).toBeNull()
})
