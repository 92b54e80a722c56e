import type { JapaneseDate } from '../../shared/dates'
import { compositionParts, type CompositionParts } from '../../shared/flora/compositionParts'
import { examDateOf, sharedDateOf } from './floraDates'
import type { FloraTest } from './loadFloraTests'

export type FloraReport = {
  id: string
  /** The day of the test, or of sharing if unknown. */
  date: JapaneseDate
  diversity: number
  ranking: number | null
  enterotype: string | null
  parts: CompositionParts
}

/** The reports of a person's tests, newest first. */
export function floraReports(tests: readonly FloraTest[]): FloraReport[] {
  return tests.flatMap((test) => {
    const date = examDateOf(test) ?? sharedDateOf(test)
    const parts = compositionParts(test.IntestinalFloraComposition)
    const { Id: id, Status, DiversityScoreScaled: diversity, Ranking: ranking, Enterotype: enterotype } = test
    if (Status !== 'Shared' || date === null || diversity === null || !parts) return []
    return [{ id, date, diversity, ranking, enterotype, parts }]
  })
}
