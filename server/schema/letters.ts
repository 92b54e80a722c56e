import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

export const letterKind = pgEnum('letter_kind', ['Notice', 'News'])

/** What the office writes to people, every version; the highest one is what stands. A row is never changed. */
export const letterVersions = pgTable(
  'letter_versions',
  {
    letterId: uuid().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    kind: letterKind().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Of staff; null for those that the service began with. No foreign key, because letters outlive accounts. */
    authorId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.letterId, table.version] })],
)

export type LetterVersionRow = typeof letterVersions.$inferSelect

/**
 * What the program's mails say in the office's words, every version; the highest one is what stands. Without words it is
 * what the program was delivered with. A row is never changed.
 */
export const mailTextVersions = pgTable(
  'mail_text_versions',
  {
    /** The kind, and the text of it: `guidanceMissed.again`. */
    key: text().notNull(),
    version: integer().notNull(),
    subject: text(),
    text: text(),
    /** Of staff; no foreign key, because texts outlive accounts. */
    authorId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.version] }),
    check('mail_text_versions_whole', sql`(subject is null) = ("text" is null)`),
  ],
)

export type MailTextVersionRow = typeof mailTextVersions.$inferSelect
