import { and, eq, gte } from 'drizzle-orm'
import { DAY } from './limits'
import type { Queryable } from '../../server/db/client'
import { networkOf } from '../../server/security/networkOf'
import { securityEvents } from '../../server/schema/security'

const REMEMBERED = 90 * DAY

/** True if the person has signed in from this network before. Takes equally long for invented people. */
export async function isKnownHere(db: Queryable, sub: string, ip: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.accountId, sub),
        eq(securityEvents.kind, 'SignedIn'),
        eq(securityEvents.network, networkOf(ip)),
        gte(securityEvents.time, new Date(now.getTime() - REMEMBERED)),
      ),
    )
    .limit(1)
  return row !== undefined
}
