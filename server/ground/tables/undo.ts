import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { UndoableMutation } from '../../../shared/rules/records/undo'
import { id, instant } from './columns'

/** A staff change that can be undone for a moment. */
export const undos = pgTable(
  'undos',
  {
    id: id(),
    /** No foreign key: the row is gone in a minute. */
    actorId: uuid().notNull(),
    mutation: text().$type<UndoableMutation>().notNull(),
    until: instant().notNull(),
    takenBackAt: instant(),
  },
  (table) => [index().on(table.until)],
)

/** A row as `to_jsonb` writes it. */
export type RowImage = Readonly<Record<string, unknown>>

/** The change of each row, written by a trigger (`sql/undo.sql`). */
export const undoRows = pgTable(
  'undo_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    undoId: uuid()
      .notNull()
      .references(() => undos.id, { onDelete: 'cascade' }),
    tableName: text().notNull(),
    key: jsonb().$type<RowImage>().notNull(),
    before: jsonb().$type<RowImage>(),
    after: jsonb().$type<RowImage>(),
    /** The person concerned; no foreign key, because the person may be new. */
    userId: uuid(),
  },
  (table) => [index().on(table.undoId, table.id), index().on(table.userId)],
)
