import { nfkc, trimmed } from '../facts/normalise'
import { hasOnlyTextCharacters } from './formFields'
import { string } from './yup'

export const EMAIL_MAX = 254

/** As pasted or typed full-width; lowers the domain's case only: `Ｈanako＠EXAMPLE。com` → `Hanako@example.com`. */
export function normaliseEmail(address: string): string {
  const read = trimmed(nfkc(address, EMAIL_MAX)).replaceAll('。', '.')
  const at = read.lastIndexOf('@')
  return at < 0 ? read : read.slice(0, at + 1) + read.slice(at + 1).toLowerCase()
}

const FORMAT = '${label}はメールアドレスの形式で入力してください'
const DOMAIN_WITH_DOT = /@[^@]+\.[a-z][a-z0-9-]*[a-z0-9]$/

/** At most 254 ASCII characters, with a dot in the domain. */
export const emailField = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? normaliseEmail(value) : value))
    .max(EMAIL_MAX)
    .test(
      'address',
      FORMAT,
      (value) => !value || (hasOnlyTextCharacters(value) && DOMAIN_WITH_DOT.test(value)),
    )
    .email()
    .required()
    .label('メールアドレス')
