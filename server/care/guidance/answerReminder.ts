import { and, eq, gte } from 'drizzle-orm'
import { INVITATION_DAYS } from '../../../shared/facts/terms'
import { bookableDates } from '../../../shared/rules/visits/booking'
import { addDays, daysBetween, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { VisitAnswer, VisitReply } from '../../../shared/forms/visitReply'
import type { ActivityEvent } from '../../../shared/words/records/activity'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { activities } from '../../ground/tables/activity'
import { findGuidance, findOpenGuidanceForUpdate } from './findGuidance'
import { daysWithPlaces } from './listBookingSlots'
import { cancelBooking } from './updateGuidance'

/** Of the next days, after a cancellation. */
export const DAYS_OFFERED = 3

/** Whose reminder it is, as the context of the answer. */
export type Reminded = { context: RequestContext; userId: string; suspended: boolean }

/**
 * The answer to a guidance's reminder of the day before: until the start, and the same answer again changes nothing.
 * "Not coming" is no absence. Without an answer it only says how the booking stands.
 */
export async function answerGuidance(
  { context, userId, suspended }: Reminded,
  startAt: Date,
  answer: VisitAnswer | undefined,
): Promise<VisitReply> {
  const { now } = context
  const Is = await inTransaction(context, async (tx) => {
    const row = (await findOpenGuidanceForUpdate(tx, userId)) ?? (await findGuidance(tx, userId))
    if (!row || startAt <= now) return 'Late'
    if (row.status !== 'Reserved' || row.closedAt) return 'Cancelled'
    if (row.reservedAt?.getTime() !== startAt.getTime()) return 'Changed'
    if (answer === 'NotComing') {
      const caller = { userId, actorId: userId, isAnswer: true, isStopped: suspended }
      await cancelBooking(context, tx, caller)
      return 'Cancelled'
    }
    if (answer === 'Coming') {
      const event = { category: 'Guidance', operation: 'WillCome' } as const
      await tellOnce(tx, context, { event, userId, since: row.updatedAt })
    }
    return answer ?? 'Booked'
  })
  const mayChoose = Is === 'Cancelled' && !suspended
  return { Is, StartAt: startAt.toISOString(), Days: mayChoose ? await nextDays(context, userId) : [] }
}

/** @param since when the day was set, because another one is answered anew */
export async function tellOnce(
  tx: Transaction,
  { now, requestId }: Pick<RequestContext, 'now' | 'requestId'>,
  { event, userId, since }: { event: ActivityEvent; userId: string; since: Date },
): Promise<void> {
  const [told] = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        eq(activities.category, event.category),
        eq(activities.operation, event.operation),
        gte(activities.time, since),
      ),
    )
    .limit(1)
  if (!told) await recordActivity(tx, { event, userId, actorId: userId, now, requestId })
}

async function nextDays(context: RequestContext, userId: string): Promise<JapaneseDate[]> {
  const guidance = await findGuidance(context.deps.db, userId)
  if (!guidance || guidance.closedAt) return []
  const { first, last } = bookableDates(japaneseDateOf(context.now), context.deps.texts)
  const dates = Array.from({ length: Math.min(daysBetween(first, last) + 1, INVITATION_DAYS) }, (_, n) =>
    addDays(first, n),
  )
  const days = await daysWithPlaces(context, dates)
  return dates.filter((_, n) => days[n]?.items.some(({ Remaining }) => Remaining > 0)).slice(0, DAYS_OFFERED)
}
