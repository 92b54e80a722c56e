import { getTableColumns, sql } from 'drizzle-orm'
import { calendarAttachment, guidanceEvent, guidanceEnd } from '../../../shared/rules/visits/calendarEvents'
import { japaneseDateOf } from '../../../shared/facts/dates'
import {
  GUIDANCE_ALREADY_BOOKED,
  GUIDANCE_NOT_INVITED,
  guidanceDeadlinePassed,
} from '../../../shared/words/program/apiErrors'
import { outsideBookingSchema } from '../../../shared/forms/personActions'
import { requireDuty, requireActiveUser, type RequestContext } from '../../ground/access/context'
import { activityValues, insertActivity } from '../../ground/recordActivity'
import { insertMail } from '../../ground/outbox/insertMail'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { named, writeColumns } from '../../ground/db/named'
import { AppError, validated } from '../../ground/errors'
import type { Guidance, GuidanceTimeInput, GuidanceTimeByAdminInput } from '../../generated/resolvers'
import { heldColumns, heldOpening, openingHeld, readOpening, type KeptOpening } from './readOpening'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { movePerson, moveValues } from '../../records/person/findProfile'
import type { GuidanceCaller } from './findGuidance'
import { findOpenGuidanceForUpdate, toGuidance, isOnBehalf, onBehalfOf } from './findGuidance'
import { claimPlace, placeValues, requireOfferedHour } from './listBookingSlots'

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
    const held = await holdForBooking(tx, caller.userId)
    const offer = { ...held.opening, weeksAhead, byOffice: isOnBehalf(caller) }
    const offered = requireOfferedHour(startAt, now, offer)
    const open = requireBookable(held.open, caller, now)
    const event = { category: 'Guidance', operation: 'Reserve', startAt } as const
    const { hour, attachment } = hourForMail(context, open.userId, startAt)
    const dedupeKey = `guidanceBooked/${open.id}/${now.toISOString()}`
    const [done] = await book(tx, {
      ...placeValues(offered),
      id: open.id,
      startAt,
      zohoBookingId,
      now,
      ...moveValues('Guidance', { event: 'guidanceReserved', now }),
      ...activityValues({ event, ...caller, time: now, requestId }),
      ...deps.mail.valuesOf({ kind: 'guidanceBooked', params: hour, attachment, dedupeKey }),
    })
    if (!done) throw new AppError('SLOT_FULL')
    if (!done.hasMoved) throw new AppError('INVALID_STATE')
    return toGuidance(done.row)
  })
}

const columns = writeColumns(getTableColumns(guidances))

/** The opening, then the open invitation, both locked. */
async function holdForBooking(
  tx: Transaction,
  userId: string,
): Promise<{ opening: KeptOpening; open: GuidanceRow | null }> {
  const [held] = await hold(tx, { userId })
  if (held?.opening) return { opening: held.opening, open: held.open.id ? held.open : null }
  // Both may be of before the change that was waited for.
  return { opening: await readOpening(tx), open: await findOpenGuidanceForUpdate(tx, userId) }
}

const hold = named(
  sql`select ${sql.raw(columns.list)}, ${sql.join([...heldColumns], sql`, `)}
    from ${heldOpening} left join lateral (select * from ${guidances}
      where user_id = ${sql.placeholder('userId')} and closed_at is null for update) as ${guidances} on true`,
  (values) => ({ open: columns.read(values), opening: openingHeld(values.slice(columns.width)) }),
)

/**
 * Claims the place, books, moves the person on, writes log and mail; without a place there is no row. The guidance comes
 * before the person, so that their next date is written once.
 */
const book = named(
  sql`with place as (${claimPlace}),
    booked as (update ${guidances}
      set status = 'Reserved', reserved_at = ${sql.placeholder('startAt')},
        zoho_booking_id = ${sql.placeholder('zohoBookingId')}, updated_at = ${sql.placeholder('now')}
      from place where id = ${sql.placeholder('id')} and closed_at is null returning ${guidances}.*),
    moved as (${movePerson(sql`booked`, sql`booked.user_id`)}),
    logged as (${insertActivity}),
    mailed as (${insertMail(sql`moved`)})
    select ${sql.raw(columns.list)}, exists (select from moved) from booked as ${guidances}`,
  (values) => ({ row: columns.read(values), hasMoved: values[columns.width] }),
)

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
