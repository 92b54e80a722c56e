import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import { bookingSlots } from '../schema/guidance'

/** How a place is taken; replaced only by the test that shows what happens without the guard. */
export type ClaimPlace = (tx: Transaction, startAt: Date, capacity: number) => Promise<boolean>

/** One statement looks and takes, so that of any number of callers at once only as many as there are places succeed. */
const claimGuarded: ClaimPlace = async (tx, startAt, capacity) => {
  const taken = await tx
    .update(bookingSlots)
    .set({
      reserved: sql`${bookingSlots.reserved} + 1`,
      capacity: sql`greatest(${bookingSlots.reserved} + 1, ${capacity}::int)`,
    })
    .where(and(eq(bookingSlots.startAt, startAt), lt(bookingSlots.reserved, capacity)))
    .returning({ reserved: bookingSlots.reserved })
  return taken.length === 1
}

/**
 * Takes one place of an hour in the caller's transaction. Places that the operator has added or taken away since the
 * hour was first booked count; who is booked stays.
 * @throws AppError SLOT_FULL
 */
export async function claimBookingSlot(
  tx: Transaction,
  startAt: Date,
  { capacity }: { capacity: number },
  claim: ClaimPlace = claimGuarded,
): Promise<void> {
  await tx.insert(bookingSlots).values({ startAt, capacity }).onConflictDoNothing()
  if (!(await claim(tx, startAt, capacity))) throw new AppError('SLOT_FULL')
}

/** Gives a place back in the caller's transaction. */
export async function releaseBookingSlot(tx: Transaction, startAt: Date): Promise<void> {
  await tx
    .update(bookingSlots)
    .set({ reserved: sql`${bookingSlots.reserved} - 1` })
    .where(eq(bookingSlots.startAt, startAt))
}
