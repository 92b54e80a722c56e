import { bookableDates } from '../../../shared/rules/visits/booking'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { AppError } from '../../ground/errors'
import type { BookingConflict, BookingPreview, GuidanceTimeByAdminInput } from '../../generated/resolvers'
import { renderAsItStands } from '../../ground/outbox/mailTexts'
import { findProfile, recipientOf } from '../../records/person/findProfile'
import { findGuidance, onBehalfOf, requireChangeable } from './findGuidance'
import { daysWithPlaces } from './listBookingSlots'
import { hourForMail, requireBookable } from './reserveGuidance'

/**
 * Conflicts of an hour for a person who is invited or has booked another, and the mail that booking it on their behalf
 * would send. Changes and locks nothing.
 */
export async function previewBooking(
  context: RequestContext,
  { UserId, StartAt }: GuidanceTimeByAdminInput,
): Promise<BookingPreview> {
  const caller = requireDuty(context, 'previewBooking')
  const { deps, now } = context
  const person = await onBehalfOf(context, UserId, caller.id)
  const profile = await findProfile(deps.db, person.userId)
  if (!profile) throw new AppError('NOT_FOUND')
  const row = await findGuidance(deps.db, person.userId)
  const open = row?.closedAt === null ? row : null
  const old = open?.status === 'Reserved' ? requireChangeable(open, person, now).reservedAt : null
  if (!old) requireBookable(open, person, now)
  if (old?.getTime() === StartAt.getTime()) return { Conflicts: [], Mail: null }

  const conflict = await conflictOf(context, StartAt)
  if (conflict) return { Conflicts: [conflict], Mail: null }
  const { hour } = hourForMail(context, person.userId, StartAt)
  const recipient = recipientOf(profile)
  const { subject, text } = old
    ? await renderAsItStands(deps, recipient, 'guidanceChanged', { oldStartAt: old.toISOString(), ...hour })
    : await renderAsItStands(deps, recipient, 'guidanceBooked', hour)
  return { Conflicts: [], Mail: { Subject: subject, Text: text } }
}

async function conflictOf(context: RequestContext, startAt: Date): Promise<BookingConflict | null> {
  if (startAt <= context.now) return 'TooSoon'
  const date = japaneseDateOf(startAt)
  const byOffice = { byOffice: true }
  const { last } = bookableDates(japaneseDateOf(context.now), context.deps.texts, byOffice)
  if (date > last) return 'TooLate'
  const [day] = await daysWithPlaces(context, [date], byOffice)
  const hour = day?.items.find(({ StartAt }) => StartAt.getTime() === startAt.getTime())
  if (!hour) return 'Closed'
  return hour.Remaining === 0 ? 'Full' : null
}
