import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { securityEvents } from '../schema/security'

/** What was tried from where stays for its 90 days; whose account it was goes with the person. */
export async function unlinkSecurityEvents(tx: Queryable, accountId: string): Promise<void> {
  await tx
    .update(securityEvents)
    .set({ accountId: null, countedBy: null })
    .where(eq(securityEvents.accountId, accountId))
}
