import { and, eq, gte } from 'drizzle-orm'
import { bookableDates, INVITATION_DAYS } from '../../../shared/rules/visits/booking'
import { addDays, daysBetween, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { isSuspended } from '../../../shared/rules/person/suspension'
import type { VisitAnswer, VisitReply } from '../../../shared/forms/visitReply'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Deps } from '../../ground/deps'
import { activities } from '../../ground/tables/activity'
import { mailOutbox } from '../../ground/tables/mail'
import { findProfile } from '../../records/person/findProfile'
import { findGuidance, findOpenGuidanceForUpdate } from './findGuidance'
import { daysWithPlaces } from './listBookingSlots'
import { cancelBooking } from './updateGuidance'

const DAYS_TOLD = 3
const LATE: VisitReply = { Is: 'Late', StartAt: null, Days: [] }

/** The person of a reminder and the hour that it told; null once it was forgotten or they have left. */
async function remindedOf(deps: Deps, mailId: string) {
  const rows = await deps.db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId))
  const [mail] = await deps.vault.open(deps.db, 'mail_outbox', rows)
  const params: unknown = mail?.params
  if (mail?.kind !== 'guidanceTomorrow' || !mail.userId || typeof params !== 'object' || !params) return null
  if (!('startAt' in params) || typeof params.startAt !== 'string') return null
  return { userId: mail.userId, startAt: new Date(params.startAt) }
}

/**
 * The answer to a reminder of the day before, given by its link alone: until the start, and the same answer again
 * changes nothing. "Not coming" is no absence. Without an answer it only says how the booking stands.
 */
export async function answerReminder(
  { deps, requestId, network }: Pick<RequestContext, 'deps' | 'requestId' | 'network'>,
  mailId: string,
  answer: VisitAnswer | undefined,
): Promise<VisitReply> {
  const now = deps.clock.now()
  const reminded = await remindedOf(deps, mailId)
  const profile = reminded && (await findProfile(deps.db, reminded.userId))
  if (!reminded || !profile || profile.deleteStatus) return LATE
  const { userId, startAt } = reminded
  const suspended = isSuspended(profile)
  const context = {
    deps,
    requestId,
    network,
    now,
    principal: { kind: 'user', id: userId, suspended },
  } as const

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
    if (answer === 'Coming') await tellOnce(tx, context, userId, row.updatedAt)
    return answer ?? 'Booked'
  })
  const mayChoose = Is === 'Cancelled' && !suspended
  return { Is, StartAt: startAt.toISOString(), Days: mayChoose ? await nextDays(context, userId) : [] }
}

/** @param since when the booking was made, because another one is answered anew */
async function tellOnce(
  tx: Transaction,
  { now, requestId }: Pick<RequestContext, 'now' | 'requestId'>,
  userId: string,
  since: Date,
): Promise<void> {
  const event = { category: 'Guidance', operation: 'WillCome' } as const
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
  return dates.filter((_, n) => days[n]?.items.some(({ Remaining }) => Remaining > 0)).slice(0, DAYS_TOLD)
}
