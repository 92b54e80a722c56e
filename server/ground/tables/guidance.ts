import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant, contractEnum } from './columns'
import { userId, type UserProfileRow } from './users'

export const guidanceStatus = contractEnum('GuidanceStatus')

/** The state before an attendance, for undoing it; `version` is the profile's after it. */
export type BeforeAttendance = {
  version: number
  statusSince: string | null
  furthestStatus: UserProfileRow['furthestStatus']
  deadlineAt: string | null
}

/** One row per invitation, open until attended, expired or given up; at most one open row per person. */
export const guidances = pgTable(
  'guidances',
  {
    id: id(),
    userId: userId(),
    status: guidanceStatus().notNull(),
    /** The month of its place. */
    year: integer().notNull(),
    month: integer().notNull(),
    zohoBookingId: text(),
    guidanceInvitedAt: instant().notNull(),
    /** Start of the booked hour; set while Reserved, and after attendance or absence. */
    reservedAt: instant(),
    checkedInAt: instant(),
    /** Start of the first missed booking; `reservedAt` is then the next booking's. */
    missedAt: instant(),
    /** When attendance or absence was last recorded, and the state before. */
    recordedAt: instant(),
    before: jsonb().$type<BeforeAttendance>(),
    /** Last day to book. */
    deadlineAt: date({ mode: 'string' }),
    absences: integer().notNull().default(0),
    changes: integer().notNull().default(0),
    consentVersion: text(),
    kitNumber: text(),
    closedAt: instant(),
    /** Given back by the person, who waits for another invitation. */
    declinedAt: instant(),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('guidances_one_open')
      .on(table.userId)
      .where(sql`closed_at is null`),
    index().on(table.userId, table.createdAt),
    index().on(table.year, table.month, table.status),
    index()
      .on(table.reservedAt)
      .where(sql`status = 'Reserved'`),
    index('guidances_of_day').on(table.reservedAt),
    index('guidances_missed_on')
      .on(table.missedAt)
      .where(sql`missed_at is not null`),
    index()
      .on(table.deadlineAt)
      .where(sql`closed_at is null and status <> 'Reserved'`),
    check('guidances_reserved', sql`status <> 'Reserved' or reserved_at is not null`),
    check('guidances_absences', sql`absences between 0 and 2`),
  ],
)

export type GuidanceRow = typeof guidances.$inferSelect

/** One row per booked hour; one conditional UPDATE claims a place. */
export const bookingSlots = pgTable(
  'booking_slots',
  {
    startAt: instant().primaryKey(),
    capacity: integer().notNull(),
    reserved: integer().notNull().default(0),
  },
  () => [check('booking_slots_capacity', sql`reserved between 0 and capacity`)],
)
