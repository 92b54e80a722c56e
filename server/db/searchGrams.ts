import { and, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const ASCII = /^\p{ASCII}$/u
/** Letters and digits of an address that everybody has: they would be looked up and leave nobody out. */
const DOMAIN = /@.*$/

/**
 * What a text must hold to hold a word, in the pieces that `search_grams` of the migrations makes of every text: threes that
 * do not overlap, or the pair or the character that the word is.
 * @returns nothing for a single ASCII character: most texts hold it
 */
export function searchGrams(word: string): string[] {
  const local = word.replace(DOMAIN, '')
  const letters = [...(local.length > 2 ? local : word)]
  if (letters.length < 3) return ASCII.test(word) ? [] : [letters.join('')]
  const last = letters.length - 3
  const starts = letters.map((_, start) => start).filter((start) => start % 3 === 0 && start < last)
  return [...new Set([...starts, last].map((start) => letters.slice(start, start + 3).join('')))]
}

/** Rows that an index of `search_grams` on a column finds for a word: those that hold it, and a few more. */
export function gramsFound(column: AnyPgColumn, word: string): SQL | undefined {
  const grams = searchGrams(word)
  return grams.length > 0 ? sql`search_grams(${column}) @> ${sql.param(grams)}::text[]` : undefined
}

/**
 * Whether a column holds a word as it stands. Not LIKE: PostgreSQL would guess how many have it apart from what it knows
 * of the pieces, multiply the two, expect next to nobody, and fetch and sort them all for one page.
 */
export const holds = (column: AnyPgColumn, word: string): SQL => sql`strpos(${column}, ${word}) <> 0`

/** Both: the index finds, the text decides. */
export const containsWord = (column: AnyPgColumn, word: string): SQL | undefined =>
  and(gramsFound(column, word), holds(column, word))
