import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { releaseBookingSlot } from './claimBookingSlot'
import { findOpenGuidanceForUpdate } from './findGuidance'
import { inviteFromWaitingList } from './inviteFromWaitingList'
import { releaseMonthPlace } from './monthPlaces'
import { guidances } from './tables'

/**
 * Closes the open invitation of somebody who leaves. An hour to come is free again, and so is the place of the month
 * unless an hour was already kept for them; whoever is first in line gets it at once.
 */
export async function giveUpGuidance(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  userId: string,
  now: Date,
): Promise<void> {
  const open = await findOpenGuidanceForUpdate(tx, userId)
  if (!open) return
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
  if (began || open.absences > 0) return
  await releaseMonthPlace(tx, open, now)
  await inviteFromWaitingList(tx, deps, now)
}
