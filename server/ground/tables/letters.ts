import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, contractEnum } from './columns'

export const letterKind = contractEnum('LetterKind')

/** All versions of the office's letters; the highest counts. Rows never change. */
export const letterVersions = pgTable(
  'letter_versions',
  {
    letterId: uuid().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    kind: letterKind().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Staff; null for letters that the service began with. No foreign key, because letters outlive accounts. */
    authorId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.letterId, table.version] })],
)

export type LetterVersionRow = typeof letterVersions.$inferSelect

/** Versions of the office's words for program mails, never changed; the highest counts (no words: as delivered). */
export const mailTextVersions = pgTable(
  'mail_text_versions',
  {
    /** The kind, with the text's name: `guidanceMissed.again`. */
    key: text().notNull(),
    version: integer().notNull(),
    subject: text(),
    text: text(),
    /** No foreign key, because texts outlive accounts. */
    authorId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.version] }),
    check('mail_text_versions_whole', sql`(subject is null) = ("text" is null)`),
  ],
)

export type MailTextVersionRow = typeof mailTextVersions.$inferSelect
