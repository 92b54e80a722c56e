import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DataClass } from '../../shared/generated/schema'
import { bytea, id, instant } from './columns'
import type { RowImage } from './undo'

/**
 * What a change made of a record about somebody: one row for each class of data that it touched. Written by triggers
 * (`sql/values.sql`) as `keptValues.ts` says, and never changed but to erase it.
 */
export const valueChanges = pgTable(
  'value_changes',
  {
    id: id(),
    /** In the order of the changes of one person. */
    no: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    changedAt: instant().notNull(),
    /** No foreign key, as in the log. */
    userId: uuid().notNull(),
    tableName: text().notNull(),
    recordId: uuid().notNull(),
    data: text().$type<DataClass>().notNull(),
    /** The columns whose values became others. */
    fields: text().array().notNull(),
    /** Of each of these columns that had a value; null once erased, and of classes of which no copy is kept. */
    before: jsonb().$type<RowImage>(),
    after: jsonb().$type<RowImage>(),
    /** Makes the digest of both unguessable; erased with them. */
    salt: uuid(),
    /** Of what was erased; the seal holds the same. */
    digest: bytea(),
    /** The transaction's: rows of the log that it wrote have the same. */
    changeId: uuid(),
    /** Null for the system. */
    actorId: uuid(),
    requestId: text(),
  },
  (table) => [index().on(table.userId, table.changedAt, table.no)],
)

export type ValueChangeRow = typeof valueChanges.$inferSelect
