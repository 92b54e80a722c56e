import { expect, test } from 'vitest'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { bracketObstacles, type BracketPanel } from '../../../../shared/rules/donating/units/bracket'
import { refusedWindow, type CheckJudged } from '../../../../server/care/holds/holdWindow'
import { outsideLimits } from '../../../../shared/rules/donating/units/unitLimits'

const passed = (on: JapaneseDate): CheckJudged => ({ on, isPassed: true, isRefused: false, fitsFrom: null })
const refused = (on: JapaneseDate, fitsFrom: JapaneseDate | null = null): CheckJudged => ({
  on,
  isPassed: false,
  isRefused: true,
  fitsFrom,
})
/** Was refused before, too. */
const neither = (on: JapaneseDate): CheckJudged => ({ on, isPassed: false, isRefused: false, fitsFrom: null })
const windowOf = (...checks: CheckJudged[]) => refusedWindow(checks, '2026-12-01')

test('refused answers concern the days between the checks that pass, and no days after their wait', () => {
  expect(windowOf()).toBeNull()
  expect(windowOf(passed('2026-01-10'), neither('2026-04-10'))).toBeNull()
  expect(windowOf(refused('2026-01-10'))).toEqual({ since: null, until: '2026-12-01' })
  expect(windowOf(passed('2026-01-10'), neither('2026-02-10'), refused('2026-04-10'))).toEqual({
    since: '2026-01-10',
    until: '2026-12-01',
  })
  expect(
    windowOf(refused('2026-01-10'), refused('2026-04-10'), passed('2026-07-10'), passed('2026-10-10')),
  ).toEqual({ since: null, until: '2026-07-10' })
  expect(windowOf(refused('2026-04-10', '2026-06-01'))).toEqual({ since: null, until: '2026-05-31' })
  expect(windowOf(refused('2026-04-10', '2027-06-01'))).toEqual({ since: null, until: '2026-12-01' })
})

test('blood on 15 June closes the bracket, though the last specimen passed on 26 June: usable until 14 June', () => {
  const passing = (firstDay: JapaneseDate, lastDay: JapaneseDate): BracketPanel => ({
    outcome: 'Passed',
    firstDay,
    lastDay,
  })
  const panels = [passing('2026-03-20', '2026-03-25'), passing('2026-06-15', '2026-06-26')]
  for (const day of ['2026-03-26', '2026-06-14']) expect(bracketObstacles(day, panels)).toEqual([])
  expect(bracketObstacles('2026-03-25', panels)).toEqual(['NoPanelBefore'])
  for (const day of ['2026-06-15', '2026-06-25', '2026-06-26'])
    expect(bracketObstacles(day, panels)).toEqual(['NoPanelAfter'])
})

test('without a limit of the operator nothing lies outside', () => {
  const receivedAt = new Date('2026-12-01T00:00:00Z')
  const passedAt = new Date('2026-11-30T01:00:00Z')
  const bare = {
    facilityCode: 'N',
    rejectionReasons: ['量が足りない'],
    retentionYears: { units: 10, tests: 10, holds: 10 },
  }
  const measured = { grams: 0.1, type: 7, passedAt, receivedAt }
  expect(outsideLimits(bare, measured)).toEqual([])
  const limited = { ...bare, gramsFrom: 50, typeUntil: 5, minutesUntil: 180 }
  expect(outsideLimits(limited, measured)).toHaveLength(3)
  expect(outsideLimits(limited, { grams: 50, type: 5, passedAt: null, receivedAt })).toEqual([])
})
