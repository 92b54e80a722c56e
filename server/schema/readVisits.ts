import { pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { userId } from './users'

/** When somebody last looked at who read their record. */
export const readVisits = pgTable('read_visits', {
  userId: userId().primaryKey(),
  seenAt: instant().notNull(),
  /** The visit before, from which readings are new; null on the first. */
  newFrom: instant(),
})
