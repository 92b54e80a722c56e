import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ReadPurpose, Role } from '../../shared/generated/schema'
import type { ReadClass } from '../../shared/reads'
import { id, instant } from './columns'

/** The people of a list or a file, once for all its rows in `record_reads`. Append-only (`sql/appendOnly.sql`). */
export const recordReadLists = pgTable(
  'record_read_lists',
  { id: id(), people: uuid().array().notNull() },
  (table) => [index().using('gin', table.people)],
)

/**
 * Who of staff read what about whom: one row a request, class of data and person, or list of people. Append-only
 * (`sql/appendOnly.sql`) and sealed. No foreign keys: rows outlive a profile, and a list is written by the statement that writes them.
 */
export const recordReads = pgTable(
  'record_reads',
  {
    id: id().defaultRandom(),
    readAt: instant().notNull(),
    actorId: uuid().notNull(),
    /** By which the actor could read it. */
    roles: text().array().$type<Role[]>().notNull(),
    /** Whose record it is; null for a list. */
    userId: uuid(),
    /** Whose records they are; null for one person. */
    listId: uuid(),
    class: text().$type<ReadClass>().notNull(),
    /** Fields of the contract, as Type.field, or the columns of a file. */
    fields: text().array().notNull(),
    /** Of the API, or the name of a file. */
    operation: text().notNull(),
    purpose: text().$type<ReadPurpose>(),
    requestId: text().notNull(),
    /** The caller's address, shortened as in the security log. */
    network: text().notNull(),
    /** The caller's sign-in; null where the user pool tells of none. */
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
