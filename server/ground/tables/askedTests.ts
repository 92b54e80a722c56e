import { sql } from 'drizzle-orm'
import { check, date, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from './columns'
import { panelKind, testPanels } from './panels'
import { userId } from './users'

/**
 * Tested: a panel of its day or later is recorded; Declined: by the person; Withdrawn: by the office; Replaced: the test of
 * a certification got a day, and is the same test.
 */
export const askedTestEnd = pgEnum('asked_test_end', ['Tested', 'Declined', 'Withdrawn', 'Replaced'])

/** A person asked to a hospital test that belongs to no certification, until a panel of it is there; one at a time. */
export const askedTests = pgTable(
  'asked_tests',
  {
    id: id(),
    userId: userId(),
    kind: panelKind().notNull(),
    /** Null for one that the system asked for. */
    askedBy: uuid(),
    /** Requested days in order of preference, and a note for the office, as of a screening. */
    examRequestedAt: instant(),
    preferredDates: date({ mode: 'string' }).array(),
    requestNote: text(),
    scheduledDate: date({ mode: 'string' }),
    /** 09:30; null if only the day is known. */
    scheduledTime: text(),
    endedAt: instant(),
    end: askedTestEnd(),
    panelId: uuid().references(() => testPanels.id, { onDelete: 'set null' }),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('asked_tests_one_open')
      .on(table.userId)
      .where(sql`ended_at is null`),
    index().on(table.userId, table.createdAt),
    index('asked_tests_day')
      .on(table.scheduledDate, table.id)
      .where(sql`ended_at is null and scheduled_date is not null`),
    check('asked_tests_kind', sql`kind in ('Interim', 'Exit')`),
    check('asked_tests_end', sql`(ended_at is null) = ("end" is null)`),
    check('asked_tests_panel', sql`panel_id is null or "end" = 'Tested'`),
    check('asked_tests_wishes', sql`(exam_requested_at is null) = (preferred_dates is null)`),
    check(
      'asked_tests_time',
      sql`scheduled_time is null or (scheduled_date is not null and scheduled_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')`,
    ),
  ],
)

export type AskedTestRow = typeof askedTests.$inferSelect
