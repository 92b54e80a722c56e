import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { activities, activityReasons } from './tables'

/**
 * Erases what staff wrote about somebody who leaves: free words may hold a name or a telephone number. The salt goes
 * with them, so that what the chain of seals keeps of them says nothing.
 */
export async function eraseReasons(tx: Transaction, userId: string): Promise<void> {
  const about = tx.select({ id: activities.id }).from(activities).where(eq(activities.userId, userId))
  await tx.delete(activityReasons).where(inArray(activityReasons.activityId, about))
}
