import type { JapaneseDate } from '../../../facts/dates'
import type { PanelJudgement, PanelOutcome } from '../../../generated/schema'
import type { Analyte } from './analytes'

export type PanelResult = {
  analyte: string
  /** The day of its specimen; null for what was not done. */
  day: JapaneseDate | null
  judgement: PanelJudgement
}

/** A finding that needs a second person, and holds units at once. */
export const isFinding = ({ judgement }: Pick<PanelResult, 'judgement'>): boolean =>
  judgement === 'Positive' || judgement === 'Indeterminate'

/** What a complete panel has and this one lacks. */
export function missingAnalytes(results: readonly PanelResult[], analytes: readonly Analyte[]): Analyte[] {
  const done = new Set(results.filter(({ judgement }) => judgement !== 'NotDone').map((one) => one.analyte))
  return analytes.filter(({ id }) => !done.has(id))
}

/** A finding prevails over what is missing. */
export function panelOutcome(results: readonly PanelResult[], analytes: readonly Analyte[]): PanelOutcome {
  if (results.some(isFinding)) return 'NotPassed'
  return missingAnalytes(results, analytes).length > 0 ? 'Incomplete' : 'Passed'
}

/** The first and the last specimen of a panel; null where none was taken. */
export function specimenDays(
  results: readonly PanelResult[],
): { firstDay: JapaneseDate; lastDay: JapaneseDate } | null {
  const days = results.flatMap(({ day }) => (day === null ? [] : [day])).sort()
  const [firstDay] = days
  const lastDay = days.at(-1)
  return firstDay && lastDay ? { firstDay, lastDay } : null
}
