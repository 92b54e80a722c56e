import type { Queryable } from '../db/client'
import type { MailKind, MailParams } from './templates/mailTemplates'

/** A mail to be sent once the transaction that asks for it is committed. */
export type MailRequest<K extends MailKind = MailKind> = {
  kind: K
  params: MailParams[K]
  /** Empty when the person has none any more: then nothing is sent. */
  to: string
  /** The person it concerns, for the delivery list of the console; null for staff. */
  userId: string | null
  /** `{LastName} {FirstName} 様`, left out while the name is unknown. */
  recipientName: string | null
  /** A second request with the same key is dropped: nothing is sent twice. */
  dedupeKey: string
  attachment?: { filename: string; contentType: string; content: string }
}

export type Mail = {
  /**
   * Writes the outbox row in the caller's transaction.
   * @returns false when it was asked for before, and when there is no address to send it to
   */
  enqueue<K extends MailKind>(tx: Queryable, request: MailRequest<K>): Promise<boolean>
  /** Sends what is due; called after commits and by a timer. Resolves when the outbox has been walked once. */
  deliverPending(): Promise<void>
  /** Removes what is kept outside the database of mails by their ids: the files of the embedded mode. */
  forget(ids: readonly string[]): Promise<void>
}
