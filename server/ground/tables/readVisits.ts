import { pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { userId } from './users'

/** Up to when a person has seen what is new: who read their record, and what happened to them. */
export const readVisits = pgTable('read_visits', {
  userId: userId().primaryKey(),
  /** When they last checked who read their record; null if never. */
  seenAt: instant(),
  /** The previous visit, since which reads are new; null on the first. */
  newFrom: instant(),
  /** Events of the log until then are read (`conversation/mails/messages.ts`); mails say it themselves. */
  eventsSeenAt: instant(),
})
