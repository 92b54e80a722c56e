import { and, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { foldName } from '../../../shared/facts/normalise'

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
const holds = (column: AnyPgColumn | SQL, word: string): SQL => sql`strpos(${column}, ${word}) <> 0`

const KE_OR_GA = /(?<=\p{Script=Han})[ケガ]|[ケガ](?=\p{Script=Han})/gu

/** A word as folded texts may hold it: beside kanji ヶ, ケ, が and ガ are one. */
export function spellingsOf(typed: string): string[] {
  const word = foldName(typed)
  const spellings = [word, ...['ケ', 'ガ'].map((letter) => word.replace(KE_OR_GA, letter))]
  return [...new Set(spellings)].filter((spelling) => spelling !== '')
}

/** One of the spellings, by reading the text. */
export const holdsInText = (spellings: readonly string[], text: AnyPgColumn | SQL): SQL =>
  or(...spellings.map((word) => holds(text, word))) ?? sql`false`

/**
 * True where the text holds one of the spellings.
 * @param indexed a folded column with an index of its pieces; the text, or one that holds it
 */
export function holdsOne(
  spellings: readonly string[],
  indexed: AnyPgColumn,
  text: AnyPgColumn | SQL = indexed,
): SQL {
  const texts = holdsInText(spellings, text)
  const found = spellings.map((word) => gramsFound(indexed, word))
  // One "or" must not mix index search and text search: PostgreSQL would compute the grams of every row found.
  const isIndexed = found.length > 0 && found.every((condition) => condition !== undefined)
  return (isIndexed ? and(or(...found), texts) : texts) ?? texts
}
