import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DataClass } from '../../../shared/generated/schema'
import { bytea, id, instant } from './columns'
import type { RowImage } from './undo'

/** A person's changes, a row per class of data, by triggers (`sql/values.sql`, `keptValues.ts`); only ever erased. */
export const valueChanges = pgTable(
  'value_changes',
  {
    id: id(),
    /** Orders the changes of one person. */
    no: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    changedAt: instant().notNull(),
    /** No foreign key, as in the log. */
    userId: uuid().notNull(),
    tableName: text().notNull(),
    recordId: uuid().notNull(),
    data: text().$type<DataClass>().notNull(),
    fields: text().array().notNull(),
    /** Values of these columns; null once erased, and for classes of which no copy is kept. */
    before: jsonb().$type<RowImage>(),
    after: jsonb().$type<RowImage>(),
    /** Makes the digest unguessable; erased with the values. */
    salt: uuid(),
    /** Of the erased values, as in the seal. */
    digest: bytea(),
    /** The transaction's; its log rows have the same. */
    changeId: uuid(),
    /** Null for the system. */
    actorId: uuid(),
    requestId: text(),
  },
  (table) => [index().on(table.userId, table.changedAt, table.no)],
)

export type ValueChangeRow = typeof valueChanges.$inferSelect
