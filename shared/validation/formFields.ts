import { CHARACTERS_NOT_ALLOWED, CHARACTERS_UNSEEN, CODE_FORMAT } from '../messages/formMessages'
import { foldTel, normaliseText, withoutHyphens, foldDigits } from '../normalise'
import { string, number } from './yup'

const REFUSED = /[\p{Cc}\p{Cs}\u2028\u2029]/u

/** True without NUL, other control characters and lone surrogates: what PostgreSQL and every screen can hold. */
export const hasOnlyTextCharacters = (value: string) => !REFUSED.test(value)

/** Characters as people count them to a bound: code points, so 𠮷 is one. */
export const characterCount = (value: string) => Array.from(value).length

/** One line of text: NFKC, trimmed, at most `max` characters. */
export function text(max: number) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? normaliseText(value) : value))
    .test('characters', CHARACTERS_NOT_ALLOWED, (value) => !value || hasOnlyTextCharacters(value))
    .test('max', '${label}は${max}文字以内で入力してください', function (value) {
      return !value || characterCount(value) <= max || this.createError({ params: { max } })
    })
}

/** Direction marks, zero-width spaces and their like; what tells the variants of a kanji apart is none of them. */
const UNSEEN = /(?!\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** One line of text that is what it looks like: a name, a place. */
export function seenText(max: number) {
  return text(max).test('unseen', CHARACTERS_UNSEEN, (value) => !value || !UNSEEN.test(value))
}

/** Several lines of text; each line break is one `\n`, whatever the sender's system writes. */
export function multiLineText(max: number) {
  return string()
    .transform((value: unknown) =>
      typeof value === 'string' ? normaliseText(value.replace(/\r\n?/gu, '\n').replaceAll('\t', ' ')) : value,
    )
    .test(
      'characters',
      CHARACTERS_NOT_ALLOWED,
      (value) => !value || hasOnlyTextCharacters(value.replaceAll('\n', '')),
    )
    .test('max', '${label}は${max}文字以内で入力してください', function (value) {
      return !value || characterCount(value) <= max || this.createError({ params: { max } })
    })
}

/** Digits in any writing, folded by `fold`; anything else fails with `message`. */
export function digits(pattern: RegExp, message: string, fold: (value: string) => string = foldTel) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? fold(value) : value))
    .test('digits', message, (value) => !value || pattern.test(value))
}

/** one of `values`; nothing chosen (`''`) counts as absent. */
export function choice<T extends string>(values: readonly T[]) {
  return string<T>()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(values)
}

/** The six digits of a mail or an authenticator app, full-width ones folded. */
export const codeField = (label = '確認コード') =>
  digits(/^\d{6}$/, CODE_FORMAT, withoutHyphens)
    .required()
    .label(label)

/** An id as it comes in; whether it exists is the database's to say. */
export const idField = () => text(64).required().label('ID')

/** An integer in bounds; full-width digits are folded, an empty field counts as absent. */
export const wholeNumber = (min: number, max: number) =>
  number()
    .transform((_value: unknown, original: unknown) => {
      if (typeof original !== 'string') return typeof original === 'number' ? original : undefined
      const digits = foldDigits(original).trim()
      return digits === '' ? undefined : Number(digits)
    })
    .integer()
    .min(min)
    .max(max)
