import { calendarAttachment, guidanceEvent } from '../../../shared/rules/visits/calendarEvents'
import { plannedVisit, type PlannedVisit } from '../../../shared/rules/visits/plannedVisit'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Queryable, Transaction } from '../../ground/db/client'
import { cancelExamDay, plannedExam, type CancelledVisit } from '../users/cancelExamDay'
import { findGuidance, findOpenGuidanceForUpdate } from '../guidance/findGuidance'
import { endBooking } from '../guidance/updateGuidance'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../ground/deps'
import { releaseBookingSlot } from '../guidance/listBookingSlots'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { passPlaceOn } from './invite'

export async function visitToCome(db: Queryable, userId: string, now: Date): Promise<PlannedVisit | null> {
  const guidance = await findGuidance(db, userId)
  const isBooked = guidance?.closedAt === null && guidance.status === 'Reserved'
  const exam = await plannedExam(db, userId, now)
  return plannedVisit({ bookedAt: isBooked ? guidance.reservedAt : null, exam: exam?.visit ?? null }, now)
}

/**
 * Cancels it without a mail of its own; `resumesAt`: from when the person can book again. The caller has locked the
 * invitation and the person.
 */
export async function cancelPlannedVisit(
  tx: Transaction,
  context: RequestContext,
  { userId, actorId, resumesAt }: { userId: string; actorId: string; resumesAt: Date },
): Promise<CancelledVisit | null> {
  const visit = await visitToCome(tx, userId, context.now)
  if (visit?.kind === 'Exam') return cancelExamDay(tx, context, { userId, actorId })
  const open = visit && (await findOpenGuidanceForUpdate(tx, userId))
  if (!visit || !open?.reservedAt) return null
  const { attachment } = await endBooking(tx, context, {
    userId,
    actorId,
    open: { ...open, reservedAt: open.reservedAt },
    from: resumesAt,
  })
  return { visit, attachment }
}

/**
 * Ends for good what is planned: the test day, or the invitation with its booking. Without a mail. The caller has locked
 * the invitation and the person; a test day is found by the status that the person still has.
 */
export async function giveUpVisit(
  tx: Transaction,
  context: RequestContext,
  caller: { userId: string; actorId: string },
): Promise<CancelledVisit | null> {
  const exam = await cancelExamDay(tx, context, caller)
  return exam ?? giveUpBooking(tx, context, caller)
}

/** Ends the open invitation. @returns the booking that was still to come */
export async function giveUpBooking(
  tx: Transaction,
  { now, deps, requestId }: RequestContext,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<CancelledVisit | null> {
  const open = await findOpenGuidanceForUpdate(tx, userId)
  const freed = open && (await giveUpInvitation(tx, deps, open, now))
  if (!freed) return null
  const event = { category: 'Guidance', operation: 'Cancel', startAt: freed } as const
  await recordActivity(tx, { event, userId, actorId, now, requestId })
  return {
    visit: { kind: 'Guidance', startAt: freed.toISOString() },
    attachment: calendarAttachment(
      guidanceEvent(
        { userId, startAt: freed, method: 'CANCEL' },
        { texts: deps.texts, origin: deps.settings.origin, now },
      ),
    ),
  }
}

/**
 * Closes an invitation for good. A future booking becomes free; the month's place too, unless a booking was missed. The
 * first in line is invited at once. Returns the hour that became free.
 */
async function giveUpInvitation(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  open: GuidanceRow,
  now: Date,
): Promise<Date | null> {
  const booked = open.status === 'Reserved' ? open.reservedAt : null
  const began = booked !== null && booked <= now
  if (booked && !began) await releaseBookingSlot(tx, booked)
  await tx
    .update(guidances)
    .set({
      status: began ? open.status : 'Cancelled',
      reservedAt: began ? booked : null,
      deadlineAt: null,
      closedAt: now,
      updatedAt: now,
    })
    .where(eq(guidances.id, open.id))
  if (began) return null
  if (open.absences === 0) await passPlaceOn(tx, deps, open, now)
  return booked
}
