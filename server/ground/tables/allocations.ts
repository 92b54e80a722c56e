import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { activities } from './activity'
import { instant, contractEnum } from './columns'
import { guidances } from './guidance'

export const placeKind = contractEnum('PlaceKind')

/** Why a person was invited at that time; written with the invitation and never changed. */
export const allocations = pgTable(
  'allocations',
  {
    guidanceId: uuid()
      .primaryKey()
      .references(() => guidances.id),
    /** The log row about it, with the inviter and the reason. */
    activityId: bigint({ mode: 'number' })
      .notNull()
      .references(() => activities.id),
    invitedAt: instant().notNull(),
    year: integer().notNull(),
    month: integer().notNull(),
    placeKind: placeKind().notNull(),
    /** Places of the month given so far, including this one, and the total. */
    place: integer().notNull(),
    places: integer().notNull(),
    /** Another person had the place before and gave it back. */
    passedOn: boolean().notNull(),
    outOfTurn: boolean().notNull(),
    waitingSince: instant().notNull(),
    /** Among all who waited, from 1. */
    position: integer().notNull(),
    /** People ahead who were skipped: suspended, last invitation ended that day, or asked for a later month. */
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
