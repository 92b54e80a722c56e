import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** Append-only chain over the log (`sql/appendOnly.sql`). No foreign key: it would lock, so rewrite, sealed rows. */
export const activitySeals = pgTable('activity_seals', {
  /** 1, 2, 3 … without gaps. */
  no: bigint({ mode: 'number' }).primaryKey(),
  activityId: bigint({ mode: 'number' }).notNull().unique('activity_seals_activity_id'),
  /** Digest of the reason and its salt; stays when both are erased. */
  reasonDigest: bytea(),
  hash: bytea().notNull(),
  /** Of its key; null in seals from before keys existed. */
  keyId: text(),
})

/**
 * The chain over decisions about people and money: ledger entries, judged checks, hospital tests. No foreign key: an
 * erased record leaves its seal.
 */
export const recordSeals = pgTable(
  'record_seals',
  {
    /** 1, 2, 3 … without gaps. */
    no: bigint({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    recordId: uuid().notNull(),
    /** Digest of the record, with the key. */
    digest: bytea().notNull(),
    /** Tree leaf of the salted record; null from before the tree existed. */
    leaf: bytea(),
    hash: bytea().notNull(),
    keyId: text().notNull(),
  },
  (table) => [unique('record_seals_record').on(table.kind, table.recordId)],
)

/** Complete subtrees of both chains' Merkle trees, at every eighth level: proofs read few rows. Append-only. */
export const treeNodes = pgTable(
  'tree_nodes',
  {
    tree: text().notNull(),
    level: smallint().notNull(),
    index: bigint({ mode: 'number' }).notNull(),
    hash: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tree, table.level, table.index] })],
)

/** Records to seal, added by triggers (`sql/seals.sql`). */
export const unsealedRecords = pgTable(
  'unsealed_records',
  { kind: text().notNull(), recordId: uuid().notNull(), since: instant().notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
)

/**
 * Log rows to seal: one row per log row, added by a trigger, so that late commits are not skipped; or a range of rows
 * older than the seals. A range whose rows are missing stays.
 */
export const unsealedActivities = pgTable(
  'unsealed_activities',
  {
    firstId: bigint({ mode: 'number' }).primaryKey(),
    lastId: bigint({ mode: 'number' }).notNull(),
    /** The database's clock also measures its age; the service's may be fake. */
    since: instant().notNull().defaultNow(),
  },
  (table) => [check('unsealed_activities_order', sql`${table.firstId} <= ${table.lastId}`)],
)
