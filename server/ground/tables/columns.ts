import { toSnakeCase } from 'drizzle-orm/casing'
import { customType, pgEnum, timestamp, uuid } from 'drizzle-orm/pg-core'
import { enumValues } from '../../generated/enumValues'

/** Milliseconds, JavaScript's precision, so that a cursor made from a value finds it again. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' })

export const id = () => uuid().primaryKey()

/** An enumeration of the contract as a type of columns: `HoldCause` is `hold_cause`. */
export const contractEnum = <Name extends keyof typeof enumValues>(name: Name) =>
  pgEnum(toSnakeCase(name), enumValues[name])

/** The operation sets them from the injected clock. */
export const auditColumns = {
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
}

export const bytea = customType<{ data: Buffer; driverData: Buffer | string }>({
  dataType: () => 'bytea',
  // Within JSON they are text: \\x00ff.
  fromDriver: (value) => (typeof value === 'string' ? Buffer.from(value.slice(2), 'hex') : value),
})

/** Any JSON value. The library's `jsonb` reads a string as JSON once more: "null" would come back as null, "12" as 12. */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
