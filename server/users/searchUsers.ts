import { and, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { normaliseDonorNumber, saysDonorNumber } from '../../shared/donorNumber'
import type { Principal } from '../access/context'
import { mayRead } from '../access/contract'
import { gramsFound, holds } from '../db/searchGrams'
import { userProfiles } from '../schema/users'

const katakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))

/** 090-1234-5678 is stored as digits only; other words keep their hyphens. */
const bareTelephone = (word: string) => (/^[\d-]+$/.test(word) ? word.replaceAll('-', '') : word)

const { searchText } = userProfiles
/** The search text without contact data. */
const namesText = sql`lower(coalesce(${userProfiles.lastName}, '') || coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastNameFurigana}, '') || coalesce(${userProfiles.firstNameFurigana}, '') || ' ' || coalesce(${userProfiles.donorId}, ''))`
const holdsWord = (spellings: readonly string[], text: SQL | AnyPgColumn = searchText) =>
  or(...spellings.map((word) => holds(text, word)))

/** One "or" must not mix index search and text search: PostgreSQL would compute the grams of every row found. */
function hasWord(spellings: readonly string[]): SQL | undefined {
  const found = spellings.map((word) => gramsFound(searchText, word))
  const texts = holdsWord(spellings)
  return found.every((condition) => condition !== undefined) ? and(or(...found), texts) : texts
}

/** A word as typed, as furigana, with variant characters, and as a donor number. */
const spellingsOf = (word: string) => [
  ...new Set([
    word,
    katakana(word),
    ...kanjiSpellings(word),
    ...(saysDonorNumber(word) ? [normaliseDonorNumber(word).toLowerCase()] : []),
  ]),
]

const wordsOf = (query: string) =>
  query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).map(bareTelephone)

const everyWord = (query: string, has: (spellings: readonly string[]) => SQL | undefined) =>
  and(...wordsOf(query).map((word) => has(spellingsOf(word))))

/** Callers who may not read contact data must not find people by it. */
const readsContact = (principal: Principal) =>
  mayRead(principal, 'UserProfile', 'Email') && mayRead(principal, 'UserProfile', 'Tel')

/**
 * Quick search: name, furigana, donor number and, if readable, e-mail or telephone contain every word. Hiragana also
 * finds furigana (さとう → サトウ), 斉藤 also 齋藤, `d23` also D-000023.
 */
export const searchUsers =
  (principal: Principal) =>
  (query: string): SQL | undefined =>
    readsContact(principal)
      ? everyWord(query, hasWord)
      : everyWord(query, (spellings) => and(hasWord(spellings), holdsWord(spellings, namesText)))

/** The same for reading in list order: without the index and without computing grams of matching rows. */
export const readUsers =
  (principal: Principal) =>
  (query: string): SQL | undefined =>
    everyWord(query, (spellings) => holdsWord(spellings, readsContact(principal) ? searchText : namesText))

/** The same search in a list of people's records. */
export const ofPeople =
  (userId: AnyPgColumn, principal: Principal) =>
  (query: string): SQL | undefined => {
    const found = searchUsers(principal)(query)
    return found && sql`${userId} in (select ${userProfiles.id} from ${userProfiles} where ${found})`
  }

/** Variant characters in names; the spelling cannot be heard. */
const FORMS = [
  '斉齊斎齋',
  '辺邊邉',
  '島嶋嶌',
  '崎﨑嵜',
  ...'高髙 沢澤 浜濱 広廣 国國 桜櫻 恵惠 竜龍 富冨 吉𠮷 徳德 真眞 万萬 関關 滝瀧 栄榮 条條 柳栁 渕淵 桧檜'.split(
    ' ',
  ),
  ...'曽曾 黒黑 薮藪 会會 学學 礼禮 与與 実實 弥彌 寿壽 満滿 増增 槙槇 館舘 蔵藏 鉄鐵 桑桒 団團 塩鹽 遥遙 凛凜'.split(
    ' ',
  ),
].map((forms) => [...forms])

const formsOf = new Map(FORMS.flatMap((forms) => forms.map((form) => [form, forms])))

/** The maximum number searched; only words with several such characters exceed it. */
const MOST = 16

/** A name in every form of its characters, itself first: 斉藤 → 斉藤, 齊藤, 斎藤, 齋藤. */
function kanjiSpellings(word: string): string[] {
  let spellings = ['']
  for (const character of word) {
    const forms = formsOf.get(character) ?? [character]
    const isTooMany = spellings.length * forms.length > MOST
    const taken = isTooMany ? [character] : [character, ...forms.filter((form) => form !== character)]
    spellings = spellings.flatMap((start) => taken.map((form) => start + form))
  }
  return spellings
}
