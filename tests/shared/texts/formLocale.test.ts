import { describe, expect, it } from 'vitest'
import { array, boolean, date, defaultLocale, mixed, number, object, string, tuple } from 'yup'
import { applyFormLocale } from '../../../shared/words/program/formLocale'

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/u
const ENGLISH = /\b(?:is|be|must|field|value|characters|following|invalid|required|unknown)\b/i

const keysOf = (locale: object) =>
  Object.entries(locale).flatMap(([type, messages]) =>
    Object.keys(messages ?? {}).map((key) => `${type}.${key}`),
  )

const before = keysOf(defaultLocale)
applyFormLocale()

const messageOf = (schema: { validateSync(value: unknown): unknown }, value: unknown): string => {
  try {
    schema.validateSync(value)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  throw new Error('expected a message')
}

describe('the form locale', () => {
  it('adds no key that yup does not know', () => {
    expect(keysOf(defaultLocale)).toEqual(before)
  })

  it('says every message in Japanese', () => {
    const day = new Date('2026-11-21T00:00:00Z')
    const particulars = {
      label: '項目',
      path: '項目',
      value: 'true',
      min: day,
      max: day,
      spec: { types: [] },
    }
    const messages = Object.entries(defaultLocale).flatMap(([type, ofType]) =>
      Object.entries<unknown>({ ...ofType }).map(([key, message]) => ({
        key: `${type}.${key}`,
        text: String(typeof message === 'function' ? message(particulars) : message),
      })),
    )
    expect(messages.length).toBeGreaterThan(30)
    const foreign = messages.filter(
      ({ text }) =>
        !JAPANESE.test(text) || ENGLISH.test(text.replace(/\$\{\w+\}/g, '')) || text.includes('undefined'),
    )
    expect(foreign).toEqual([])
  })

  it.each([
    [string().required().label('姓'), '', '姓は必須です'],
    [string().defined().label('姓'), undefined, '姓は必須です'],
    [string().label('姓'), null, '姓は必須です'],
    [mixed().oneOf(['A']).label('性別'), 'B', '性別は選択肢から選んでください'],
    [mixed().notOneOf(['B']).label('性別'), 'B', '性別は選択肢から選んでください'],
    [number().label('年'), 'あ', '年を正しい形式で入力してください'],
    [string().email().label('メール'), 'x', 'メールはメールアドレスの形式で入力してください'],
    [string().min(2).label('姓'), 'あ', '姓は2文字以上で入力してください'],
    [string().length(2).label('姓'), 'あ', '姓は2文字で入力してください'],
    [string().url().label('住所'), 'あ', '住所はURLの形式で入力してください'],
    [number().lessThan(3).label('数'), 3, '数は3より小さい値を入力してください'],
    [number().moreThan(3).label('数'), 3, '数は3より大きい値を入力してください'],
    [number().positive().label('数'), -1, '数は正の数で入力してください'],
    [number().negative().label('数'), 1, '数は負の数で入力してください'],
    [boolean().isTrue().label('同意'), false, '同意は「はい」を選んでください'],
    [boolean().isFalse().label('同意'), true, '同意は「いいえ」を選んでください'],
    [
      date().min(new Date('2026-11-20T15:00:00Z')).label('日付'),
      new Date('2026-11-01T00:00:00Z'),
      '日付は2026年11月21日（土）以降の日付を入力してください',
    ],
    [
      date().max(new Date('2026-11-20T15:00:00Z')).label('日付'),
      new Date('2026-12-01T00:00:00Z'),
      '日付は2026年11月21日（土）以前の日付を入力してください',
    ],
    [array().min(1).label('回答'), [], '回答は1個以上選んでください'],
    [array().max(1).label('回答'), [1, 2], '回答は1個以内で選んでください'],
    [object({}).exact().label('登録情報'), { a: 1 }, '使用できない項目が含まれています'],
    [object({}).noUnknown().strict().label('登録情報'), { a: 1 }, '使用できない項目が含まれています'],
    [tuple([number()]).label('範囲'), 'x', '範囲は正しい形式で入力してください'],
  ])('writes the message of case %#', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })
})
