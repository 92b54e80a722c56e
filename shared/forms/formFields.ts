import { CHARACTERS_NOT_ALLOWED, CHARACTERS_UNSEEN, CODE_FORMAT } from '../words/program/formMessages'
import { foldTel, normaliseText, withoutHyphens, foldDigits } from '../facts/normalise'
import { string, number } from './yup'

const REFUSED = /[\p{Cc}\p{Cs}\u2028\u2029]/u

/** False for NUL, other control characters and lone surrogates. */
export const hasOnlyTextCharacters = (value: string) => !REFUSED.test(value)

/** Counts code points: 𠮷 is one. */
export const characterCount = (value: string) => Array.from(value).length

/** One line: NFKC, trimmed, at most `max` characters. */
export function text(max: number) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? normaliseText(value, max) : value))
    .test('characters', CHARACTERS_NOT_ALLOWED, (value) => !value || hasOnlyTextCharacters(value))
    .test('max', '${label}は${max}文字以内で入力してください', function (value) {
      return !value || characterCount(value) <= max || this.createError({ params: { max } })
    })
}

/** Direction marks, zero-width spaces and similar, without variation selectors of kanji. */
const UNSEEN = /(?!\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

export const hasUnseenCharacters = (value: string) => UNSEEN.test(value)

/** One line without invisible characters: names, places. */
export function seenText(max: number) {
  return text(max).test('unseen', CHARACTERS_UNSEEN, (value) => !value || !hasUnseenCharacters(value))
}

/** Programs that show it may read it as markup, or make a link of it. */
const MARKUP = /[<>]|:\/\//u

/** One visible line of a person's data: a name, an address. */
export function plainText(max: number) {
  return seenText(max).test('plain', CHARACTERS_NOT_ALLOWED, (value) => !value || !MARKUP.test(value))
}

/** Several lines, separated by LF. */
export function multiLineText(max: number) {
  return string()
    .transform((value: unknown) =>
      typeof value === 'string'
        ? normaliseText(value.replace(/\r\n?/gu, '\n').replaceAll('\t', ' '), max)
        : value,
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

/** Digits, normalised by `fold`. */
export function digits(pattern: RegExp, message: string, fold: (value: string) => string = foldTel) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? fold(value) : value))
    .test('digits', message, (value) => !value || pattern.test(value))
}

/** One of `values`; `''` counts as absent. */
export function choice<T extends string>(values: readonly T[]) {
  return string<T>()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .oneOf(values)
}

/** Six digits, full-width ones folded. */
export const codeField = (label = '確認コード') =>
  digits(/^\d{6}$/, CODE_FORMAT, withoutHyphens)
    .required()
    .label(label)

export const idField = () => text(64).required().label('ID')

/** An integer; full-width digits are folded, '' counts as absent. */
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
