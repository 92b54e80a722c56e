import { and, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { meantDonorNumber, saysDonorNumber } from '../../shared/donorNumber'
import { gramsFound, holds } from '../db/searchGrams'
import { kanjiSpellings } from './kanjiSpellings'
import { userProfiles } from './tables'

const katakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))

/** 090-1234-5678 is stored as digits only; other words keep their hyphens. */
const bareTelephone = (word: string) => (/^[\d-]+$/.test(word) ? word.replaceAll('-', '') : word)

/**
 * In one spelling or another. What the index finds and what the text holds are not mixed in one "or": PostgreSQL would make
 * the pieces of every row that the index has found.
 */
function hasWord(spellings: readonly string[]): SQL | undefined {
  const { searchText } = userProfiles
  const found = spellings.map((word) => gramsFound(searchText, word))
  const texts = or(...spellings.map((word) => holds(searchText, word)))
  return found.every((condition) => condition !== undefined) ? and(or(...found), texts) : texts
}

/** A word as it stands, as furigana, with the other forms of its characters, as a donor number. */
const spellingsOf = (word: string) => [
  ...new Set([
    word,
    katakana(word),
    ...kanjiSpellings(word),
    ...(saysDonorNumber(word) ? [meantDonorNumber(word).toLowerCase()] : []),
  ]),
]

/**
 * The quick search: every word must stand somewhere in name, furigana, e-mail, telephone or donor number.
 * Hiragana finds furigana as well (さとう → サトウ), 斉藤 also 齋藤, `d23` also D-000023.
 */
export function searchUsers(query: string): SQL | undefined {
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).map(bareTelephone)
  return and(...words.map((word) => hasWord(spellingsOf(word))))
}

/** The same search in a list of what belongs to people. */
export const ofPeople =
  (userId: AnyPgColumn) =>
  (query: string): SQL | undefined => {
    const found = searchUsers(query)
    return found && sql`${userId} in (select ${userProfiles.id} from ${userProfiles} where ${found})`
  }
