import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/**
 * Each person's key to their sealed health answers, wrapped by a master key; without it they cannot be read. No foreign
 * key, because its check would lock the person's row.
 */
export const personKeys = pgTable('person_keys', {
  userId: uuid().primaryKey(),
  masterId: text().notNull(),
  wrapped: bytea().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

/** One row: when sealing of values starts. Until then the previous program version may also be running. */
export const sealingStart = pgTable('sealing_start', {
  /** Answers, their judgements and corrections. */
  startsAt: timestamp({ withTimezone: true, mode: 'date' }).primaryKey(),
  /** Other sealed values. */
  othersStartAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** The params of mails about a judgement. */
  mailsStartAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** Notes about the person. */
  notesStartAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** What was said in cases about a person. */
  casesStartAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** Reasons of staff about a person. */
  reasonsStartAt: timestamp({ withTimezone: true, mode: 'date' }),
  /** Codes and passwords of mails. */
  codesStartAt: timestamp({ withTimezone: true, mode: 'date' }),
})
