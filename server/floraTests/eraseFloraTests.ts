import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { lockFloraRanking, rankFloraTests } from './rankFloraTests'
import { floraTests } from './tables'

/**
 * Deletes the flora tests of somebody who leaves: they are for the person alone and bear on no stool received. The others'
 * places close up.
 */
export async function eraseFloraTests(tx: Transaction, userId: string): Promise<void> {
  await lockFloraRanking(tx)
  const erased = await tx.delete(floraTests).where(eq(floraTests.userId, userId)).returning()
  if (erased.some(({ status }) => status === 'Shared')) await rankFloraTests(tx)
}
