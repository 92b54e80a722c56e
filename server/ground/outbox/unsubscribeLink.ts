import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '../db/client'
import { sharedKey } from '../db/sharedKey'
import { isUuid } from '../errors'
import { isMailKind, mailTemplates } from './templates/mailTemplates'
import type { MailParts } from './mail'

export const UNSUBSCRIBE_PATH = '/api/mail/unsubscribe'

async function sign(db: Queryable, mailId: string): Promise<Buffer> {
  const key = await sharedKey(db, 'unsubscribe')
  return createHmac('sha256', key).update(mailId).digest()
}

/** The `List-Unsubscribe` address (RFC 8058): signed, names the mail, not the person. Null unless optional. */
export async function unsubscribeUrl(
  deps: Pick<MailParts, 'db' | 'settings'>,
  mail: { id: string; kind: string },
): Promise<string | null> {
  if (!isMailKind(mail.kind) || !mailTemplates[mail.kind].optional) return null
  const signature = (await sign(deps.db, mail.id)).toString('base64url')
  return `${deps.settings.origin}${UNSUBSCRIBE_PATH}?mail=${mail.id}.${signature}`
}

/** The mail id of such an address; null if the signature is wrong. */
export async function readUnsubscribeToken(db: Queryable, token: string): Promise<string | null> {
  const [mailId = '', signature = ''] = token.split('.')
  if (!isUuid(mailId)) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = await sign(db, mailId)
  return given.length === expected.length && timingSafeEqual(given, expected) ? mailId : null
}
