import { genusLabel } from '../../../../shared/words/labels/floraLabels'
import { readComposition } from '../../../../shared/forms/flora/composition'

/** Genera shown separately in a chart; more could not be distinguished. */
export const CHART_PARTS = 6

export type CompositionPart = { name: string; share: number }

export type CompositionParts = {
  /** Largest first. */
  main: readonly CompositionPart[]
  others: readonly CompositionPart[]
  /** Their sum, with unidentified bacteria. */
  rest: number
}

/** Laboratories' names for unidentified bacteria. */
const UNNAMED = /^(?:そのほか|その他|others?|unclassified|unknown|不明|未分類)$/i

const bySize = (a: CompositionPart, b: CompositionPart) => b.share - a.share || (a.name < b.name ? -1 : 1)

/** A stored composition for display; null if invalid. */
export function compositionParts(stored: unknown): CompositionParts | null {
  const composition = readComposition(stored)
  if (!composition) return null
  const named = Object.entries(composition)
    .filter(([name]) => !UNNAMED.test(name))
    .map(([name, share]) => ({ name: genusLabel(name), share }))
    .toSorted(bySize)
  const main = named.slice(0, CHART_PARTS)
  const shown = main.reduce((sum, { share }) => sum + share, 0)
  return { main, others: named.slice(CHART_PARTS), rest: Math.max(0, 1 - shown) }
}

type Change = { name: string; points: string }

/** The genera with the largest growth and loss between two tests, in percentage points; null without one. */
export function shareChanges(
  before: CompositionParts,
  now: CompositionParts,
): { most: Change | null; least: Change | null } {
  const all = ({ main, others }: CompositionParts) =>
    new Map([...main, ...others].map(({ name, share }) => [name, share]))
  const [then, today] = [all(before), all(now)]
  const changes = [...new Set([...then.keys(), ...today.keys()])]
    .map((name) => ({
      name,
      points: Math.round(((today.get(name) ?? 0) - (then.get(name) ?? 0)) * 1000) / 10,
    }))
    .toSorted((a, b) => b.points - a.points)
  const [first, last] = [changes[0], changes.at(-1)]
  return {
    most: first && first.points > 0 ? { name: first.name, points: first.points.toFixed(1) } : null,
    least: last && last.points < 0 ? { name: last.name, points: Math.abs(last.points).toFixed(1) } : null,
  }
}
