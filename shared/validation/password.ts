import { CHARACTERS_NOT_ALLOWED, PASSWORD_TOO_COMMON, PASSWORDS_DIFFER } from '../messages/formMessages'
import { characterCount } from './text'
import { ref, string } from './yup'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 256

const REFUSED = /[\0\p{Cs}]/u
// One character over and over, or one run along the digits: refused here so that the browser needs no list.
const REPEATED = /^(.)\1*$/su
const DIGIT_RUNS = ['01234567890123456789', '98765432109876543210']

const isTrivial = (password: string) =>
  REPEATED.test(password) || DIGIT_RUNS.some((run) => run.includes(password))

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
    .test('common', PASSWORD_TOO_COMMON, (value) => !value || !isTrivial(value))
    .required()
    .label('パスワード')

/** The same password once more, compared with the field of that name. */
export const repeatedPasswordField = (field: string) =>
  string()
    .oneOf([ref(field)], PASSWORDS_DIFFER)
    .required()
    .label('パスワード（確認）')
