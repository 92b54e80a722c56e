import { sql } from 'drizzle-orm'
import { bigint, check, customType, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The chain over the activity log. Rows are added and never changed (`sql/appendOnly.sql`). No foreign key: it
 * would lock, and so write anew, every row of the log that is sealed.
 */
export const activitySeals = pgTable('activity_seals', {
  /** 1, 2, 3 … without a gap. */
  no: bigint({ mode: 'number' }).primaryKey(),
  activityId: bigint({ mode: 'number' }).notNull().unique('activity_seals_activity_id'),
  /** Of the reason that staff wrote, with its salt; the reason and the salt may be erased, this stays. */
  reasonDigest: bytea(),
  hash: bytea().notNull(),
  /** Of the key that it was made with; null for those of before there was one. */
  keyId: text(),
})

/**
 * The chain over what decides about people and money: entries of the ledger, judged checks, hospital tests. Each is written
 * once. No foreign key: what is erased with a person leaves its seal.
 */
export const recordSeals = pgTable(
  'record_seals',
  {
    /** 1, 2, 3 … without a gap. */
    no: bigint({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    recordId: uuid().notNull(),
    /** Of the record, by the key. */
    digest: bytea().notNull(),
    hash: bytea().notNull(),
    keyId: text().notNull(),
  },
  (table) => [unique('record_seals_record').on(table.kind, table.recordId)],
)

/** Records that wait to be sealed, entered by triggers (`sql/seals.sql`). */
export const unsealedRecords = pgTable(
  'unsealed_records',
  { kind: text().notNull(), recordId: uuid().notNull(), since: instant().notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
)

/**
 * What waits to be sealed: a row of the log that a trigger enters with it, so that one committed late is not passed
 * over; or a stretch of the log that was there before the seals. Rows of it that are gone when their turn comes stay.
 */
export const unsealedActivities = pgTable(
  'unsealed_activities',
  {
    firstId: bigint({ mode: 'number' }).primaryKey(),
    lastId: bigint({ mode: 'number' }).notNull(),
    /** By the database's clock, which also says how long ago that was: the service's may be a made-up one. */
    since: instant().notNull().defaultNow(),
  },
  (table) => [check('unsealed_activities_order', sql`${table.firstId} <= ${table.lastId}`)],
)
