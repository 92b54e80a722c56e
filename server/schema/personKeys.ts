import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/**
 * The key of each person whose health answers are sealed, wrapped by a master key. Without its row nothing of them can be
 * read. No foreign key: its check would hold the person's row.
 */
export const personKeys = pgTable('person_keys', {
  userId: uuid().primaryKey(),
  masterId: text().notNull(),
  wrapped: bytea().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

/** One row: from when on values are written sealed. Until then the program of before may run beside this one. */
export const sealingStart = pgTable('sealing_start', {
  /** Answers, their judgements and corrections. */
  startsAt: timestamp({ withTimezone: true, mode: 'date' }).primaryKey(),
  /** What is sealed besides. */
  othersStartAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** What mails about a judgement are composed of. */
  mailsStartAt: timestamp({ withTimezone: true, mode: 'date' }),
})
