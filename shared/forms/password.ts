import {
  CHARACTERS_NOT_ALLOWED,
  PASSWORD_LIKE_ADDRESS,
  PASSWORD_TOO_COMMON,
  PASSWORDS_DIFFER,
} from '../words/program/formMessages'
import { characterCount } from './formFields'
import { withoutEnding } from './passwordEnding'
import { ref, string } from './yup'
import { nfkc } from '../facts/normalise'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 256

const REFUSED = /[\0\p{Cs}]/u
/** A shorter name would refuse too many passwords. */
const NAME_MIN = 4
/** `abcabcabc` */
const REPEATED = /^(.{1,3}?)\1+$/su
const DIGIT_RUNS = ['01234567890123456789', '98765432109876543210']

/** Weak passwords that need no list: one or two characters, repetitions, blanks, digit runs. */
export const isTrivialPassword = (password: string): boolean =>
  new Set(password.toLowerCase()).size <= 2 ||
  REPEATED.test(password.toLowerCase()) ||
  password.trim() === '' ||
  DIGIT_RUNS.some((run) => run.includes(password))

/** True for the person's address or its name, also with digits added. */
export function isOwnAddress(password: string, email: string): boolean {
  const [tried, address] = [password, email].map((text) => nfkc(text, PASSWORD_MAX).trim().toLowerCase())
  if (!tried || !address) return false
  const local = address.slice(0, address.lastIndexOf('@'))
  if (tried === address || tried === local) return true
  const name = withoutEnding(local)
  return characterCount(name) >= NAME_MIN && withoutEnding(tried) === name
}

/** Only required: old passwords may break today's rules. */
export const currentPasswordField = () => string().max(PASSWORD_MAX).required().label('パスワード')

/** A new password: 8 to 256 characters, exactly as typed. Server and browser (lazily) also check `isCommonPassword`. */
export const newPasswordField = () =>
  string()
    .test('characters', CHARACTERS_NOT_ALLOWED, (value) => !value || !REFUSED.test(value))
    .test('min', '${label}は${min}文字以上で入力してください', function (value) {
      return (
        !value || characterCount(value) >= PASSWORD_MIN || this.createError({ params: { min: PASSWORD_MIN } })
      )
    })
    .test('max', '${label}は${max}文字以内で入力してください', function (value) {
      return (
        !value || characterCount(value) <= PASSWORD_MAX || this.createError({ params: { max: PASSWORD_MAX } })
      )
    })
    .test('common', PASSWORD_TOO_COMMON, (value) => !value || !isTrivialPassword(value))
    .test('address', PASSWORD_LIKE_ADDRESS, function (value) {
      // From the form or its account.
      const email: unknown = this.parent?.Email ?? this.options.context?.email
      return !value || typeof email !== 'string' || !isOwnAddress(value, email)
    })
    .required()
    .label('パスワード')

export const repeatedPasswordField = (field: string) =>
  string()
    .oneOf([ref(field)], PASSWORDS_DIFFER)
    .required()
    .label('パスワード（確認）')
