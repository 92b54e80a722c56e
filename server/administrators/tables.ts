import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { auditColumns, id, instant } from '../db/columns'

export const role = pgEnum('role', ['Administrator', 'Support'])

/** People of the console, keyed by the user pool's `sub`. A removed one stays, so that the log keeps its actor. */
export const administrators = pgTable(
  'administrators',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    role: role().notNull(),
    removedAt: instant(),
    profileCreatedAt: instant().notNull(),
    ...auditColumns,
  },
  (table) => [
    uniqueIndex('administrators_email')
      .on(sql`lower(email)`)
      .where(sql`removed_at is null`),
    index().on(table.profileCreatedAt, table.id),
  ],
)

export type AdministratorRow = typeof administrators.$inferSelect
