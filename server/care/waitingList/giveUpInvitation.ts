import { eq } from 'drizzle-orm'
import type { Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { releaseBookingSlot } from '../guidance/listBookingSlots'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { passPlaceOn } from './invite'

/**
 * Closes an invitation for good. A future booking becomes free; the month's place too, unless a booking was missed. The
 * first in line is invited at once. Returns the hour that became free.
 */
export async function giveUpInvitation(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  open: GuidanceRow,
  now: Date,
): Promise<Date | null> {
  const booked = open.status === 'Reserved' ? open.reservedAt : null
  const began = booked !== null && booked <= now
  if (booked && !began) await releaseBookingSlot(tx, booked)
  await tx
    .update(guidances)
    .set({
      status: began ? open.status : 'Cancelled',
      reservedAt: began ? booked : null,
      deadlineAt: null,
      closedAt: now,
      updatedAt: now,
    })
    .where(eq(guidances.id, open.id))
  if (began) return null
  if (open.absences === 0) await passPlaceOn(tx, deps, open, now)
  return booked
}
