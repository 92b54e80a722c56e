import { genusLabel } from '../labels/genusLabels'
import { readComposition } from './composition'

/** How many genera a chart shows by themselves; more than that could not be told apart. */
export const CHART_PARTS = 6

export type CompositionPart = { name: string; share: number }

export type CompositionParts = {
  /** The most frequent ones, the largest first. */
  main: readonly CompositionPart[]
  /** The others, the largest first. */
  others: readonly CompositionPart[]
  /** The others together, with what the laboratory did not tell apart. */
  rest: number
}

/** What laboratories call what they did not tell apart. */
const UNNAMED = /^(?:そのほか|その他|others?|unclassified|unknown|不明|未分類)$/i

const bySize = (a: CompositionPart, b: CompositionPart) => b.share - a.share || (a.name < b.name ? -1 : 1)

/** A stored composition, made ready to be shown; null when there is none in order. */
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
