import { and, inArray } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { pauseInForce, waitingPauses } from '../../ground/tables/waitingPauses'

/** First day on which the person may be invited again; null if now. Batched per answer. */
export const waitingPausedUntil = gathering(
  async ({ deps, now }: RequestContext, ids: string[]): Promise<Map<string, JapaneseDate>> => {
    const rows = await deps.db
      .select({ userId: waitingPauses.userId, until: waitingPauses.until })
      .from(waitingPauses)
      .where(and(inArray(waitingPauses.userId, ids), pauseInForce(japaneseDateOf(now))))
    return new Map(rows.map(({ userId, until }) => [userId, until]))
  },
)
