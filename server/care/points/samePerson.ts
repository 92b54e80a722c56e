import { foldName, foldTel } from '../../../shared/facts/normalise'

type Person = {
  lastNameFurigana: string | null
  firstNameFurigana: string | null
  birthday: string | null
  tel: string | null
}

/** Spoken the same: オーノ, オオノ and オウノ, サトー and サトウ. */
export function spokenName(furigana: string): string {
  return foldName(furigana)
    .replace(/([アカサタナハマヤラワガザダバパ])ア+/gu, '$1')
    .replace(/([イキシチニヒミリギジビピ])イ+/gu, '$1')
    .replace(/([ウクスツヌフムユルグズブプ])ウ+/gu, '$1')
    .replace(/([エケセテネヘメレゲゼデベペ])[エイ]+/gu, '$1')
    .replace(/([オコソトノホモヨロゴゾドボポ])[オウ]+/gu, '$1')
}

const spokenNameOf = ({ lastNameFurigana: last, firstNameFurigana: first }: Person) =>
  last && first ? `${spokenName(last)} ${spokenName(first)}` : null

/** The same birthday, and the same reading of the name or the same telephone. */
export function isSamePerson(one: Person, other: Person): boolean {
  if (!one.birthday || one.birthday !== other.birthday) return false
  const name = spokenNameOf(one)
  if (name !== null && name === spokenNameOf(other)) return true
  return Boolean(one.tel && other.tel) && foldTel(one.tel ?? '') === foldTel(other.tel ?? '')
}
