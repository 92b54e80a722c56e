import { createHash } from 'node:crypto'
import type { Queryable } from '../db/client'
import type { Deps } from '../deps'
import { isResendable } from './isResendable'
import { wordsOfMail } from './mailTexts'
import { composedMail } from './outgoingMail'
import type { ComposedMail } from './templates/composeMail'
import type { OutboxRow } from '../schema/mail'

type Parts = Pick<Deps, 'settings' | 'texts' | 'vault'> & { db: Queryable }

/** Tells whether a mail that is composed anew says what was sent. */
export const contentDigest = ({ subject, text }: Pick<ComposedMail, 'subject' | 'text'>): string =>
  createHash('sha256').update(`${subject}\n${text}`).digest('hex')

/**
 * What a mail says, from what is kept of it.
 * @returns null for one of which nothing is kept; `asSent` is false where the template or the operator's texts have
 * changed since
 */
export async function mailContent(
  row: OutboxRow,
  deps: Parts,
): Promise<{ subject: string; text: string; asSent: boolean } | null> {
  if (!isResendable(row)) return null
  const [opened = row] = await deps.vault.open(deps.db, 'mail_outbox', [row])
  const { subject, text } = composedMail(opened, deps, await wordsOfMail(deps.db, row))
  return {
    subject,
    text,
    asSent: row.contentDigest === null || row.contentDigest === contentDigest({ subject, text }),
  }
}
