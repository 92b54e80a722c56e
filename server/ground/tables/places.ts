import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditColumns, id } from './columns'

export const preferenceSlots = pgTable(
  'preference_slots',
  {
    id: id(),
    year: integer().notNull(),
    month: integer().notNull(),
    availableSlots: integer().notNull(),
    additionalAvailableSlots: integer().notNull().default(0),
    givenGuidanceCount: integer().notNull().default(0),
    /** Places given back and not taken since. */
    returnedPlaces: integer().notNull().default(0),
    version: integer().notNull().default(1),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('preference_slots_month').on(table.year, table.month),
    check('preference_slots_month_range', sql`month between 1 and 12 and year between 2000 and 9999`),
    check(
      'preference_slots_counts',
      sql`available_slots >= 0 and additional_available_slots >= 0 and given_guidance_count >= 0 and returned_places >= 0`,
    ),
    check(
      'preference_slots_capacity',
      sql`given_guidance_count <= available_slots + additional_available_slots`,
    ),
  ],
)

export type PreferenceSlotRow = typeof preferenceSlots.$inferSelect
