import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Milliseconds, JavaScript's precision, so that a cursor made from a value finds it again. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' })

export const id = () => uuid().primaryKey()

/** The operation sets them from the injected clock. */
export const auditColumns = {
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
}

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
