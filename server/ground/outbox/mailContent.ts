import { createHash } from 'node:crypto'
import type { Queryable } from '../db/client'
import { isResendable } from './isResendable'
import { wordsOfMail } from './mailTexts'
import { composedMail } from './outgoingMail'
import type { ComposedMail } from './templates/composeMail'
import type { OutboxRow } from '../tables/mail'
import type { MailParts } from './mail'

type Parts = Pick<MailParts, 'settings' | 'texts' | 'vault'> & { db: Queryable }

/** Shows whether a mail composed again equals what was sent. */
export const contentDigest = ({ subject, text }: Pick<ComposedMail, 'subject' | 'text'>): string =>
  createHash('sha256').update(`${subject}\n${text}`).digest('hex')

type Content = {
  subject: string
  text: string
  /** False if the template or the operator's texts have changed since. */
  asSent: boolean
}

/** Contents of mails by id, composed from stored data; none for mails whose data was erased. */
export async function mailContents(rows: readonly OutboxRow[], deps: Parts): Promise<Map<string, Content>> {
  const opened = await deps.vault.open(deps.db, 'mail_outbox', rows.filter(isResendable))
  const contents = new Map<string, Content>()
  // In sequence, because a transaction has one connection.
  for (const row of opened) {
    const { subject, text } = composedMail(row, deps, await wordsOfMail(deps.db, row))
    const asSent = row.contentDigest === null || row.contentDigest === contentDigest({ subject, text })
    contents.set(row.id, { subject, text, asSent })
  }
  return contents
}
