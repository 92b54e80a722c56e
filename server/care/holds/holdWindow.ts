import { addDays, type JapaneseDate } from '../../../shared/facts/dates'
import type { Certification, HoldCause } from '../../../shared/generated/schema'
import { type Analyte } from '../../../shared/rules/donating/units/analytes'
import { isFinding, type PanelResult } from '../../../shared/rules/donating/units/panelOutcome'

/** Units of this day and later are held; null: every unit of the person. */
export type HoldSince = JapaneseDate | null

/**
 * How far back a finding reaches: for each analyte to its last negative specimen before, minus its own days. Without
 * a negative one it reaches to the first unit.
 * @param earlier results of the person's other panels that nobody withdrew
 */
export function findingSince(
  results: readonly PanelResult[],
  earlier: readonly PanelResult[],
  analytes: readonly Analyte[],
): HoldSince {
  const starts = results.filter(isFinding).map(({ analyte, day }) => {
    const negatives = earlier.flatMap((one) =>
      one.analyte === analyte && one.judgement === 'Negative' && one.day && day && one.day < day
        ? [one.day]
        : [],
    )
    const last = negatives.sort().at(-1)
    if (!last) return null
    const days = analytes.find(({ id }) => id === analyte)?.lookBackDays ?? 0
    return addDays(last, -days)
  })
  return starts.includes(null) ? null : (starts.filter((start) => start !== null).sort()[0] ?? null)
}

type Judged = { sampleTestResult: Certification; donorStatus: Certification }

/**
 * Why a judgement holds what was given; null where it does not. A certification taken back does, whether its period is
 * over or not, and a test that did not certify for what was found in it.
 * @param before the judgement that is put right
 */
export function causeOfTest(
  before: Judged | null,
  after: Judged,
): Extract<HoldCause, 'NotCertified' | 'Correction'> | null {
  if (after.donorStatus === 'Certified') return null
  if (before?.donorStatus === 'Certified') return 'Correction'
  const isFound = after.sampleTestResult === 'NotCertified' && before?.sampleTestResult !== 'NotCertified'
  return isFound ? 'NotCertified' : null
}

/** A test that did not certify and names no analyte reaches as far as the farthest of them. */
export const everyAnalyteFound = (day: JapaneseDate, analytes: readonly Analyte[]): PanelResult[] =>
  analytes.map(({ id }) => ({ analyte: id, day, judgement: 'Positive' }))

/** A check that was sent, as it is judged now. */
export type CheckJudged = {
  on: JapaneseDate
  /** It passed before, and is refused now. */
  isRefused: boolean
  isPassed: boolean
  /** From this day on the refusal is over; null: it stays. */
  fitsFrom: JapaneseDate | null
}

/**
 * Which days answers concern that passed and are refused now: from the last check before them that passes until the
 * next one that does, or until the wait is over, or until today. Null where none is refused.
 * @param checks of one person, in the order in which they were sent
 */
export function refusedWindow(
  checks: readonly CheckJudged[],
  today: JapaneseDate,
): { since: HoldSince; until: JapaneseDate } | null {
  const first = checks.findIndex(({ isRefused }) => isRefused)
  const last = checks.findLastIndex(({ isRefused }) => isRefused)
  if (first === -1) return null
  const since = checks.slice(0, first).findLast(({ isPassed }) => isPassed)?.on ?? null
  const next = checks.slice(last + 1).find(({ isPassed }) => isPassed)?.on
  const fitsFrom = checks[last]?.fitsFrom
  const ends = [today, next, fitsFrom && addDays(fitsFrom, -1)].filter((day) => typeof day === 'string')
  return { since, until: ends.sort()[0] ?? today }
}

export const isCovered = (day: JapaneseDate, since: HoldSince, until: JapaneseDate | null): boolean =>
  (since === null || since <= day) && (until === null || day <= until)
