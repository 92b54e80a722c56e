import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgEnum, pgTable, uuid } from 'drizzle-orm/pg-core'
import { activities } from './activity'
import { instant } from './columns'
import { guidances } from './guidance'

export const placeKind = pgEnum('place_kind', ['Basic', 'Additional', 'Added'])

/** Why somebody was invited when they were: written with the invitation, and never changed. */
export const allocations = pgTable(
  'allocations',
  {
    guidanceId: uuid()
      .primaryKey()
      .references(() => guidances.id),
    /** The row of the log that told of it: who invited, and the reason. */
    activityId: bigint({ mode: 'number' })
      .notNull()
      .references(() => activities.id),
    invitedAt: instant().notNull(),
    year: integer().notNull(),
    month: integer().notNull(),
    placeKind: placeKind().notNull(),
    /** How many of the month's places were then given, this one too, and how many there were. */
    place: integer().notNull(),
    places: integer().notNull(),
    /** Somebody else had the place before and gave it back. */
    passedOn: boolean().notNull(),
    outOfTurn: boolean().notNull(),
    waitingSince: instant().notNull(),
    /** Among all who waited, from 1. */
    position: integer().notNull(),
    /** Of those before: the suspended, whose last invitation had ended on that day, and who had asked for a later month. */
    aheadSuspended: integer().notNull(),
    aheadEndedToday: integer().notNull(),
    aheadPaused: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.year, table.month, table.activityId, table.guidanceId),
    index().on(table.invitedAt),
    check('allocations_place', sql`place between 1 and places`),
    check(
      'allocations_position',
      sql`ahead_suspended >= 0 and ahead_ended_today >= 0 and position > ahead_suspended + ahead_ended_today`,
    ),
    check(
      'allocations_paused',
      sql`ahead_paused >= 0 and position > ahead_suspended + ahead_ended_today + ahead_paused`,
    ),
  ],
)

export type AllocationRow = typeof allocations.$inferSelect
