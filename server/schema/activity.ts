import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** The activity log. Append-only: a trigger refuses changes (`sql/appendOnly.sql`). */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    time: instant().notNull(),
    /** The person it is about; no foreign key, because rows precede a profile and outlive it. */
    userId: uuid(),
    /** The actor; null for the system. */
    actorId: uuid(),
    category: text().notNull(),
    operation: text().notNull(),
    text: text().notNull(),
    requestId: text(),
  },
  (table) => [
    index().on(table.time, table.id),
    index().on(table.category, table.time, table.id),
    index().on(table.userId, table.time, table.id),
  ],
)

export type ActivityRow = typeof activities.$inferSelect

/** The staff's reasons: kept outside the log, which has no free text. */
export const activityReasons = pgTable('activity_reasons', {
  activityId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => activities.id),
  reason: text().notNull(),
  /** Makes the reason's digest in the seals unguessable; deleted with the reason. */
  salt: uuid().notNull().defaultRandom(),
})
