import { expect, test } from 'vitest'
import {
  closedDaysText,
  isClosedDay,
  hoursOn,
  isOpeningHours,
  openingHoursText,
} from '../../shared/facts/openingHours'
import { openState } from '../../shared/rules/visits/openState'

const REST = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
  holiday: null,
}
const days = (span: string, ...open: (keyof typeof REST)[]) =>
  Object.fromEntries(open.map((day) => [day, span]))
const working = (span: string) => days(span, 'monday', 'tuesday', 'wednesday', 'thursday', 'friday')

test.each([
  [working('8:00-20:00'), '平日8:00〜20:00（祝日を除く）'],
  [{ ...working('9:00-18:00'), saturday: '9:00-12:00' }, '平日9:00〜18:00、土曜9:00〜12:00（祝日を除く）'],
  [{ ...working('9:00-18:00'), ...days('9:00-18:00', 'saturday') }, '平日と土曜9:00〜18:00（祝日を除く）'],
  [days('10:00-16:30', 'monday', 'wednesday', 'friday'), '月・水・金曜10:00〜16:30（祝日を除く）'],
  [days('10:00-16:00', 'saturday', 'sunday', 'holiday'), '土・日曜10:00〜16:00、祝日10:00〜16:00'],
  [{ ...working('8:00-20:00'), ...days('8:00-20:00', 'saturday', 'sunday', 'holiday') }, '毎日8:00〜20:00'],
  [
    { ...working('8:00-20:00'), ...days('8:00-20:00', 'saturday', 'sunday') },
    '毎日8:00〜20:00（祝日を除く）',
  ],
])('the hours of each day make one sentence: %#', (hours, text) => {
  expect(openingHoursText({ ...REST, ...hours })).toBe(text)
})

test.each(['8:00-20:00', '08:30-17:00', '0:00-24:00'])('%s are hours', (text) => {
  expect(isOpeningHours(text)).toBe(true)
})
test.each(['', '8:00', '20:00-8:00', '8:00-8:00', '8:00-24:01', '25:00-26:00', '8:60-9:00', '8:00〜20:00'])(
  '「%s」 are none',
  (text) => expect(isOpeningHours(text)).toBe(false),
)

test.each(['12-29', '02-29', '2028-02-29'])('%s is a day', (text) => expect(isClosedDay(text)).toBe(true))
test.each(['02-30', '2027-02-29', '12/29', '2027', '13-01'])('%s is none', (text) => {
  expect(isClosedDay(text)).toBe(false)
})

test.each([
  ['2026-12-01', false, '8:00〜20:00'],
  ['2026-12-05', false, '9:00〜12:00'],
  ['2026-12-06', false, null],
  ['2026-11-23', true, null],
  ['2026-12-29', false, null],
  ['2027-12-29', false, null],
  ['2026-12-10', false, null],
  ['2027-12-10', false, '8:00〜20:00'],
])('on %s (a holiday: %s) the room is open %s', (date, holiday, hours) => {
  const openingHours = { ...REST, ...working('8:00-20:00'), saturday: '9:00-12:00' }
  expect(hoursOn({ openingHours, closedDays: ['12-29', '2026-12-10'] }, date, holiday)).toBe(hours)
})

test.each([
  [[], 'なし'],
  [['12-29', '12-30'], '毎年12月29日・12月30日'],
  [['2027-01-04', '12-29'], '毎年12月29日、2027年1月4日'],
])('the closed days %j are said', (closedDays, text) => expect(closedDaysText(closedDays)).toBe(text))

const SATURDAY = { date: '2026-11-21', hours: null }
const TUESDAY = { date: '2026-11-24', hours: '8:00〜20:00' }
const ahead = [SATURDAY, { date: '2026-11-22', hours: null }, { date: '2026-11-23', hours: null }, TUESDAY]
const next = { date: '2026-11-24', from: '8:00', until: '20:00' }
const later = { date: '2026-11-25', hours: '10:00〜20:00' }

test.each([
  ['2026-11-21T12:00', ahead, { open: false, today: 'closed', next }],
  ['2026-11-24T07:59', ahead, { open: false, today: 'later', next }],
  ['2026-11-24T08:00', ahead, { open: true, until: '20:00' }],
  ['2026-11-24T19:59', ahead, { open: true, until: '20:00' }],
  ['2026-11-24T20:00', ahead, { open: false, today: 'over', next: null }],
  [
    '2026-11-24T20:00',
    [...ahead, later],
    { open: false, today: 'over', next: { date: '2026-11-25', from: '10:00', until: '20:00' } },
  ],
])('at %s a place is open until its hour, or says when it opens next', (minute, known, state) => {
  expect(openState(known, new Date(`${minute}:00+09:00`))).toEqual(state)
})
