import type {
  CriteriaImpact,
  CriteriaImpactGroup,
  CriteriaImpactPerson,
} from '../../../shared/generated/schema'
import { onlineCheckResultLabels } from '../../../shared/words/labels/screeningLabels'
import { criteriaImpact as words } from '../../ground/words/criteriaApproval'

type Group = Pick<CriteriaImpactGroup, 'Before' | 'After' | 'Standing' | 'People' | 'DaysLeast' | 'DaysMost'>
type Person = Pick<CriteriaImpactPerson, 'Before' | 'After' | 'Standing'>

/** People for whom a version changes the same, whatever their standing. */
export type ImpactRow = {
  label: string
  /** Null for fewer than five, if small numbers are hidden. */
  people: number | null
  byStanding: Group[]
  days: { least: number; most: number } | null
  /** A person who was told a date keeps it. */
  laterDates: boolean
  isOf: (person: Person) => boolean
}

/** By direction: results that get worse, then those that return, then those whose date moves. */
export function impactRows(groups: readonly Group[]): ImpactRow[] {
  const keys = [...new Set(groups.map(({ Before, After }) => `${Before}>${After}`))]
  return keys
    .map((key) => {
      const of = groups.filter(({ Before, After }) => `${Before}>${After}` === key)
      const [{ Before, After } = { Before: 'Passed' as const, After: 'Passed' as const }] = of
      const dates = of.flatMap(({ DaysLeast, DaysMost }) =>
        DaysLeast == null || DaysMost == null ? [] : [DaysLeast, DaysMost],
      )
      return {
        order: severity[After] - severity[Before],
        label:
          Before === After
            ? words.dateMoves
            : words.from(onlineCheckResultLabels[Before], onlineCheckResultLabels[After]),
        people: of.some(({ People }) => People == null)
          ? null
          : of.reduce((sum, { People }) => sum + (People ?? 0), 0),
        byStanding: of,
        days: dates.length > 0 ? { least: Math.min(...dates), most: Math.max(...dates) } : null,
        laterDates: Before === After && dates.some((days) => days > 0),
        isOf: (person: Person) => person.Before === Before && person.After === After,
      }
    })
    .toSorted((a, b) => b.order - a.order)
}

const severity = { Passed: 0, Failed_1: 1, Failed_2: 2 } as const

export const isDonorLost = ({ Standing, Before, After }: Person): boolean =>
  Standing === 'Certified' && Before === 'Passed' && After !== 'Passed'

type Numbers = Pick<CriteriaImpact, 'People' | 'Unchanged' | 'DonorsLost'>

export const impactSummary = ({ People, Unchanged, DonorsLost }: Numbers) => ({
  people: People,
  changed: Unchanged == null ? null : People - Unchanged,
  donorsLost: DonorsLost ?? null,
})
