/** RFC 5321 bounds; the local part without quoting, the domain as labels with at least one dot. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
const MAX_LENGTH = 254

/** One address, one writing: lower case, full-width characters folded. No row can hold a NUL: it becomes U+FFFD, which no address has. */
export const normaliseEmail = (text: string) =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll('\0', '\ufffd')

export const isEmail = (text: string) => text.length <= MAX_LENGTH && EMAIL.test(text)

/** `taro@example.com` → `t***@e***`: what a page may show of where a code went. */
export function maskEmail(email: string) {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`
}
