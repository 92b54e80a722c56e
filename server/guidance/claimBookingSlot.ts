import { and, eq, lt, sql } from 'drizzle-orm'
import { GUIDANCE_CAPACITY } from '../../shared/booking'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import { bookingSlots } from './tables'

/** How a place is taken; replaced only by the test that shows what happens without the guard. */
export type ClaimPlace = (tx: Transaction, startAt: Date) => Promise<boolean>

/** One statement looks and takes, so that of any number of callers at once only as many as there are places succeed. */
const claimGuarded: ClaimPlace = async (tx, startAt) => {
  const taken = await tx
    .update(bookingSlots)
    .set({ reserved: sql`${bookingSlots.reserved} + 1` })
    .where(and(eq(bookingSlots.startAt, startAt), lt(bookingSlots.reserved, bookingSlots.capacity)))
    .returning({ reserved: bookingSlots.reserved })
  return taken.length === 1
}

/** Takes one place of an hour in the caller's transaction. @throws AppError SLOT_FULL */
export async function claimBookingSlot(
  tx: Transaction,
  startAt: Date,
  claim: ClaimPlace = claimGuarded,
): Promise<void> {
  await tx.insert(bookingSlots).values({ startAt, capacity: GUIDANCE_CAPACITY }).onConflictDoNothing()
  if (!(await claim(tx, startAt))) throw new AppError('SLOT_FULL')
}

/** Gives a place back in the caller's transaction. */
export async function releaseBookingSlot(tx: Transaction, startAt: Date): Promise<void> {
  await tx
    .update(bookingSlots)
    .set({ reserved: sql`${bookingSlots.reserved} - 1` })
    .where(eq(bookingSlots.startAt, startAt))
}
