import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant, contractEnum } from './columns'
import { userId } from './users'

export const officePointKind = contractEnum('OfficePointKind')

/** Questions about a person for the office; at most one open per kind. */
export const officePoints = pgTable(
  'office_points',
  {
    id: id(),
    userId: userId(),
    kind: officePointKind().notNull(),
    /** Who is here already, of a SamePerson. Stays when it is closed: they are told apart. */
    others: uuid().array().notNull().default([]),
    /** Of an ExamCancelled: what the hospital is told, also about somebody who has left. Null where the day is unknown. */
    examDay: date({ mode: 'string' }),
    examTime: text(),
    closedAt: instant(),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('office_points_one_open')
      .on(table.userId, table.kind)
      .where(sql`closed_at is null`),
    index().on(table.userId, table.kind),
    index('office_points_others').using('gin', table.others),
  ],
)

export type OfficePointRow = typeof officePoints.$inferSelect
export type OfficePointKind = OfficePointRow['kind']
