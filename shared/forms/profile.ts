import type { InferType } from 'yup'
import { isEligibleAge } from '../rules/person/ages'
import { isRealDate, type JapaneseDate } from '../facts/dates'
import type { Gender } from '../generated/schema'
import {
  AGE_OUT_OF_RANGE,
  FURIGANA_NOT_KATAKANA,
  NOT_A_REAL_DATE,
  TEL_FORMAT,
  ZIP_CODE_FORMAT,
} from '../words/program/formMessages'
import { foldDigits, foldFurigana, foldZipCode } from '../facts/normalise'
import { prefectures } from '../facts/prefectures'
import { eachField, fieldOptions, memberFields, type EditedField, type KindOf } from '../facts/fields'
import { choice, digits, multiLineText, plainText } from './formFields'
import { boolean, object, string } from './yup'

const LINE_MAX = 50

type About = { label: string; max: number; editedBy: 'member' | 'staff' }

const genders: readonly Gender[] = ['Man', 'Women']
// Also long-vowel, repetition and middle-dot marks and spaces.
const KATAKANA = /^[ァ-ヺ][ァ-ヺー・ヽヾㇰ-ㇿ ]*$/u

/** Eleven digits from 050 to 090, ten otherwise. */
const TELEPHONE = /^0(?:[5-9]0\d{8}|(?![5-9]0)[1-9]\d{8})$/

/** Rules by kind of field; `today` is the Japanese date for the age. */
const rulesOn = (today: JapaneseDate) => ({
  line: ({ label, max }: About) => plainText(max).required().label(label),
  optionalLine: ({ label, max }: About) =>
    plainText(max)
      .transform((value: unknown) => value ?? '')
      .default('')
      .label(label),
  furigana: ({ label, max }: About) =>
    plainText(max)
      .transform((value: unknown) => (typeof value === 'string' ? foldFurigana(value) : value))
      .test('katakana', `${label}は${FURIGANA_NOT_KATAKANA}`, (value) => !value || KATAKANA.test(value))
      .required()
      .label(label),
  gender: ({ label }: About) => choice(genders).required().label(label),
  prefecture: ({ label }: About) => choice(prefectures).required().label(label),
  birthday: ({ label }: About) =>
    string()
      .transform((value: unknown) => (typeof value === 'string' ? foldDigits(value).trim() : value))
      .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
      .test('age', AGE_OUT_OF_RANGE, (value) => !value || !isRealDate(value) || isEligibleAge(value, today))
      .required()
      .label(label),
  tel: ({ label }: About) => digits(TELEPHONE, TEL_FORMAT).required().label(label),
  zipCode: ({ label }: About) =>
    digits(/^\d{7}$/, ZIP_CODE_FORMAT, foldZipCode)
      .required()
      .label(label),
  // A member's null changes nothing.
  flag: ({ label, editedBy }: About) =>
    boolean()
      .transform((value: unknown) => (editedBy === 'member' ? (value ?? undefined) : value))
      .label(label),
  note: ({ label, max }: About) =>
    multiLineText(max)
      .transform((value: unknown) => (value === '' ? null : value))
      .nullable()
      .label(label),
})

type Rules = ReturnType<typeof rulesOn>

export function profileRules<F extends EditedField>(names: readonly F[], today: JapaneseDate) {
  const rules = rulesOn(today)
  return eachField(names, (field) => {
    const { kind, max = LINE_MAX, ...about } = fieldOptions[field]
    return rules[kind]({ max, ...about })
  }) as { [N in F]: ReturnType<Rules[KindOf<N>]> }
}

/**
 * The member's own data. Cast values are stored: NFKC, digits only for telephone and postal code, '' for an absent
 * text, undefined for an unchanged choice.
 */
export const profileSchema = (today: JapaneseDate) =>
  object(profileRules(memberFields, today)).exact().label('登録情報')

export type ProfileInput = InferType<ReturnType<typeof profileSchema>>

/**
 * The day for the age rule: the registration day while its birthday is unchanged, so that a registered person can still
 * correct an address after 65; otherwise today.
 */
export function ageCountsOn(
  birthday: unknown,
  saved: { birthday: JapaneseDate | null; registeredOn: JapaneseDate | null },
  today: JapaneseDate,
): JapaneseDate {
  return saved.registeredOn && birthday === saved.birthday ? saved.registeredOn : today
}
