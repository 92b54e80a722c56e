import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BulkFacts, BulkGiven } from '../../../shared/rules/office/bulk'
import type { BulkAct, BulkRefusal, BulkRowState } from '../../../shared/generated/schema'
import { auditColumns, id, instant } from './columns'
import { userProfiles } from './users'

export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: id(),
    act: text().$type<BulkAct>().notNull(),
    given: jsonb().$type<BulkGiven>().notNull().default({}),
    /** Written and read by versions before `given`; remove when none of them runs. */
    until: date({ mode: 'string' }),
    /** No foreign key, because jobs outlive accounts. */
    actorId: uuid().notNull(),
    /** Erased when the job is done; then only the log rows have it. */
    reason: text(),
    undoes: uuid().references((): AnyPgColumn => bulkJobs.id, { onDelete: 'cascade' }),
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

export const bulkRows = pgTable(
  'bulk_rows',
  {
    jobId: uuid()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    /** For a table, the line; the heading is 1. */
    position: integer().notNull(),
    /** Null for a table row without a known person; its content is not kept then. */
    userId: uuid().references(() => userProfiles.id),
    state: text().$type<BulkRowState>().notNull(),
    refusal: text().$type<BulkRefusal>(),
    /** As shown; rows that have changed since are not overwritten. */
    before: jsonb().$type<BulkFacts>().notNull(),
    after: jsonb().$type<BulkFacts>().notNull(),
    /** The input of a table row, until it is done. */
    given: jsonb().$type<Readonly<Record<string, unknown>>>(),
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
