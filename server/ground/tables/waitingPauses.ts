import { and, gt, isNull, sql } from 'drizzle-orm'
import { check, date, pgTable, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { id, instant } from './columns'
import { userId } from './users'

/** When a person in line did not want to be invited; at most one unlifted row per person. */
export const waitingPauses = pgTable(
  'waiting_pauses',
  {
    id: id(),
    userId: userId(),
    since: instant().notNull(),
    /** First day of the month from which the person may be invited again. */
    until: date({ mode: 'string' }).notNull(),
    /** Null unless ended or replaced by hand. */
    liftedAt: instant(),
  },
  (table) => [
    uniqueIndex('waiting_pauses_open')
      .on(table.userId)
      .where(sql`lifted_at is null`),
    check('waiting_pauses_month', sql`extract(day from until) = 1`),
  ],
)

/** Pauses that prevent an invitation now. */
export const pauseInForce = (today: JapaneseDate) =>
  and(isNull(waitingPauses.liftedAt), gt(waitingPauses.until, today))

export const pausedOn = (users: { id: AnyPgColumn }, today: JapaneseDate) =>
  sql`exists (select from ${waitingPauses} where ${waitingPauses.userId} = ${users.id} and ${pauseInForce(today)})`
