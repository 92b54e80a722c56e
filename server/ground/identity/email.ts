import { nfkc } from '../../../shared/facts/normalise'

/** RFC 5321 limits; local part without quoting, domain with at least one dot. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
const MAX_LENGTH = 254

/** Lower case, full-width folded. PostgreSQL stores no NUL: it becomes U+FFFD, which no address contains. */
export const normaliseEmail = (text: string) =>
  nfkc(text, MAX_LENGTH).trim().toLowerCase().replaceAll('\0', '\ufffd')

export const isEmail = (text: string) => text.length <= MAX_LENGTH && EMAIL.test(text)

/** `taro@example.com` → `t***@e***` */
export function maskEmail(email: string) {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`
}
