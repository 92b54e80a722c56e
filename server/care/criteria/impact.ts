import { daysBetween, type JapaneseDate } from '../../../shared/facts/dates'
import type { OnlineCheckResult } from '../../../shared/generated/schema'
import type { QuestionId } from '../../../shared/questionnaire/engine/answer'
import type { ImpactGroup, ImpactNumbers, Standing } from '../../ground/tables/keptImpact'

/** The effect of a candidate on one person's last check. */
export type ImpactChange = {
  userId: string
  standing: Standing
  before: OnlineCheckResult
  after: OnlineCheckResult
  /** The day from which to try again, before and after. */
  beforeDate: JapaneseDate | null
  afterDate: JapaneseDate | null
  questions: QuestionId[]
  rules: string[]
}

/** The effect of a candidate: how many people were checked, and each person whose result changes. */
export type Impact = {
  people: number
  changes: ImpactChange[]
}

export function numbersOf({ people, changes }: Impact): ImpactNumbers {
  const groups = groupedBy(changes, ({ before, after, standing }) => [`${before} ${after} ${standing}`])
  return {
    people,
    unchanged: people - changes.length,
    donorsLost: donorsLost(changes).length,
    groups: [...groups.values()].flatMap(groupOf).toSorted((a, b) => b.people - a.people),
    questions: counted(changes, (change) => change.questions).map(([questionId, of]) => ({
      questionId,
      people: of,
    })),
    rules: counted(changes, (change) => change.rules).map(([ruleId, of]) => ({ ruleId, people: of })),
  }
}

function counted(
  changes: readonly ImpactChange[],
  namesOf: (change: ImpactChange) => readonly string[],
): [string, number][] {
  return [...groupedBy(changes, namesOf)]
    .map(([name, each]): [string, number] => [name, each.length])
    .toSorted(([a, most], [b, least]) => least - most || (a < b ? -1 : 1))
}

/** Donors who pass today and would not. */
export const donorsLost = (changes: readonly ImpactChange[]): ImpactChange[] =>
  changes.filter(
    ({ standing, before, after }) => standing === 'Certified' && before === 'Passed' && after !== 'Passed',
  )

function groupOf(changes: readonly ImpactChange[]): ImpactGroup[] {
  const [first] = changes
  if (!first) return []
  const { before, after, standing } = first
  const days = changes.flatMap(({ beforeDate, afterDate }) =>
    beforeDate && afterDate ? [daysBetween(beforeDate, afterDate)] : [],
  )
  const [daysLeast, daysMost] = days.length > 0 ? [Math.min(...days), Math.max(...days)] : [null, null]
  return [{ before, after, standing, people: changes.length, daysLeast, daysMost }]
}

function groupedBy(
  changes: readonly ImpactChange[],
  keysOf: (change: ImpactChange) => readonly string[],
): Map<string, ImpactChange[]> {
  const groups = new Map<string, ImpactChange[]>()
  for (const change of changes)
    for (const key of keysOf(change)) groups.set(key, [...(groups.get(key) ?? []), change])
  return groups
}
