import { randomUUID } from 'node:crypto'
import { and, eq, isNull, inArray } from 'drizzle-orm'
import { japaneseDateOf, isRealDate, type JapaneseDate } from '../../../shared/facts/dates'
import { requireActiveUser, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { AppError, validated } from '../../ground/errors'
import type { SetWaitingPauseInput, Success } from '../../generated/resolvers'
import { pauseInForce, waitingPauses } from '../../ground/tables/waitingPauses'
import { findProfileForUpdate } from '../../records/person/findProfile'
import { inviteFromWaitingList } from './invite'
import { holdMonth, monthOf } from './monthPlaces'
import { PAUSE_MONTH_NOT_OFFERED } from '../../../shared/words/program/apiErrors'
import { pauseMonths } from '../../../shared/rules/person/pauseMonths'
import { object, string } from '../../../shared/forms/yup'
import { gathering } from '../../ground/access/gathering'

/** `Until`: the first day of one of the offered months, or null to end a pause. */
const waitingPauseSchema = (today: JapaneseDate) =>
  object({
    Until: string()
      .nullable()
      .test(
        'offered',
        PAUSE_MONTH_NOT_OFFERED,
        (value) => value == null || (isRealDate(value) && pauseMonths(today).includes(value)),
      )
      .label('ご案内を受ける月'),
  }).exact()

/**
 * The caller is not invited before a month and keeps the place in line; null ends the pause, and invites at once while
 * the month has places. The same month again changes nothing.
 */
export async function setWaitingPause(
  context: RequestContext,
  input: SetWaitingPauseInput,
): Promise<Success> {
  const caller = requireActiveUser(context)
  const { now, deps } = context
  const today = japaneseDateOf(now)
  const { Until: until = null } = validated(waitingPauseSchema(today), input)

  await loggedTransaction(context, async (tx, log) => {
    // Locks the month before the person, like inviters.
    await holdMonth(tx, monthOf(now))
    const profile = await findProfileForUpdate(tx, caller.id)
    if (profile?.userStatus !== 'WaitingGuidance') throw new AppError('INVALID_STATE')
    const own = eq(waitingPauses.userId, caller.id)
    const [before] = await tx
      .select()
      .from(waitingPauses)
      .where(and(own, pauseInForce(today)))
    if ((before?.until ?? null) === until) return
    await tx
      .update(waitingPauses)
      .set({ liftedAt: now })
      .where(and(own, isNull(waitingPauses.liftedAt)))
    if (until)
      await tx.insert(waitingPauses).values({ id: randomUUID(), userId: caller.id, since: now, until })
    const operation = until ? ({ operation: 'Pause', until } as const) : ({ operation: 'EndPause' } as const)
    await log(caller.id, { category: 'Guidance', ...operation })
    if (!until) await inviteFromWaitingList(tx, deps, now)
  })
  return { success: true }
}

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
