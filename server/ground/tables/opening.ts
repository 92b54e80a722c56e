import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, contractEnum } from './columns'

export const openingDay = contractEnum('OpeningDay')

/** One row: bookings lock it shared, changes of hours, days or hospital days lock it exclusively. */
export const opening = pgTable(
  'opening',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  () => [check('opening_one_row', sql`id = 1`)],
)

/** The guidance of a usual week: one row per hour. */
export const openingHours = pgTable(
  'opening_hours',
  {
    day: openingDay().notNull(),
    hour: integer().notNull(),
    capacity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.hour] }),
    check('opening_hours_range', sql`hour between 0 and 23 and capacity between 1 and 100`),
  ],
)

/**
 * Days unlike the usual week: `2026-12-15`, or `12-29` for every year. Closed from an hour (0: all day), or with
 * another number of people per hour; with neither, the day is usual despite a yearly rule.
 */
export const openingDays = pgTable(
  'opening_days',
  {
    day: text().primaryKey(),
    closedFrom: integer(),
    capacity: integer(),
    /** The hospital does no tests either. */
    closesExams: boolean().notNull().default(false),
    reason: text(),
  },
  () => [
    check('opening_days_day', sql`day ~ '^([0-9]{4}-)?[0-9]{2}-[0-9]{2}$'`),
    check(
      'opening_days_range',
      sql`closed_from between 0 and 23 and (capacity is null or closed_from is null) and capacity between 1 and 100`,
    ),
    check('opening_days_exams', sql`not closes_exams or closed_from is not distinct from 0`),
  ],
)

/** Guidance on one date, in addition to the hours of its week, even on a closed day. */
export const extraHours = pgTable(
  'extra_hours',
  {
    date: date({ mode: 'string' }).notNull(),
    hour: integer().notNull(),
    capacity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.hour] }),
    check('extra_hours_range', sql`hour between 0 and 23 and capacity between 1 and 100`),
  ],
)

/** Days on which the hospital holds places for tests. Other days can be agreed too. */
export const examDays = pgTable(
  'exam_days',
  {
    date: date({ mode: 'string' }).primaryKey(),
    place: text(),
    /** 09:30; null if it varies by person. */
    time: text(),
    capacity: integer().notNull(),
  },
  () => [
    check('exam_days_capacity', sql`capacity between 1 and 100`),
    check('exam_days_time', sql`time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

/** The trigger that holds the places of a day against every statement (`sql/places.sql`). */
export const EXAM_DAY_PLACES = 'exam_days_places'

export type ExamDayRow = typeof examDays.$inferSelect
