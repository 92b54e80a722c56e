import { eq } from 'drizzle-orm'
import { invitationDeadline } from '../../shared/booking'
import { GUIDANCE_NOT_BOOKED } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import { requireActiveUser, type RequestContext } from '../context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { Guidance } from '../generated/resolvers'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { releaseBookingSlot } from './claimBookingSlot'
import { findOpenGuidanceForUpdate } from './findGuidance'
import { requireChangeable } from './requireChangeable'
import { guidances } from './tables'
import { toGuidance } from './toGuidance'

/**
 * Cancels the booking. The invitation stays open with a new deadline of 14 days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_STATE without a booking or less than 24 hours before it
 */
export async function deleteGuidance(context: RequestContext): Promise<Guidance> {
  const caller = requireActiveUser(context)
  const { now, requestId, deps } = context

  return inTransaction(context, async (tx) => {
    const open = requireChangeable(await findOpenGuidanceForUpdate(tx, caller.id), now)
    const deadline = invitationDeadline(now)
    await releaseBookingSlot(tx, open.reservedAt)
    const profile = await moveStatus(
      tx,
      { id: caller.id, from: 'WaitingToParticipateGuidance' },
      'guidanceCancelled',
      now,
    )
    const [row] = await tx
      .update(guidances)
      .set({ status: 'Cancelled', reservedAt: null, deadlineAt: deadline, updatedAt: now })
      .where(eq(guidances.id, open.id))
      .returning()
    if (!row) throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
    const event = { category: 'Guidance', operation: 'Cancel', startAt: open.reservedAt } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
    await deps.mail.enqueue(tx, {
      kind: 'guidanceCancelled',
      params: { startAt: open.reservedAt.toISOString(), deadline },
      ...recipientOf(profile),
      dedupeKey: `guidanceCancelled/${row.id}/${now.toISOString()}`,
    })
    return toGuidance(row)
  })
}
