import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../../../shared/facts/dates'
import { chipReads } from '../../../../donor/way/check/questions/dayOfAnswer'
import { dayChips, withYearOfThePast } from '../../../../donor/way/check/questions/dayChips'

const shown = (today: string) => dayChips(today).map(({ label, days, counts }) => [label, days, counts])

test('a chip names its days, and counts as the latest', () => {
  expect(shown('2026-11-22')).toEqual([
    ['今日', '11月22日（日）', '2026-11-22'],
    ['先週', '11月15日〜21日', '2026-11-21'],
    ['今月はじめ', '11月1日〜10日', '2026-11-10'],
    ['先月', '10月1日〜31日', '2026-10-31'],
  ])
  expect(shown('2026-11-26').slice(0, 2)).toEqual([
    ['今日', '11月26日（木）', '2026-11-26'],
    ['今週', '11月22日〜25日', '2026-11-25'],
  ])
  expect(dayChips('2026-11-22').map(chipReads).slice(0, 2)).toEqual([
    '2026年11月22日（日）とします。',
    '2026年11月21日（土）とします。先週のうち、いちばん遅い日です。日がわかるときは、選びなおしてください。',
  ])
})

test.each([
  ['a Monday has yesterday', '2026-11-23', ['きのう', '11月22日（日）', '2026-11-22']],
  ['a week over the turn of a year', '2027-01-05', ['先週', '12月27日〜1月2日', '2027-01-02']],
  ['what last week leaves of this month', '2026-11-17', ['今月はじめ', '11月1日〜7日', '2026-11-07']],
  ['what last week leaves of last month', '2026-11-03', ['先月', '10月1日〜24日', '2026-10-24']],
  ['a single day that is left', '2026-08-09', ['今月はじめ', '8月1日（土）', '2026-08-01']],
])('%s', (_, today, chip) => {
  expect(shown(today)).toContainEqual(chip)
})

test('on no day does a chip reach into the future, or into the days of another', () => {
  fc.assert(
    fc.property(fc.nat(3000), (days) => {
      const today = addDays('2024-01-01', days)
      const chips = dayChips(today)
      expect(chips[0]?.counts).toBe(today)
      // From today back to last Sunday but one no day is missing.
      const near = chips.filter(({ id }) => id === 'today' || id === 'thisWeek' || id === 'lastWeek')
      near
        .slice(1)
        .forEach(({ counts }, index) => expect(daysBetween(counts, near[index]?.first ?? '')).toBe(1))
      chips.slice(1).forEach(({ first, counts }, index) => {
        expect(first <= counts && counts < (chips[index]?.first ?? '')).toBe(true)
      })
    }),
  )
})

test.each([
  ['2026-12-20', '2026-11-23', '2025-12-20'],
  ['2025-11-20', '2026-11-23', '2026-11-20'],
  ['2026-11-23', '2026-11-23', '2026-11-23'],
  ['2024-02-29', '2024-01-10', '2024-02-29'],
])('%s, typed on %s without a year, is %s', (typed, today, date) => {
  expect(withYearOfThePast(typed, today)).toBe(date)
})
