import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ReadPurpose, Role } from '../../../shared/generated/schema'
import type { ReadClass } from '../../../shared/rules/records/reads'
import { id, instant } from './columns'

/** The people of a list or file, shared by its rows in `record_reads`. Append-only (`sql/appendOnly.sql`). */
export const recordReadLists = pgTable(
  'record_read_lists',
  { id: id(), people: uuid().array().notNull() },
  (table) => [index().using('gin', table.people)],
)

/**
 * Which staff read what about whom: one row per request, class of data, and person or list. Append-only
 * (`sql/appendOnly.sql`) and sealed. No foreign keys: rows outlive a profile, and one statement writes rows and list.
 */
export const recordReads = pgTable(
  'record_reads',
  {
    id: id().defaultRandom(),
    readAt: instant().notNull(),
    actorId: uuid().notNull(),
    /** The duties that allowed the read. */
    roles: text().array().$type<Role[]>().notNull(),
    /** Null for a list. */
    userId: uuid(),
    /** Null for one person. */
    listId: uuid(),
    class: text().$type<ReadClass>().notNull(),
    /** `Type.field` of the API, or columns of a file. */
    fields: text().array().notNull(),
    /** Of the API, or the name of a file. */
    operation: text().notNull(),
    purpose: text().$type<ReadPurpose>(),
    requestId: text().notNull(),
    /** The caller's address, shortened as in the security log. */
    network: text().notNull(),
    /** The caller's sign-in; null if the user pool has none. */
    session: text(),
  },
  (table) => [
    check('record_reads_whose', sql`(${table.userId} is null) <> (${table.listId} is null)`),
    index()
      .on(table.userId, table.readAt, table.id)
      .where(sql`${table.userId} is not null`),
    index()
      .on(table.listId)
      .where(sql`${table.listId} is not null`),
    index().on(table.actorId, table.readAt, table.id),
    index().on(table.readAt, table.id),
  ],
)
