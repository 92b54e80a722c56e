import { customType, pgTable, text } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Keys that every server process on this database must share; made by the first that needs one. */
export const sharedKeys = pgTable('shared_keys', {
  name: text().primaryKey(),
  value: bytea().notNull(),
})
