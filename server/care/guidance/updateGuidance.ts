import { asc, eq, inArray } from 'drizzle-orm'
import { GUIDANCE_CHANGES, invitationDeadline } from '../../../shared/rules/visits/booking'
import { calendarAttachment, guidanceEvent } from '../../../shared/rules/visits/calendarEvents'
import { GUIDANCE_NOT_BOOKED, guidanceChangedTooOften } from '../../../shared/words/program/apiErrors'
import { requireDuty, requireActiveUser, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError } from '../../ground/errors'
import type {
  Guidance,
  GuidanceTimeInput,
  GuidanceTimeByAdminInput,
  GuidanceByAdminInput,
} from '../../generated/resolvers'
import { holdOpening } from './readOpening'
import { bookingSlots, guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { moveStatus, recipientOf } from '../../records/person/findProfile'
import {
  findOpenGuidanceForUpdate,
  requireChangeable,
  toGuidance,
  isOnBehalf,
  type GuidanceCaller,
  onBehalfOf,
} from './findGuidance'
import { claimBookingSlot, releaseBookingSlot, requireOfferedHour } from './listBookingSlots'
import { hourForMail } from './reserveGuidance'

/** Moves the caller's booking. The same hour again changes nothing. */
export async function updateGuidance(context: RequestContext, input: GuidanceTimeInput): Promise<Guidance> {
  const caller = requireActiveUser(context)
  return changeGuidance(context, { userId: caller.id, actorId: caller.id }, input.StartAt)
}

/**
 * Moves a booking: claims the new place before it releases the old one. The same hour again changes nothing.
 * An administrator may move it until it begins, also to a later hour of today.
 * @throws AppError BAD_USER_INPUT for a time that is not offered, INVALID_STATE without a booking, less than
 * 24 hours before it or when moved too often, SLOT_FULL
 */
export async function changeGuidance(
  context: RequestContext,
  caller: GuidanceCaller,
  startAt: Date,
): Promise<Guidance> {
  const { now, requestId, deps } = context
  const { weeksAhead } = deps.texts.guidance

  return inTransaction(context, async (tx) => {
    const hours = await holdOpening(tx)
    const open = requireChangeable(await findOpenGuidanceForUpdate(tx, caller.userId), caller, now)
    if (open.reservedAt.getTime() === startAt.getTime()) return toGuidance(open)
    const byThemselves = !isOnBehalf(caller)
    if (byThemselves && open.changes >= GUIDANCE_CHANGES)
      throw new AppError('INVALID_STATE', guidanceChangedTooOften(GUIDANCE_CHANGES))
    const offered = requireOfferedHour(startAt, now, { ...hours, weeksAhead, byOffice: !byThemselves })
    await holdInOrder(tx, [open.reservedAt, startAt])
    await claimBookingSlot(tx, offered)
    await releaseBookingSlot(tx, open.reservedAt)
    const person = { id: caller.userId, from: 'WaitingToParticipateGuidance' } as const
    const profile = await moveStatus(tx, person, { event: 'guidanceChanged', now })
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

/** Moves a person's booking until it begins, also to a later hour of today. */
export async function updateGuidanceByAdmin(
  context: RequestContext,
  input: GuidanceTimeByAdminInput,
): Promise<Guidance> {
  const caller = requireDuty(context, 'updateGuidanceByAdmin')
  const person = await onBehalfOf(context, input.UserId, caller.id)
  return changeGuidance(context, person, input.StartAt)
}

/**
 * Cancels a booking; the invitation gets a new deadline of 14 days. An administrator may cancel until it begins.
 * @throws AppError INVALID_STATE without a booking or less than 24 hours before it
 */
export async function cancelGuidance(context: RequestContext, caller: GuidanceCaller): Promise<Guidance> {
  return inTransaction(context, async (tx) => cancelBooking(context, tx, caller))
}

/**
 * As cancelGuidance, in the caller's transaction. `closed`: the office cannot receive the person and asks for another
 * time.
 * @throws AppError INVALID_STATE
 */
export async function cancelBooking(
  context: RequestContext,
  tx: Transaction,
  { closed, ...caller }: GuidanceCaller & { closed?: true },
): Promise<Guidance> {
  const { now, deps } = context
  const open = requireChangeable(await findOpenGuidanceForUpdate(tx, caller.userId), caller, now)
  const { row, profile, deadline, attachment } = await endBooking(tx, context, { ...caller, open, from: now })
  await deps.mail.enqueue(tx, {
    kind: 'guidanceCancelled',
    params: {
      startAt: open.reservedAt.toISOString(),
      deadline,
      ...(closed && { closed }),
      ...(caller.isStopped && { stopped: true }),
    },
    ...recipientOf(profile),
    dedupeKey: `guidanceCancelled/${row.id}/${now.toISOString()}`,
    attachment,
  })
  return toGuidance(row)
}

/** Frees the hour; the person may book another for 14 days after `from`. Without a mail. */
export async function endBooking(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { userId, actorId, open, from }: GuidanceCaller & { open: GuidanceRow & { reservedAt: Date }; from: Date },
) {
  const deadline = invitationDeadline(from)
  await releaseBookingSlot(tx, open.reservedAt)
  const person = { id: userId, from: 'WaitingToParticipateGuidance' } as const
  const profile = await moveStatus(tx, person, { event: 'guidanceCancelled', now })
  const [row] = await tx
    .update(guidances)
    .set({ status: 'Cancelled', reservedAt: null, zohoBookingId: null, deadlineAt: deadline, updatedAt: now })
    .where(eq(guidances.id, open.id))
    .returning()
  if (!row) throw new AppError('INVALID_STATE', GUIDANCE_NOT_BOOKED)
  const event = { category: 'Guidance', operation: 'Cancel', startAt: open.reservedAt } as const
  await recordActivity(tx, { event, userId, actorId, now, requestId })
  const attachment = calendarAttachment(
    guidanceEvent(
      { userId, startAt: open.reservedAt, method: 'CANCEL' },
      { texts: deps.texts, origin: deps.settings.origin, now },
    ),
  )
  return { row, profile, deadline, attachment }
}

/** Cancels the caller's booking; the invitation gets a new deadline of 14 days. */
export async function deleteGuidance(context: RequestContext): Promise<Guidance> {
  const caller = requireActiveUser(context)
  return cancelGuidance(context, { userId: caller.id, actorId: caller.id })
}

/**
 * Cancels a person's booking until it begins; the invitation gets a new deadline of 14 days. Of a suspended person also
 * later, because the hour is no absence then.
 */
export async function deleteGuidanceByAdmin(
  context: RequestContext,
  input: GuidanceByAdminInput,
): Promise<Guidance> {
  const caller = requireDuty(context, 'deleteGuidanceByAdmin')
  const person = await onBehalfOf(context, input.UserId, caller.id, { alsoStopped: true })
  return cancelGuidance(context, person)
}
