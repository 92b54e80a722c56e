import { customType, pgTable, text } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Keys shared by all processes on this database, created by the first process that needs one. */
export const sharedKeys = pgTable('shared_keys', {
  name: text().primaryKey(),
  value: bytea().notNull(),
})
