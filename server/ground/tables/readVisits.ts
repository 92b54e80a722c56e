import { pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { userId } from './users'

/** When a person last checked who read their record. */
export const readVisits = pgTable('read_visits', {
  userId: userId().primaryKey(),
  seenAt: instant().notNull(),
  /** The previous visit, since which reads are new; null on the first. */
  newFrom: instant(),
})
