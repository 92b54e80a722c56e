import { and, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const ASCII = /^\p{ASCII}$/u
/** Begins the part of an address that many share; it would not narrow the search. */
const DOMAIN = '@'

/**
 * The pieces of a word as the SQL function `search_grams` makes them: non-overlapping triples, or a short word.
 * @returns none for a single ASCII character, which most texts contain
 */
export function searchGrams(word: string): string[] {
  const [local = ''] = word.split(DOMAIN, 1)
  const letters = [...(local.length > 2 ? local : word)]
  if (letters.length < 3) return ASCII.test(word) ? [] : [letters.join('')]
  const last = letters.length - 3
  const starts = letters.map((_, start) => start).filter((start) => start % 3 === 0 && start < last)
  return [...new Set([...starts, last].map((start) => letters.slice(start, start + 3).join('')))]
}

/** Index condition: matches all texts that contain the word, and a few more. */
export function gramsFound(column: AnyPgColumn, word: string): SQL | undefined {
  const grams = searchGrams(word)
  return grams.length > 0 ? sql`search_grams(${column}) @> ${sql.param(grams)}::text[]` : undefined
}

/**
 * Exact substring test. Not LIKE: PostgreSQL would multiply its selectivity with that of the pieces, expect
 * hardly any row, and sort all matches for one page.
 */
export const holds = (column: AnyPgColumn | SQL, word: string): SQL => sql`strpos(${column}, ${word}) <> 0`

export const containsWord = (column: AnyPgColumn, word: string): SQL | undefined =>
  and(gramsFound(column, word), holds(column, word))
