import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { AppError } from '../errors'
import { bookingSlots } from '../schema/guidance'

/** Replaceable only for the test that shows overbooking without the guard. */
export type ClaimPlace = (tx: Transaction, startAt: Date, capacity: number) => Promise<boolean>

/** Checks and claims in one statement, so that simultaneous callers cannot overbook. */
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
 * Claims a place of an hour in the caller's transaction, within the operator's current capacity. Existing
 * bookings stay.
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

/** Releases a place in the caller's transaction. */
export async function releaseBookingSlot(tx: Transaction, startAt: Date): Promise<void> {
  await tx
    .update(bookingSlots)
    .set({ reserved: sql`${bookingSlots.reserved} - 1` })
    .where(eq(bookingSlots.startAt, startAt))
}
