import { addWeeks, type JapaneseDate } from '../../../../../shared/facts/dates'
import { addMonths } from '../../../../../shared/facts/months'
import type { AnswerDate } from '../../../../../shared/questionnaire/engine/answer'
import { askedOf, medicineIn } from './medicines'
import type { MedicineClass } from './data/names'
import type { Dispensed } from './notebook'

/** The answer that a medicine of a notebook suggests, for the person to confirm. */
export type Suggestion = Dispensed & {
  kind: MedicineClass
  /** False for a name that is not in the list. */
  known: boolean
  /** Ended before the asked period. */
  tooLongAgo: boolean
  /** Null where the notebook does not say it: the person is asked. */
  day: AnswerDate | null
}

/** Of two with an end the one that ends later, else the one that began later. */
const isLater = (one: Dispensed, other: Dispensed) =>
  one.until !== null && other.until !== null
    ? one.until > other.until
    : one.from > other.from || (one.from === other.from && one.until === null)

/** Each name once, with its latest day; supplies that last beyond today are ongoing. Those without an end come last. */
export function suggestionsFrom(dispensed: readonly Dispensed[], today: JapaneseDate): Suggestion[] {
  const latest = new Map<string, Dispensed>()
  for (const each of dispensed) {
    const before = latest.get(each.name)
    if (!before || isLater(each, before)) latest.set(each.name, each)
  }
  return [...latest.values()]
    .filter(({ from }) => from <= today)
    .map((each) => {
      const found = medicineIn(each.name)
      const kind = found?.kind ?? 'other'
      const { within } = askedOf[kind]
      const end =
        within &&
        each.until &&
        ('months' in within ? addMonths(each.until, within.months) : addWeeks(each.until, within.weeks))
      return {
        ...each,
        kind,
        known: found !== null,
        tooLongAgo: end ? end < today : false,
        day: each.until && each.until > today ? ('ongoing' as const) : each.until,
      }
    })
    .toSorted((a, b) => ((a.until ?? '') < (b.until ?? '') ? 1 : -1))
}
