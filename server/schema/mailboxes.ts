import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** How far the office's mailbox has been read. */
export const mailboxes = pgTable('mailboxes', {
  /** The folder's address, without a password. */
  address: text().primaryKey(),
  /** Numbers mean something under this one only. */
  validity: text().notNull(),
  /** The first that has not been read. */
  next: bigint({ mode: 'number' }).notNull(),
  readAt: instant().notNull(),
})
