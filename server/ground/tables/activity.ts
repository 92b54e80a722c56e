import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, pgView, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'
import { SEALED_TEXT } from './users'

/** The activity log. Append-only: a trigger refuses changes (`sql/appendOnly.sql`). */
export const activities = pgTable(
  'activities',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    time: instant().notNull(),
    /** The person concerned; no foreign key, because rows precede a profile and outlive it. */
    userId: uuid(),
    /** Null for the system. */
    actorId: uuid(),
    category: text().notNull(),
    operation: text().notNull(),
    text: text().notNull(),
    requestId: text(),
    /** Set per transaction (`server/ground/db/nameChange.ts`); the transaction's value changes have the same. */
    changeId: uuid().default(
      sql`((nullif(current_setting('nakatsugu.change', true), '')::jsonb) ->> 'id')::uuid`,
    ),
  },
  (table) => [
    index().on(table.time, table.id),
    index().on(table.category, table.time, table.id),
    index().on(table.userId, table.time, table.id),
  ],
)

export type ActivityRow = typeof activities.$inferSelect

/** In place of a sealed salt. */
export const SEALED_SALT = '00000000-0000-0000-0000-000000000000'
/** True if a reason is not sealed. */
export const readableReason = sql.raw(`"reason" <> '${SEALED_TEXT}'`)

/** The staff's reasons, stored outside the log, which has no free text. */
export const activityReasons = pgTable(
  'activity_reasons',
  {
    activityId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => activities.id),
    /** Sealed with the person's key (`server/vault`), where it is about one. */
    reason: text().notNull(),
    reasonSealed: bytea(),
    /** Makes the reason's digest in the seals unguessable; sealed and deleted with the reason. */
    salt: uuid().notNull().defaultRandom(),
    saltSealed: bytea(),
  },
  (table) => [index('activity_reasons_readable').on(table.activityId).where(readableReason)],
)

export type ActivityReasonRow = typeof activityReasons.$inferSelect

const logDay = {
  /** Japanese day. */
  day: date({ mode: 'string' }).notNull(),
  category: text().notNull(),
  operation: text().notNull(),
  text: text().notNull(),
  entries: integer().notNull(),
}

/** Number of equal log rows per day, for the search; correct only together with the changes not yet folded in. */
export const logDays = pgTable('log_days', logDay, (table) => [
  // A text may be too long for an index.
  uniqueIndex('log_days_once').on(table.day, table.category, table.operation, sql`md5(text)`),
])

/** A trigger (`sql/logDays.sql`) adds a row per text of a statement. */
export const logDayChanges = pgTable('log_day_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...logDay,
})

/** Days plus changes (`sql/logDays.sql`); the same text may have several rows. */
export const logDayCells = pgView('log_day_cells', logDay).existing()
