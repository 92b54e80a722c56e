import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { floraTests } from './tables'

/** Deletes the flora tests of somebody who leaves: they are for the person alone and bear on no stool received. */
export async function eraseFloraTests(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(floraTests).where(eq(floraTests.userId, userId))
}
