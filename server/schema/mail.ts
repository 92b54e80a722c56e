import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auditColumns, bytea, id, instant } from './columns'

export const mailState = pgEnum('mail_state', ['Waiting', 'Sent', 'Failed', 'Cancelled'])

/** Mails that tell what was judged: what they are composed of is sealed with the person's key (`server/vault`). */
export const sealedMails = [
  'checkNotYet',
  'checkNotPossible',
  'renewalHeld',
  'certified',
  'notCertified',
  'resultCorrected',
  'criteriaPaused',
  'answersCorrected',
] as const

/** What a mail of these is composed of is not sealed. */
export const readableMail = sql.raw(
  `params <> '{}' and kind in (${sealedMails.map((kind) => `'${kind}'`).join(', ')})`,
)

/** `lastError` of a mail whose person left. */
export const CANCELLED = 'CANCELLED'

/**
 * Mails requested in the transaction of their event and sent after it. The address is erased once sent or
 * given up; what a member's mail is composed of stays, so that it can be read again.
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
    /** Of what was sent (`mailContent`); null for what was not, and for mails of which nothing is kept. */
    contentDigest: text(),
    /** Which version of the office's words it was sent with (`mail_text_versions`); null for the delivered ones. */
    textVersion: integer(),
    /** Who of staff wrote it; null for mails of the program. */
    actorId: uuid(),
    /** When the person opened it on their own page first. */
    openedAt: instant(),
    /** The latest row of the log about it; no foreign key, because the log outlives it. */
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
