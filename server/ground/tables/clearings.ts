import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ClearingFinding } from '../../../shared/generated/schema'
import { auditColumns, bytea, id } from './columns'
import { screenings } from './screenings'
import { userId } from './users'

/** The finding about one point of a check; null once erased. */
export type Cleared = {
  questionId: string
  ruleId: string
  finding: ClearingFinding
  note: string | null
}

/** True if part of the finding is not sealed. */
export const readableClearing = sql`cleared is not null`

/** A physician's findings about the open points of a check. Rows are only added; the latest about a point counts. */
export const clearings = pgTable(
  'clearings',
  {
    id: id(),
    userId: userId(),
    screeningId: uuid()
      .notNull()
      .references(() => screenings.id),
    /** Sequence number within its check. */
    round: integer().notNull(),
    cleared: jsonb().$type<Cleared>(),
    clearedSealed: bytea(),
    clearedBy: uuid().notNull(),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('clearings_round').on(table.screeningId, table.round),
    index().on(table.userId),
    index('clearings_readable').on(table.id).where(readableClearing),
  ],
)

export type ClearingRow = typeof clearings.$inferSelect
