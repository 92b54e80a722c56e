import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** The activity log. Rows are added and never changed; a trigger refuses both (`sql/appendOnly.sql`). */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    time: instant().notNull(),
    /** Whom it is about; no foreign key, for it is written before a profile exists and outlives it. */
    userId: uuid(),
    /** Who did it; null for the system. */
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

/** Why staff did what they did, in their words: kept apart from the log, which holds no free text. */
export const activityReasons = pgTable('activity_reasons', {
  activityId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => activities.id),
  reason: text().notNull(),
  /** Makes the reason's digest in the chain of seals unguessable; goes with the reason. */
  salt: uuid().notNull().defaultRandom(),
})
