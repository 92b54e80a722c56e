import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BulkFacts, BulkGiven } from '../../shared/bulk'
import type { BulkAct, BulkRefusal, BulkRowState } from '../../shared/generated/schema'
import { auditColumns, id, instant } from './columns'
import { userProfiles } from './users'

/** One act with many people: a preview until it is started. */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: id(),
    act: text().$type<BulkAct>().notNull(),
    /** What the act was given beside the people. */
    given: jsonb().$type<BulkGiven>().notNull().default({}),
    /** What versions before `given` wrote and read: goes when none of them runs any more. */
    until: date({ mode: 'string' }),
    /** Of staff; no foreign key, because jobs outlive accounts. */
    actorId: uuid().notNull(),
    /** Until the job is done; then it stands with the rows of the log alone. */
    reason: text(),
    /** The job that this one takes back. */
    undoes: uuid().references((): AnyPgColumn => bulkJobs.id, { onDelete: 'cascade' }),
    /** Of the rows as they were shown. */
    fingerprint: text().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    ...auditColumns,
  },
  (table) => [
    index().on(table.undoes),
    index('bulk_jobs_running')
      .on(table.startedAt, table.id)
      .where(sql`started_at is not null and finished_at is null`),
    index().on(table.createdAt),
    check('bulk_jobs_finished', sql`finished_at is null or (started_at is not null and reason is null)`),
  ],
)

export type BulkJobRow = typeof bulkJobs.$inferSelect

/** What becomes of each person of a job, or of each row of its table. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    jobId: uuid()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    /** Of a table the line, the heading being 1. */
    position: integer().notNull(),
    /** Null for a row of a table that names nobody: nothing of what it says is kept then. */
    userId: uuid().references(() => userProfiles.id),
    state: text().$type<BulkRowState>().notNull(),
    refusal: text().$type<BulkRefusal>(),
    /** As it was shown: another state of things is not overwritten. */
    before: jsonb().$type<BulkFacts>().notNull(),
    after: jsonb().$type<BulkFacts>().notNull(),
    /** What the row of a table gives, until it is done. */
    given: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** All that is wrong with the row of a table, in sentences. */
    problems: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    index().on(table.userId),
    index('bulk_rows_of_state').on(table.jobId, table.state, table.position),
    check('bulk_rows_refusal', sql`(refusal is not null) = (state = 'Refused')`),
  ],
)

export type BulkRowRow = typeof bulkRows.$inferSelect
