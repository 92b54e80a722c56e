import { and, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import type { RequestContext } from '../access/context'
import { gathering } from '../access/gathering'
import { waitingPauses } from '../schema/waitingPauses'

/** A pause that keeps somebody from being invited. */
export const pauseInForce = (today: JapaneseDate) =>
  and(isNull(waitingPauses.liftedAt), gt(waitingPauses.until, today))

export const pausedOn = (users: { id: AnyPgColumn }, today: JapaneseDate) =>
  sql`exists (select from ${waitingPauses} where ${waitingPauses.userId} = ${users.id} and ${pauseInForce(today)})`

/** The day from which somebody may be invited again; null for whoever may be invited now. Batched over one answer. */
export const waitingPausedUntil = gathering(
  async ({ deps, now }: RequestContext, ids: string[]): Promise<Map<string, JapaneseDate>> => {
    const rows = await deps.db
      .select({ userId: waitingPauses.userId, until: waitingPauses.until })
      .from(waitingPauses)
      .where(and(inArray(waitingPauses.userId, ids), pauseInForce(japaneseDateOf(now))))
    return new Map(rows.map(({ userId, until }) => [userId, until]))
  },
)
