import {
  CHARACTERS_NOT_ALLOWED,
  PASSWORD_LIKE_ADDRESS,
  PASSWORD_TOO_COMMON,
  PASSWORDS_DIFFER,
} from '../messages/formMessages'
import { characterCount } from './formFields'
import { ref, string } from './yup'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 256

const REFUSED = /[\0\p{Cs}]/u
/** Of a shorter name too many passwords would be refused that only begin alike. */
const NAME_MIN = 4
/** A beginning of up to three characters, over and over: `abcabcabc`. */
const REPEATED = /^(.{1,3}?)\1+$/su
const DIGIT_RUNS = ['01234567890123456789', '98765432109876543210']

/**
 * One or two characters, a short beginning over and over, blanks, or one run along the digits: what can be told without the list of common
 * passwords, which the browser does without.
 */
export const isTrivialPassword = (password: string): boolean =>
  new Set(password.toLowerCase()).size <= 2 ||
  REPEATED.test(password.toLowerCase()) ||
  password.trim() === '' ||
  DIGIT_RUNS.some((run) => run.includes(password))

const withoutEnding = (word: string) => word.replace(/[\d!.@#_-]*$/u, '')

/** True for one's own address or the name in it, also with a number behind: what whoever knows the address tries first. */
export function isOwnAddress(password: string, email: string): boolean {
  const [tried, address] = [password, email].map((text) => text.normalize('NFKC').trim().toLowerCase())
  if (!tried || !address) return false
  const local = address.slice(0, address.lastIndexOf('@'))
  if (tried === address || tried === local) return true
  const name = withoutEnding(local)
  return characterCount(name) >= NAME_MIN && withoutEnding(tried) === name
}

/** Any password to be proved: no rule but its presence, since old ones may break today's. */
export const currentPasswordField = () => string().max(PASSWORD_MAX).required().label('パスワード')

/**
 * A password to be set: 8 to 256 characters, whatever their kinds, taken exactly as typed (no NFKC, no trimming).
 * The server, and the browser once it has loaded it, also asks `isCommonPassword`.
 */
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
      // Of the form itself, or of the account that the form is for.
      const email: unknown = this.parent?.Email ?? this.options.context?.email
      return !value || typeof email !== 'string' || !isOwnAddress(value, email)
    })
    .required()
    .label('パスワード')

/** The same password once more, compared with the field of that name. */
export const repeatedPasswordField = (field: string) =>
  string()
    .oneOf([ref(field)], PASSWORDS_DIFFER)
    .required()
    .label('パスワード（確認）')
