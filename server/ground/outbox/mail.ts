import type { Logger } from 'pino'
import type { PublicTexts } from '../../../shared/facts/config'
import type { Clock } from '../clock'
import type { Database, Queryable } from '../db/client'
import type { Settings } from '../settings/env'
import type { Vault } from '../vault/vault'
import type { MailKind, MailParams } from './templates/mailTemplates'

export type Attachment = { filename: string; contentType: string; content: string }

/** What sending is done with. */
export type MailParts = {
  settings: Settings
  texts: PublicTexts
  clock: Clock
  db: Database
  log: Logger
  vault: Vault
}

/** A mail to send after the requesting transaction commits. */
export type MailRequest<K extends MailKind = MailKind> = {
  kind: K
  params: MailParams[K]
  /** Empty if the person has no address: nothing is sent. */
  to: string
  /** The person concerned, for the console's delivery list; null for staff. */
  userId: string | null
  /** `{LastName} {FirstName} 様`, omitted while the name is unknown. */
  recipientName: string | null
  /** A second request with the same key is dropped. */
  dedupeKey: string
  attachment?: Attachment | readonly Attachment[]
  actorId?: string
  activityId?: number
  /** Until then the cause of the mail can be undone. */
  notBefore?: Date
}

/** A mail that a statement of others writes, which knows whom it goes to. */
export type WrittenMail<K extends MailKind = MailKind> = Pick<
  MailRequest<K>,
  'kind' | 'params' | 'attachment' | 'dedupeKey'
>

export type Mail = {
  /** Writes the outbox row in the caller's transaction; false for a repeated key, and without an address. */
  enqueue<K extends MailKind>(tx: Queryable, request: MailRequest<K>): Promise<boolean>
  /** The same for many, with one statement. */
  enqueueAll(tx: Queryable, requests: readonly MailRequest[]): Promise<void>
  /**
   * The values of `insertMail`, which does the same within a statement of others.
   * @throws Error for a kind that is sealed or told to devices too: only `enqueue` does that
   */
  valuesOf<K extends MailKind>(mail: WrittenMail<K>): Record<string, unknown>
  /** Called after commits and by a timer. Resolves after one run of the outbox. */
  deliverPending(): Promise<void>
  /** Removes the embedded mode's files of these mails. */
  forget(ids: readonly string[]): Promise<void>
}

/** Texts are plain Unicode; the transport encodes them. */
export type OutgoingMail = {
  /** Id of the outbox row, so a retry has the same Message-ID. */
  id: string
  kind: string
  requestedAt: Date
  date: Date
  from: { name: string; address: string }
  replyTo: { name: string; address: string }
  to: string
  /** One-click unsubscribe address; null for mails that are not optional. */
  unsubscribeUrl: string | null
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

export type MailTransport = {
  /** Resolves when handed over; rejects for a retry. */
  send(mail: OutgoingMail): Promise<void>
  /** Removes stored copies of mails; a mail server has none. */
  forget(ids: readonly string[]): Promise<void>
  close(): void
}
