import { and, eq, isNull } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import {
  GUIDANCE_ALREADY_BOOKED,
  GUIDANCE_NOT_INVITED,
  guidanceDeadlinePassed,
} from '../../shared/messages/apiErrors'
import type { RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { Guidance } from '../generated/resolvers'
import { guidances, type GuidanceRow } from '../schema/guidance'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { claimBookingSlot, type ClaimPlace } from './claimBookingSlot'
import { findOpenGuidanceForUpdate } from './findGuidance'
import { isOnBehalf, type GuidanceCaller } from './guidanceCaller'
import { hourForMail } from './hourForMail'
import { requireOfferedHour } from './listBookingSlots'
import { toGuidance } from './toGuidance'

/**
 * Books an hour: claims a place, moves the person on, writes log and mail in one transaction. An
 * administrator may book after the deadline while the invitation is open.
 * @throws AppError BAD_USER_INPUT for a time that is not offered, INVALID_STATE without an open invitation,
 * after its deadline or with a booking, SLOT_FULL
 */
export async function bookGuidance(
  context: RequestContext,
  caller: GuidanceCaller,
  startAt: Date,
  claim?: ClaimPlace,
): Promise<Guidance> {
  const { now, requestId, deps } = context
  requireOfferedHour(startAt, now, deps.texts)

  return inTransaction(context, async (tx) => {
    const open = requireBookable(await findOpenGuidanceForUpdate(tx, caller.userId), caller, now)
    await claimBookingSlot(tx, startAt, deps.texts.guidance, claim)
    const person = { id: caller.userId, from: 'Guidance' } as const
    const profile = await moveStatus(tx, person, 'guidanceReserved', now)
    const [row] = await tx
      .update(guidances)
      .set({ status: 'Reserved', reservedAt: startAt, updatedAt: now })
      .where(and(eq(guidances.id, open.id), isNull(guidances.closedAt)))
      .returning()
    if (!row) throw new AppError('INVALID_STATE', GUIDANCE_NOT_INVITED)
    const event = { category: 'Guidance', operation: 'Reserve', startAt } as const
    await recordActivity(tx, { event, ...caller, now, requestId })
    const { hour, attachment } = hourForMail(context, row.userId, startAt)
    await deps.mail.enqueue(tx, {
      kind: 'guidanceBooked',
      params: hour,
      ...recipientOf(profile),
      dedupeKey: `guidanceBooked/${row.id}/${now.toISOString()}`,
      attachment,
    })
    return toGuidance(row)
  })
}

function requireBookable(open: GuidanceRow | null, caller: GuidanceCaller, now: Date): GuidanceRow {
  if (!open) throw new AppError('INVALID_STATE', GUIDANCE_NOT_INVITED)
  if (open.status === 'Reserved') throw new AppError('INVALID_STATE', GUIDANCE_ALREADY_BOOKED)
  if (!isOnBehalf(caller) && open.deadlineAt && japaneseDateOf(now) > open.deadlineAt)
    throw new AppError('INVALID_STATE', guidanceDeadlinePassed(open.deadlineAt))
  return open
}
