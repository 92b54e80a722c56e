import type { PlannedVisit } from '../../../shared/words/visits/stoppedVisit'
import type { RequestContext } from '../../ground/access/context'
import type { Queryable, Transaction } from '../../ground/db/client'
import { cancelExamDay, plannedExam, type CancelledVisit } from '../users/cancelExamDay'
import { findGuidance, findOpenGuidanceForUpdate } from './findGuidance'
import { endBooking } from './updateGuidance'

/** The booked guidance or the planned test that is still to come; nobody has both. */
export async function plannedVisit(db: Queryable, userId: string, now: Date): Promise<PlannedVisit | null> {
  const guidance = await findGuidance(db, userId)
  const isBooked = guidance?.closedAt === null && guidance.status === 'Reserved'
  if (isBooked && guidance.reservedAt && guidance.reservedAt > now)
    return { kind: 'Guidance', startAt: guidance.reservedAt.toISOString() }
  return (await plannedExam(db, userId, now))?.visit ?? null
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
  const visit = await plannedVisit(tx, userId, context.now)
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
