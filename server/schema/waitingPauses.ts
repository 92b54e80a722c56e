import { and, gt, isNull, sql } from 'drizzle-orm'
import { check, date, pgTable, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { JapaneseDate } from '../../shared/dates'
import { id, instant } from './columns'
import { userId } from './users'

/** From when to when somebody in line did not want to be invited; at most one row per person is not lifted. */
export const waitingPauses = pgTable(
  'waiting_pauses',
  {
    id: id(),
    userId: userId(),
    since: instant().notNull(),
    /** The first day of the month from which the person may be invited again. */
    until: date({ mode: 'string' }).notNull(),
    /** Null unless it was ended or replaced by hand. */
    liftedAt: instant(),
  },
  (table) => [
    uniqueIndex('waiting_pauses_open')
      .on(table.userId)
      .where(sql`lifted_at is null`),
    check('waiting_pauses_month', sql`extract(day from until) = 1`),
  ],
)

/** A pause that keeps somebody from being invited. */
export const pauseInForce = (today: JapaneseDate) =>
  and(isNull(waitingPauses.liftedAt), gt(waitingPauses.until, today))

export const pausedOn = (users: { id: AnyPgColumn }, today: JapaneseDate) =>
  sql`exists (select from ${waitingPauses} where ${waitingPauses.userId} = ${users.id} and ${pauseInForce(today)})`
