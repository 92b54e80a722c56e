import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** Milliseconds: what JavaScript holds exactly, so that cursors made from a value find it again. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' })

export const id = () => uuid().primaryKey()

/** On every entity; set by the operation from the injected clock, never by the database's. */
export const auditColumns = {
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
}
