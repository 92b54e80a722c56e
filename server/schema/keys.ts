import { customType, pgTable, text } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Keys shared by all processes on this database; the first process that needs one makes it. */
export const sharedKeys = pgTable('shared_keys', {
  name: text().primaryKey(),
  value: bytea().notNull(),
})
