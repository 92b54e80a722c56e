import { and, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  isHyphenatedDonorNumber,
  normaliseDonorNumber,
  saysDonorNumber,
} from '../../../shared/facts/donorNumber'
import type { Principal } from '../../ground/access/context'
import { mayRead } from '../../ground/access/contract'
import { foldName, foldTel, wordsIn } from '../../../shared/facts/normalise'
import { holdsInText, holdsOne, spellingsOf } from '../../ground/db/searchGrams'
import { userProfiles } from '../../ground/tables/users'

const texts = {
  contact: userProfiles.foldedText,
  /** Contact data stands on the second line. */
  names: sql`split_part(${userProfiles.foldedText}, E'\\n', 1)`,
}

/** A word in a name or its reading. */
export const namesHold = (word: string): SQL =>
  holdsOne(spellingsOf(word), userProfiles.foldedText, texts.names)

const withDonorNumber = (word: string) => [
  ...new Set([
    ...spellingsOf(word),
    ...(saysDonorNumber(word) ? [foldName(normaliseDonorNumber(word))] : []),
  ]),
]

/** A telephone number is stored as digits only, and may be typed with spaces: +81 90-1234-5678. */
const TELEPHONE = /^(?=(?:\D*\d){5})\+?[\d\s().-]+$/

function wordsOf(query: string): string[] {
  const tel = foldTel(query)
  const words = wordsIn(query)
  const typed = words.join(' ').replace(/\p{Pd}|[ー−]/gu, '-')
  if (/^\d{5,}$/.test(tel) && TELEPHONE.test(typed)) return [tel]
  return words.map((word) => (/^\d{2,}$/.test(foldTel(word)) ? foldTel(word) : word))
}

/** Callers who may not read contact data must not find people by it. */
function textFor(principal: Principal, word: string): AnyPgColumn | SQL {
  const readsContact = mayRead(principal, 'UserProfile', 'Email') && mayRead(principal, 'UserProfile', 'Tel')
  return readsContact && !isHyphenatedDonorNumber(word) ? texts.contact : texts.names
}

const everyWord = (
  query: string,
  principal: Principal,
  has: (spellings: readonly string[], text: AnyPgColumn | SQL) => SQL,
) => and(...wordsOf(query).map((word) => has(withDonorNumber(word), textFor(principal, word))))

/**
 * Quick search: name, furigana, donor number and, if readable, e-mail or telephone contain every word. All are
 * folded (`foldName`), so さとう finds サトウ, 斉藤 also 齋藤, `d23` D-000023.
 */
export const searchUsers =
  (principal: Principal) =>
  (query: string): SQL | undefined =>
    everyWord(query, principal, (spellings, text) => holdsOne(spellings, userProfiles.foldedText, text))

/** The same for reading in list order: without the index and without computing grams of matching rows. */
export const readUsers =
  (principal: Principal) =>
  (query: string): SQL | undefined =>
    everyWord(query, principal, holdsInText)

/** The same search in a list of people's records. */
export const ofPeople =
  (userId: AnyPgColumn, principal: Principal) =>
  (query: string): SQL | undefined => {
    const found = searchUsers(principal)(query)
    return found && sql`${userId} in (select ${userProfiles.id} from ${userProfiles} where ${found})`
  }
