import { emailField } from '../../shared/validation/email'

export type MailSender = { name: string | null; address: string }

const NAMED = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]*)>$/

/** `no-reply@example.jp` or `なかつぐ <no-reply@example.jp>`; null for anything else. */
export function mailSender(text: string): MailSender | null {
  const [, quoted, plain, inBrackets] = NAMED.exec(text.trim()) ?? []
  const name = (quoted ?? plain ?? '').trim() || null
  const address = (inBrackets ?? text).trim()
  if (/[\p{Cc}]/u.test(text)) return null
  return emailField().isValidSync(address) ? { name, address } : null
}
