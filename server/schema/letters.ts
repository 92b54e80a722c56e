import { integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
