import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auditColumns, bytea, id, instant, contractEnum } from './columns'

export const mailState = contractEnum('MailState')

/** Mails that tell a judgement, and letters to the person; their params are sealed with the person's key (`server/vault`). */
export const sealedMails = [
  'checkPassed',
  'checkNotYet',
  'checkNotPossible',
  'renewalHeld',
  'certified',
  'notCertified',
  'resultCorrected',
  'criteriaPaused',
  'answersCorrected',
  'officeNotice',
  'officeNews',
] as const

/** True if the params of such a mail are not sealed. */
export const readableMail = sql.raw(
  `params <> '{}' and kind in (${sealedMails.map((kind) => `'${kind}'`).join(', ')})`,
)

/** `lastError` of a mail whose person left. */
export const CANCELLED = 'CANCELLED'

/**
 * Mails requested in the transaction of their event and sent after it. The address is erased once sent or given up; the
 * params of a member's mail stay, so that it can be read again.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    kind: text().notNull(),
    userId: uuid(),
    recipient: text(),
    recipientName: text(),
    params: jsonb(),
    paramsSealed: bytea(),
    attachment: jsonb(),
    /** Digest of the sent text (`mailContent`); null if unsent or nothing is kept. */
    contentDigest: text(),
    /** Version of the office's words it was sent with (`mail_text_versions`); null for the delivered words. */
    textVersion: integer(),
    /** The author; null for mails of the program. */
    actorId: uuid(),
    openedAt: instant(),
    /** The latest log row about it; no foreign key, because the log outlives it. */
    activityId: bigint({ mode: 'number' }),
    dedupeKey: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    sentAt: instant(),
    failedAt: instant(),
    /** A `MailFault`, or the name of the last error; without address or content. */
    lastError: text(),
    state: mailState()
      .notNull()
      .generatedAlwaysAs(
        sql`case when sent_at is not null then 'Sent'::mail_state when failed_at is null then 'Waiting'::mail_state when last_error = 'CANCELLED' then 'Cancelled'::mail_state else 'Failed'::mail_state end`,
      ),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('mail_outbox_once').on(table.dedupeKey),
    index()
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
    index()
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
    index('mail_outbox_failed_on')
      .on(sql`((failed_at at time zone 'Asia/Tokyo')::date)`, table.id)
      .where(sql`state = 'Failed' and failed_at is not null`),
    index('mail_outbox_readable').on(table.id).where(readableMail),
    index().on(table.userId, table.createdAt, table.id),
    index().on(table.createdAt, table.id),
    index().on(table.state, table.createdAt, table.id),
  ],
)

export type OutboxRow = typeof mailOutbox.$inferSelect

export const mailboxes = pgTable('mailboxes', {
  /** The folder's address, without a password. */
  address: text().primaryKey(),
  /** Numbers are valid only with this value. */
  validity: text().notNull(),
  next: bigint({ mode: 'number' }).notNull(),
  readAt: instant().notNull(),
})
