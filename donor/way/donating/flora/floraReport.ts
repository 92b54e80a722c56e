import type { JapaneseDate } from '../../../../shared/facts/dates'
import { compositionParts, type CompositionParts } from './compositionParts'
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

/** Newest first. */
export function floraReports(tests: readonly FloraTest[]): FloraReport[] {
  return tests.flatMap((test) => {
    const date = examDateOf(test) ?? sharedDateOf(test)
    const parts = compositionParts(test.IntestinalFloraComposition)
    const { Id: id, Status, DiversityScoreScaled: diversity, Ranking: ranking, Enterotype: enterotype } = test
    if (Status !== 'Shared' || date === null || diversity === null || !parts) return []
    return [{ id, date, diversity, ranking, enterotype, parts }]
  })
}

const two = (number: number) => String(number).padStart(2, '0')

/** The specification stores a flora test's date as three numbers. */
const dateOf = (year: number | null, month: number | null, day: number | null): JapaneseDate | null =>
  year === null || month === null || day === null ? null : `${year}-${two(month)}-${two(day)}`

export const examDateOf = ({ Year, Month, Day }: FloraTest) => dateOf(Year, Month, Day)

export const invitedDateOf = (test: FloraTest) =>
  dateOf(test.StatusChangedToGuidanceYear, test.StatusChangedToGuidanceMonth, test.StatusChangedToGuidanceDay)

export const sharedDateOf = (test: FloraTest) =>
  dateOf(test.StatusChangedToSharedYear, test.StatusChangedToSharedMonth, test.StatusChangedToSharedDay)

const COLOURS = [
  'var(--leaf-300)',
  'var(--yolk-300)',
  'var(--coral-300)',
  'var(--plum-200)',
  'var(--leaf-200)',
  'var(--yolk-200)',
]

/** By genus name, the same in several reports. */
export const partColours = ({ main }: CompositionParts): ReadonlyMap<string, string> =>
  new Map(main.map(({ name }, index) => [name, COLOURS[index % COLOURS.length] ?? '']))
