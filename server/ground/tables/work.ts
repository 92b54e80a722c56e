import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { WorkKind } from '../../../shared/generated/schema'
import { administrators } from './administrators'
import { auditColumns, id, instant } from './columns'
import { userProfiles } from './users'

/** The assignee, and the morning until which the work is hidden. */
const held = {
  assigneeId: uuid().references(() => administrators.id),
  snoozedUntil: date({ mode: 'string' }),
  version: integer().notNull().default(1),
}

/** Work that staff wrote down. Other kinds are found in the data (`server/office/work/workSources.ts`). */
export const workItems = pgTable(
  'work_items',
  {
    id: id(),
    userId: uuid().references(() => userProfiles.id),
    title: text().notNull(),
    words: text(),
    due: date({ mode: 'string' }).notNull(),
    ...held,
    outcome: text(),
    doneAt: instant(),
    ...auditColumns,
  },
  (table) => [
    index('work_items_open')
      .on(table.due, table.id)
      .where(sql`done_at is null`),
    index().on(table.doneAt, table.id),
    index().on(table.userId),
    check('work_items_outcome', sql`(outcome is null) = (done_at is null)`),
  ],
)

export type WorkItemRow = typeof workItems.$inferSelect

/** Staff's decisions about work found in the data; a row only if there is one. */
export const workMarks = pgTable(
  'work_marks',
  {
    kind: text().$type<WorkKind>().notNull(),
    subjectId: uuid().notNull(),
    userId: uuid().references(() => userProfiles.id),
    ...held,
    ...auditColumns,
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] }), index().on(table.userId)],
)
