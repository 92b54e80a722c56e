import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { securityEvents } from '../schema/security'

/** The events stay for 90 days, without the account. */
export async function unlinkSecurityEvents(tx: Queryable, accountId: string): Promise<void> {
  await tx
    .update(securityEvents)
    .set({ accountId: null, countedBy: null })
    .where(eq(securityEvents.accountId, accountId))
}
