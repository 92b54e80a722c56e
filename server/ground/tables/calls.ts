import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Calls of the current minute over all processes. Unlogged: empty after a crash. Keys contain no address. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text().primaryKey(),
    /** Minutes since 1970. */
    minute: bigint({ mode: 'number' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [index().on(table.minute)],
)
