import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { WorkKind } from '../../shared/generated/schema'
import { administrators } from './administrators'
import { auditColumns, id, instant } from './columns'
import { userProfiles } from './users'

/** Who has a piece of work, and until which morning it is out of sight. */
const held = {
  assigneeId: uuid().references(() => administrators.id),
  snoozedUntil: date({ mode: 'string' }),
  version: integer().notNull().default(1),
}

/** Work that staff have written down. The other kinds are found in the data (`server/work/workSources.ts`). */
export const workItems = pgTable(
  'work_items',
  {
    id: id(),
    /** Whom it is about, if it is about a member. */
    userId: uuid().references(() => userProfiles.id),
    title: text().notNull(),
    /** What whoever does it has to know. */
    words: text(),
    due: date({ mode: 'string' }).notNull(),
    ...held,
    /** What came of it. */
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

/** What staff have decided about work that is found in the data; a row only where there is something. */
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
