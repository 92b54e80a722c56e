import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Read position in the office's mailbox. */
export const mailboxes = pgTable('mailboxes', {
  /** The folder's address, without a password. */
  address: text().primaryKey(),
  /** Numbers are valid only with this value. */
  validity: text().notNull(),
  /** The first unread number. */
  next: bigint({ mode: 'number' }).notNull(),
  readAt: instant().notNull(),
})
