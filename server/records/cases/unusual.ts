import { addDays, japaneseMinuteOf, type JapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { foldFurigana, normaliseText } from '../../../shared/facts/normalise'

/** Limits above which a reading is unusual. */
export type UnusualLimits = {
  /** People per hour whose records one colleague opens, or sees in lists and files: never marked below this. */
  peopleAnHour: number
  listedAnHour: number
  /** And at least this many times their usual busy hour. */
  factor: number
  /** Hours in Japan. */
  nightFrom: number
  nightUntil: number
  /** Earlier events explain nothing. */
  quietDays: number
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

/** People who come by themselves: their coming is the reason. Who typed a number chose it, so a name is still looked at. */
export const CAME_BY_THEMSELVES: readonly string[] = ['findDonor', 'listReceptionToday', 'getGuidanceDay']
/** Nobody of these was chosen: the day shows all of its people. */
export const ALL_OF_A_DAY: readonly string[] = ['listReceptionToday', 'getGuidanceDay']

/** True within the night, which may pass midnight; never if it ends when it begins. */
export function isNight(at: Date, { nightFrom, nightUntil }: UnusualLimits): boolean {
  const hour = Number(japaneseMinuteOf(at).slice(11, 13))
  return nightFrom <= nightUntil
    ? hour >= nightFrom && hour < nightUntil
    : hour >= nightFrom || hour < nightUntil
}

/** The day of a reading: a night belongs to the day on which it began. */
export function dayOfReading(at: Date, limits: UnusualLimits): JapaneseDate {
  const day = japaneseDateOf(at)
  const passesMidnight = limits.nightFrom > limits.nightUntil
  const isAfterMidnight = Number(japaneseMinuteOf(at).slice(11, 13)) < limits.nightUntil
  return passesMidnight && isAfterMidnight ? addDays(day, -1) : day
}

/** Variants of the same family name in older and newer characters; NFKC does not unify them. */
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

/** Characters of a given name, for names without a space. */
const GIVEN_MAX = 3

/**
 * True if a member of staff has the person's family name, by characters or reading. Names of staff are one text, family
 * name first: without a space, the rest must be as short as a given name.
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
