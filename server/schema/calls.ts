import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Calls of the running minute, counted by all processes together. Unlogged: after a crash it is empty, and the minute
 * begins anew. Keys hold no address.
 */
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
