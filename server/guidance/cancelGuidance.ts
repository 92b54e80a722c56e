import { eq } from 'drizzle-orm'
import { invitationDeadline } from '../../shared/booking'
import { calendarAttachment, guidanceEvent } from '../../shared/calendarEvents'
import { GUIDANCE_NOT_BOOKED } from '../../shared/messages/apiErrors'
import { type RequestContext, requireActiveUser, requireAdministrator } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { Guidance, GuidanceByAdminInput } from '../generated/resolvers'
import { guidances } from '../schema/guidance'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { releaseBookingSlot } from './claimBookingSlot'
import { findOpenGuidanceForUpdate, requireChangeable } from './findGuidance'
import { type GuidanceCaller, onBehalfOf } from './guidanceCaller'
import { toGuidance } from './toGuidance'

/**
 * Cancels a booking; the invitation gets a new deadline of 14 days. An administrator may cancel until it
 * begins.
 * @throws AppError INVALID_STATE without a booking or less than 24 hours before it
 */
export async function cancelGuidance(context: RequestContext, caller: GuidanceCaller): Promise<Guidance> {
  const { now, requestId, deps } = context

  return inTransaction(context, async (tx) => {
    const open = requireChangeable(await findOpenGuidanceForUpdate(tx, caller.userId), caller, now)
    const deadline = invitationDeadline(now)
    await releaseBookingSlot(tx, open.reservedAt)
    const person = { id: caller.userId, from: 'WaitingToParticipateGuidance' } as const
    const profile = await moveStatus(tx, person, 'guidanceCancelled', now)
    const [row] = await tx
      .update(guidances)
      .set({ status: 'Cancelled', reservedAt: null, deadlineAt: deadline, updatedAt: now })
      .where(eq(guidances.id, open.id))
      .returning()
    if (!row) throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
    const event = { category: 'Guidance', operation: 'Cancel', startAt: open.reservedAt } as const
    await recordActivity(tx, { event, ...caller, now, requestId })
    await deps.mail.enqueue(tx, {
      kind: 'guidanceCancelled',
      params: { startAt: open.reservedAt.toISOString(), deadline },
      ...recipientOf(profile),
      dedupeKey: `guidanceCancelled/${row.id}/${now.toISOString()}`,
      attachment: calendarAttachment(
        guidanceEvent(
          { userId: row.userId, startAt: open.reservedAt, method: 'CANCEL' },
          { texts: deps.texts, origin: deps.settings.origin, now },
        ),
      ),
    })
    return toGuidance(row)
  })
}

/**
 * Cancels the caller's booking; the invitation gets a new deadline of 14 days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_STATE without a booking or less than 24 hours before
 * it
 */
export async function deleteGuidance(context: RequestContext): Promise<Guidance> {
  const caller = requireActiveUser(context)
  return cancelGuidance(context, { userId: caller.id, actorId: caller.id })
}

/**
 * Cancels a person's booking until it begins; the invitation gets a new deadline of 14 days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, INVALID_STATE without a
 * booking, once it has begun or while suspended
 */
export async function deleteGuidanceByAdmin(
  context: RequestContext,
  input: GuidanceByAdminInput,
): Promise<Guidance> {
  const caller = requireAdministrator(context)
  const person = await onBehalfOf(context, input.UserId, caller.id)
  return cancelGuidance(context, person)
}
