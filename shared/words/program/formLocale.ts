import { setLocale } from 'yup'
import { formatJapaneseDate, japaneseDateOf } from '../../facts/dates'

type WithLabel = { label?: string }

const dateText = (value: unknown) =>
  value instanceof Date ? formatJapaneseDate(japaneseDateOf(value)) : String(value)
const MATCHES = '${label}は正しい形式で入力してください'
const ONE_OF = '${label}は選択肢から選んでください'
const REQUIRED = '${label}は必須です'
const NOT_TYPE = '${label}を正しい形式で入力してください'
const UNKNOWN = '使用できない項目が含まれています'

/** Sets yup's Japanese messages, which schemas read when built: build them from `shared/forms/yup`. */
export function applyFormLocale(): void {
  setLocale({
    mixed: {
      default: '入力内容を確認してください',
      required: REQUIRED,
      defined: REQUIRED,
      notNull: REQUIRED,
      notType: NOT_TYPE,
      oneOf: ONE_OF,
      notOneOf: ONE_OF,
    },
    string: {
      min: '${label}は${min}文字以上で入力してください',
      max: '${label}は${max}文字以内で入力してください',
      length: '${label}は${length}文字で入力してください',
      email: '${label}はメールアドレスの形式で入力してください',
      matches: MATCHES,
      url: '${label}はURLの形式で入力してください',
      uuid: MATCHES,
      datetime: MATCHES,
      datetime_precision: MATCHES,
      datetime_offset: MATCHES,
      trim: MATCHES,
      lowercase: MATCHES,
      uppercase: MATCHES,
    },
    number: {
      min: '${label}は${min}以上で入力してください',
      max: '${label}は${max}以下で入力してください',
      lessThan: '${label}は${less}より小さい値を入力してください',
      moreThan: '${label}は${more}より大きい値を入力してください',
      positive: '${label}は正の数で入力してください',
      negative: '${label}は負の数で入力してください',
      integer: '${label}は整数で入力してください',
    },
    boolean: {
      isValue: ({ label, value }: WithLabel & { value: string }) =>
        `${label}は「${value === 'true' ? 'はい' : 'いいえ'}」を選んでください`,
    },
    date: {
      min: ({ label, min }: WithLabel & { min: unknown }) =>
        `${label}は${dateText(min)}以降の日付を入力してください`,
      max: ({ label, max }: WithLabel & { max: unknown }) =>
        `${label}は${dateText(max)}以前の日付を入力してください`,
    },
    array: {
      min: '${label}は${min}個以上選んでください',
      max: '${label}は${max}個以内で選んでください',
      length: '${label}は${length}個選んでください',
    },
    object: { noUnknown: UNKNOWN, exact: UNKNOWN },
    tuple: { notType: MATCHES },
  })
}
