import type { InferType } from 'yup'
import { ageOn, isRealDate, type JapaneseDate } from '../dates'
import type { Gender } from '../generated/schema'
import { userProfileLabels as labels } from '../labels/userProfileLabels'
import {
  AGE_OUT_OF_RANGE,
  FURIGANA_NOT_KATAKANA,
  NOT_A_REAL_DATE,
  TEL_FORMAT,
  ZIP_CODE_FORMAT,
} from '../messages/formMessages'
import { prefectures } from '../prefectures'
import { choice } from './choice'
import { foldDigits, foldFurigana, foldZipCode } from './normalise'
import { digits, seenText } from './text'
import { boolean, object, string } from './yup'

export const MINIMUM_AGE = 18
export const AGE_LIMIT = 65
export const NAME_MAX = 50
export const CITY_MAX = 50
export const ADDRESS_MAX = 100
export const BUILDING_MAX = 100

const genders: readonly Gender[] = ['Man', 'Women']
// Letters with the long-vowel mark, repetition marks, the middle dot and single spaces of longer names.
const KATAKANA = /^[ァ-ヺ](?:[ァ-ヺー・ヽヾ]| (?! ))*$/u

/** True from the 18th birthday to the day before the 65th. Specification §9. */
export function isEligibleAge(birthday: JapaneseDate, today: JapaneseDate): boolean {
  const age = ageOn(birthday, today)
  return age >= MINIMUM_AGE && age < AGE_LIMIT
}

const name = (label: string) => seenText(NAME_MAX).required().label(label)
const furigana = (label: string) =>
  seenText(NAME_MAX)
    .transform((value: unknown) => (typeof value === 'string' ? foldFurigana(value) : value))
    .test('katakana', `${label}は${FURIGANA_NOT_KATAKANA}`, (value) => !value || KATAKANA.test(value))
    .required()
    .label(label)

/**
 * The personal data a member enters and changes, with `today` as a date in Japan for the age.
 * Cast values are what is stored: NFKC texts, telephone and postal code as bare digits, an absent building as '',
 * an absent choice about the magazine as undefined (unchanged).
 * Unknown fields are errors.
 */
export function profileSchema(today: JapaneseDate) {
  return object({
    LastName: name(labels.LastName.donor),
    FirstName: name(labels.FirstName.donor),
    LastNameFurigana: furigana(labels.LastNameFurigana.donor),
    FirstNameFurigana: furigana(labels.FirstNameFurigana.donor),
    Gender: choice(genders).required().label(labels.Gender.donor),
    Birthday: string()
      .transform((value: unknown) => (typeof value === 'string' ? foldDigits(value).trim() : value))
      .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
      .test('age', AGE_OUT_OF_RANGE, (value) => !value || !isRealDate(value) || isEligibleAge(value, today))
      .required()
      .label(labels.Birthday.donor),
    Tel: digits(/^\d{10,11}$/, TEL_FORMAT)
      .required()
      .label(labels.Tel.admin),
    ZipCode: digits(/^\d{7}$/, ZIP_CODE_FORMAT, foldZipCode)
      .required()
      .label(labels.ZipCode.donor),
    Pref: choice(prefectures).required().label(labels.Pref.donor),
    City: seenText(CITY_MAX).required().label(labels.City.donor),
    Address: seenText(ADDRESS_MAX).required().label(labels.Address.donor),
    Building: seenText(BUILDING_MAX)
      .transform((value: unknown) => value ?? '')
      .default('')
      .label(labels.Building.admin),
    SubscribedMagazine: boolean()
      .transform((value: unknown) => value ?? undefined)
      .label(labels.SubscribedMagazine.admin),
  })
    .exact()
    .label('登録情報')
}

export type ProfileInput = InferType<ReturnType<typeof profileSchema>>
