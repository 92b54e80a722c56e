import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How many entered a partner's code in a quarter. Nothing here or elsewhere says who. */
export const partnerCounts = pgTable(
  'partner_counts',
  {
    code: text().notNull(),
    /** Its first day. */
    quarter: date({ mode: 'string' }).notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.quarter] }),
    check('partner_counts_people', sql`people > 0`),
  ],
)
