import {
  COMPOSITION_EMPTY,
  COMPOSITION_NAME_NOT_ALLOWED,
  COMPOSITION_NAME_TWICE,
  COMPOSITION_SHARE_NOT_ALLOWED,
  compositionSumOff,
  compositionTooLong,
} from '../../words/donating/floraTests'
import { nfkc } from '../../facts/normalise'

/** Shares by genus, 1 in total: `{ Bacteroides: 0.31, Blautia: 0.12, … }` */
export type Composition = Readonly<Record<string, number>>

/** Maximum number of genera; also the reference of the scaled diversity. */
export const COMPOSITION_MAX = 200
const NAME_MAX = 100
/** All names, each with its share. */
const CELL_MAX = COMPOSITION_MAX * (NAME_MAX + 30)
const SUM_TOLERANCE = 0.001
/** Binary fractions: 0.999 is within the tolerance. */
const ROUNDING = 1e-9

// Names of laboratories: [Eubacterium]_eligens_group, Clostridium sensu stricto 1, ビフィドバクテリウム属. The first
// character must be safe for spreadsheets.
const NAME = /^[\p{L}\p{N}[(][\p{L}\p{M}\p{N} ._\-()[\]/・]*$/u

const foldName = (name: string) => nfkc(name).trim()

const entriesOf = (value: unknown): [string, unknown][] | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null

export function compositionProblem(value: unknown): string | null {
  const entries = entriesOf(value)
  if (!entries || entries.length === 0) return COMPOSITION_EMPTY
  if (entries.length > COMPOSITION_MAX) return compositionTooLong(COMPOSITION_MAX)
  const names = entries.map(([name]) => foldName(name))
  if (names.some((name) => !NAME.test(name) || Array.from(name).length > NAME_MAX))
    return COMPOSITION_NAME_NOT_ALLOWED
  if (new Set(names).size < names.length) return COMPOSITION_NAME_TWICE
  let sum = 0
  for (const [, share] of entries) {
    if (typeof share !== 'number' || !(share >= 0 && share <= 1)) return COMPOSITION_SHARE_NOT_ALLOWED
    sum += share
  }
  return Math.abs(sum - 1) <= SUM_TOLERANCE + ROUNDING ? null : compositionSumOff(sum)
}

/** The composition with normalised names; null if invalid. */
export function readComposition(value: unknown): Composition | null {
  if (compositionProblem(value) !== null) return null
  return Object.fromEntries(
    (entriesOf(value) ?? []).flatMap(([name, share]) =>
      typeof share === 'number' ? [[foldName(name), share]] : [],
    ),
  )
}

/** Parses `Bacteroides:0.31；Blautia：0.69` or one pair per line; null if malformed. */
export function parseComposition(cell: string): Record<string, number> | null {
  const pairs = nfkc(cell, CELL_MAX)
    .split(/[;\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => /^(.+):\s*([0-9.]+)$/.exec(pair))
  const names = pairs.map((pair) => pair?.[1]?.trim() ?? '')
  if (pairs.length === 0 || names.includes('') || new Set(names).size < names.length) return null
  return Object.fromEntries(pairs.map((pair, index) => [names[index], Number(pair?.[2])]))
}
