import { addDays, japaneseMinuteOf, type JapaneseDate, japaneseDateOf } from '../dates'
import { foldFurigana, normaliseText } from '../normalise'

/** From when on a reading is not as usual. */
export type UnusualLimits = {
  /** People whose records one colleague opens within an hour, one by one, and sees in lists and files: never marked below. */
  peopleAnHour: number
  listedAnHour: number
  /** How many times their usual busy hour it takes besides. */
  factor: number
  /** Hours in Japan. */
  nightFrom: number
  nightUntil: number
  /** What lies further back explains nothing. */
  quietDays: number
  /** Whether a reader with the person's family name is marked. */
  sameFamilyName: boolean
}

export const usualLimits: UnusualLimits = {
  peopleAnHour: 30,
  listedAnHour: 500,
  factor: 3,
  nightFrom: 22,
  nightUntil: 6,
  quietDays: 30,
  sameFamilyName: true,
}

/** True within the night, which may pass midnight; never where it ends as it begins. */
export function isNight(at: Date, { nightFrom, nightUntil }: UnusualLimits): boolean {
  const hour = Number(japaneseMinuteOf(at).slice(11, 13))
  return nightFrom <= nightUntil
    ? hour >= nightFrom && hour < nightUntil
    : hour >= nightFrom || hour < nightUntil
}

/** The day to which a reading counts: a night belongs to the day on which it began. */
export function dayOfReading(at: Date, limits: UnusualLimits): JapaneseDate {
  const day = japaneseDateOf(at)
  const passesMidnight = limits.nightFrom > limits.nightUntil
  const isAfterMidnight = Number(japaneseMinuteOf(at).slice(11, 13)) < limits.nightUntil
  return passesMidnight && isAfterMidnight ? addDays(day, -1) : day
}

/** Older and newer forms in which families write the same name; NFKC does not know them as one. */
const FORMS = [
  '高髙',
  '崎﨑嵜',
  '斎斉齋齊',
  '辺邉邊',
  '浜濱濵',
  '沢澤',
  '広廣',
  '島嶋嶌',
  '桜櫻',
  '国國',
  '真眞',
  '徳德',
  '竜龍',
  '滝瀧',
  '富冨',
  '吉𠮷',
  '柳栁',
  '関關',
]
const formOf = new Map(FORMS.flatMap((forms) => Array.from(forms).map((form) => [form, forms] as const)))

const folded = (name: string): string =>
  Array.from(
    foldFurigana(name).replace(/[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu, ''),
    (letter) => Array.from(formOf.get(letter) ?? letter)[0],
  ).join('')

/** Letters of a given name, where a name has no space. */
const GIVEN_MAX = 3

/**
 * True if somebody of staff has the family name of a person, by its letters or its reading. Names of staff are one text with the
 * family name first: without a space, what begins with the family name and goes on like a given name is taken for it.
 */
export function hasFamilyName(
  staffName: string,
  { lastName, lastNameFurigana }: { lastName: string | null; lastNameFurigana: string | null },
): boolean {
  const [family = '', ...given] = normaliseText(staffName).split(/[\s・,、]+/u)
  return [lastName, lastNameFurigana].some((known) => {
    const [own, wanted] = [folded(family), folded(known ?? '')]
    if (wanted === '') return false
    if (given.length > 0) return own === wanted
    const rest = Array.from(own).length - Array.from(wanted).length
    return own.startsWith(wanted) && rest >= 0 && rest <= GIVEN_MAX
  })
}
