import { asc, eq, inArray } from 'drizzle-orm'
import { GUIDANCE_NOT_BOOKED } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import { requireActiveUser, type RequestContext } from '../context'
import type { Transaction } from '../db/client'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { Guidance, GuidanceTimeInput } from '../generated/resolvers'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { claimBookingSlot, releaseBookingSlot } from './claimBookingSlot'
import { findOpenGuidanceForUpdate } from './findGuidance'
import { hourForMail } from './hourForMail'
import { requireOfferedHour } from './offeredHours'
import { requireChangeable } from './requireChangeable'
import { bookingSlots, guidances } from './tables'
import { toGuidance } from './toGuidance'

/**
 * Moves a booking to another hour: the new place is taken before the old one is given back, so that nobody is left
 * with neither. Asking for the hour one already has changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a time that is not offered, INVALID_STATE without a
 *   booking or less than 24 hours before it, SLOT_FULL
 */
export async function updateGuidance(context: RequestContext, input: GuidanceTimeInput): Promise<Guidance> {
  const caller = requireActiveUser(context)
  const { now, requestId, deps } = context
  const startAt = input.StartAt

  return inTransaction(context, async (tx) => {
    const open = requireChangeable(await findOpenGuidanceForUpdate(tx, caller.id), now)
    if (open.reservedAt.getTime() === startAt.getTime()) return toGuidance(open)
    requireOfferedHour(startAt, now)
    await holdInOrder(tx, [open.reservedAt, startAt])
    await claimBookingSlot(tx, startAt)
    await releaseBookingSlot(tx, open.reservedAt)
    const profile = await moveStatus(
      tx,
      { id: caller.id, from: 'WaitingToParticipateGuidance' },
      'guidanceChanged',
      now,
    )
    const [row] = await tx
      .update(guidances)
      .set({ reservedAt: startAt, updatedAt: now })
      .where(eq(guidances.id, open.id))
      .returning()
    if (!row) throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
    const event = { category: 'Guidance', operation: 'Change', old: open.reservedAt, new: startAt } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
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

/** Two people who swap hours at once would wait for each other for ever unless both lock the earlier hour first. */
async function holdInOrder(tx: Transaction, hours: Date[]): Promise<void> {
  await tx
    .select({ startAt: bookingSlots.startAt })
    .from(bookingSlots)
    .where(inArray(bookingSlots.startAt, hours))
    .orderBy(asc(bookingSlots.startAt))
    .for('update')
}
