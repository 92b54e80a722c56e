import { asc, eq, inArray } from 'drizzle-orm'
import { GUIDANCE_CHANGES } from '../../shared/booking'
import { GUIDANCE_NOT_BOOKED, guidanceChangedTooOften } from '../../shared/messages/apiErrors'
import type { RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { Guidance } from '../generated/resolvers'
import { bookingSlots, guidances } from '../schema/guidance'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { claimBookingSlot, releaseBookingSlot } from './claimBookingSlot'
import { findOpenGuidanceForUpdate, requireChangeable } from './findGuidance'
import { isOnBehalf, type GuidanceCaller } from './guidanceCaller'
import { hourForMail } from './hourForMail'
import { requireOfferedHour } from './listBookingSlots'
import { toGuidance } from './toGuidance'

/**
 * Moves a booking: claims the new place before it releases the old one. The same hour again changes nothing.
 * An administrator may move it until it begins.
 * @throws AppError BAD_USER_INPUT for a time that is not offered, INVALID_STATE without a booking, less than
 * 24 hours before it or when moved too often, SLOT_FULL
 */
export async function changeGuidance(
  context: RequestContext,
  caller: GuidanceCaller,
  startAt: Date,
): Promise<Guidance> {
  const { now, requestId, deps } = context

  return inTransaction(context, async (tx) => {
    const open = requireChangeable(await findOpenGuidanceForUpdate(tx, caller.userId), caller, now)
    if (open.reservedAt.getTime() === startAt.getTime()) return toGuidance(open)
    const byThemselves = !isOnBehalf(caller)
    if (byThemselves && open.changes >= GUIDANCE_CHANGES)
      throw new AppError('INVALID_STATE', guidanceChangedTooOften(GUIDANCE_CHANGES))
    requireOfferedHour(startAt, now, deps.texts)
    await holdInOrder(tx, [open.reservedAt, startAt])
    await claimBookingSlot(tx, startAt, deps.texts.guidance)
    await releaseBookingSlot(tx, open.reservedAt)
    const person = { id: caller.userId, from: 'WaitingToParticipateGuidance' } as const
    const profile = await moveStatus(tx, person, 'guidanceChanged', now)
    const [row] = await tx
      .update(guidances)
      .set({ reservedAt: startAt, changes: open.changes + (byThemselves ? 1 : 0), updatedAt: now })
      .where(eq(guidances.id, open.id))
      .returning()
    if (!row) throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
    const event = { category: 'Guidance', operation: 'Change', old: open.reservedAt, new: startAt } as const
    await recordActivity(tx, { event, ...caller, now, requestId })
    const { hour, attachment } = hourForMail(context, row.userId, startAt)
    await deps.mail.enqueue(tx, {
      kind: 'guidanceChanged',
      params: { oldStartAt: open.reservedAt.toISOString(), ...hour },
      ...recipientOf(profile),
      dedupeKey: `guidanceChanged/${row.id}/${now.toISOString()}`,
      attachment,
    })
    return toGuidance(row)
  })
}

/** Locks the earlier hour first: two people who swap hours would otherwise deadlock. */
async function holdInOrder(tx: Transaction, hours: Date[]): Promise<void> {
  await tx
    .select({ startAt: bookingSlots.startAt })
    .from(bookingSlots)
    .where(inArray(bookingSlots.startAt, hours))
    .orderBy(asc(bookingSlots.startAt))
    .for('update')
}
