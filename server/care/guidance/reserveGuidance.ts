import { sql } from 'drizzle-orm'
import { calendarAttachment, guidanceEvent, guidanceEnd } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf } from '../../../shared/facts/dates'
import {
  GUIDANCE_ALREADY_BOOKED,
  GUIDANCE_NOT_INVITED,
  guidanceDeadlinePassed,
} from '../../../shared/words/program/apiErrors'
import { outsideBookingSchema } from '../../../shared/forms/personActions'
import { requireDuty, requireActiveUser, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import { namedUpdate } from '../../ground/db/named'
import { AppError, validated } from '../../ground/errors'
import type { Guidance, GuidanceTimeInput, GuidanceTimeByAdminInput } from '../../generated/resolvers'
import { holdOpening } from './readOpening'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { moveStatus, recipientOf } from '../../records/person/findProfile'
import type { GuidanceCaller } from './findGuidance'
import { findOpenGuidanceForUpdate, toGuidance, isOnBehalf, onBehalfOf } from './findGuidance'
import { claimBookingSlot, requireOfferedHour } from './listBookingSlots'

/** Books an hour for the caller's invitation. */
export async function reserveGuidance(context: RequestContext, input: GuidanceTimeInput): Promise<Guidance> {
  const caller = requireActiveUser(context)
  return bookGuidance(context, { userId: caller.id, actorId: caller.id }, input.StartAt)
}

/**
 * Books an hour: claims a place, moves the person on, writes log and mail in one transaction. An administrator may book
 * after the deadline while the invitation is open, and a later hour of today.
 * @throws AppError BAD_USER_INPUT for a time that is not offered, INVALID_STATE without an open invitation, after its
 * deadline or with a booking, SLOT_FULL
 */
export async function bookGuidance(
  context: RequestContext,
  caller: GuidanceCaller,
  startAt: Date,
  zohoBookingId: string | null = null,
): Promise<Guidance> {
  const { now, requestId, deps } = context
  const { weeksAhead } = deps.texts.guidance

  return inTransaction(context, async (tx) => {
    const offer = { ...(await holdOpening(tx)), weeksAhead, byOffice: isOnBehalf(caller) }
    const offered = requireOfferedHour(startAt, now, offer)
    const open = requireBookable(await findOpenGuidanceForUpdate(tx, caller.userId), caller, now)
    await claimBookingSlot(tx, offered)
    const booked = { status: 'Reserved', reservedAt: startAt, zohoBookingId, updatedAt: now } as const
    const [row] = await changeOpen(tx, booked, { id: open.id })
    if (!row) throw new AppError('INVALID_STATE', GUIDANCE_NOT_INVITED)
    // After the guidance, so that the person's next date is written once.
    const person = { id: caller.userId, from: 'Guidance' } as const
    const profile = await moveStatus(tx, person, { event: 'guidanceReserved', now })
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

const changeOpen = namedUpdate(guidances, sql` where id = ${sql.placeholder('id')} and closed_at is null`)

export function requireBookable(open: GuidanceRow | null, caller: GuidanceCaller, now: Date): GuidanceRow {
  if (!open) throw new AppError('INVALID_STATE', GUIDANCE_NOT_INVITED)
  if (open.status === 'Reserved') throw new AppError('INVALID_STATE', GUIDANCE_ALREADY_BOOKED)
  if (!isOnBehalf(caller) && open.deadlineAt && japaneseDateOf(now) > open.deadlineAt)
    throw new AppError('INVALID_STATE', guidanceDeadlinePassed(open.deadlineAt))
  return open
}

/**
 * Books an hour for an invited person, also after the deadline while the invitation is open, and a later hour of today.
 * The person gets the usual mail.
 */
export async function reserveGuidanceByAdmin(
  context: RequestContext,
  input: GuidanceTimeByAdminInput,
): Promise<Guidance> {
  const caller = requireDuty(context, 'reserveGuidanceByAdmin')
  const person = await onBehalfOf(context, input.UserId, caller.id)
  const { ZohoBookingId } = validated(outsideBookingSchema, { ZohoBookingId: input.ZohoBookingId })
  return bookGuidance(context, person, input.StartAt, ZohoBookingId || null)
}

export function hourForMail({ now, deps }: RequestContext, userId: string, startAt: Date) {
  return {
    hour: { startAt: startAt.toISOString(), endAt: guidanceEnd(startAt).toISOString() },
    attachment: calendarAttachment(
      guidanceEvent({ userId, startAt }, { texts: deps.texts, origin: deps.settings.origin, now }),
    ),
  }
}
