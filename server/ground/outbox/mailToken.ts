import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '../db/client'
import { sharedKey } from '../db/sharedKey'
import { isUuid } from '../../../shared/facts/isUuid'

/** What a link of a mail lets anybody do who has it. Each has a key of its own, so that none opens another's door. */
type Purpose = 'unsubscribe' | 'visitReply'

async function sign(db: Queryable, purpose: Purpose, mailId: string): Promise<Buffer> {
  const key = await sharedKey(db, purpose)
  return createHmac('sha256', key).update(mailId).digest()
}

/** Signed; names the mail, not the person. */
export async function mailToken(db: Queryable, purpose: Purpose, mailId: string): Promise<string> {
  return `${mailId}.${(await sign(db, purpose, mailId)).toString('base64url')}`
}

/** The mail id of such a token; null if the signature is wrong. */
export async function readMailToken(db: Queryable, purpose: Purpose, token: string): Promise<string | null> {
  const [mailId = '', signature = ''] = token.split('.')
  if (!isUuid(mailId)) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = await sign(db, purpose, mailId)
  return given.length === expected.length && timingSafeEqual(given, expected) ? mailId : null
}
