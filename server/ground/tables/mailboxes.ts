import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const mailboxes = pgTable('mailboxes', {
  /** The folder's address, without a password. */
  address: text().primaryKey(),
  /** Numbers are valid only with this value. */
  validity: text().notNull(),
  next: bigint({ mode: 'number' }).notNull(),
  readAt: instant().notNull(),
})
