import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from '../db/columns'

/** Mails asked for in the transaction of their event, sent after it. The content goes once it is sent. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    kind: text().notNull(),
    userId: uuid(),
    recipient: text(),
    recipientName: text(),
    params: jsonb(),
    attachment: jsonb(),
    dedupeKey: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    sentAt: instant(),
    failedAt: instant(),
    /** Name of the last error, without address or content. */
    lastError: text(),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('mail_outbox_once').on(table.dedupeKey),
    index()
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
    index().on(table.userId, table.createdAt),
  ],
)
