import { and, desc, eq, inArray, max } from 'drizzle-orm'
import { requireStaff, type RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { asContract } from '../../ground/db/asContract'
import type { OwnAccountEvent } from '../../generated/resolvers'
import { securityEvents } from '../../ground/tables/security'

const MOST = 20

/** The latest events of the caller's own account, newest first. */
export async function listOwnAccountEvents(context: RequestContext): Promise<OwnAccountEvent[]> {
  const caller = requireStaff(context)
  const rows = await context.deps.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, caller.id))
    .orderBy(desc(securityEvents.time), desc(securityEvents.id))
    .limit(MOST)
  return rows.map((row) => ({
    ...asContract(row, 'time', 'kind', 'count', 'network'),
    Id: String(row.id),
  }))
}

const lastSignIns = gathering(async ({ deps }: RequestContext, ids: string[]) => {
  const rows = await deps.db
    .select({ id: securityEvents.accountId, at: max(securityEvents.lastTime) })
    .from(securityEvents)
    .where(and(eq(securityEvents.kind, 'SignedIn'), inArray(securityEvents.accountId, ids)))
    .groupBy(securityEvents.accountId)
  return new Map(rows.flatMap(({ id, at }) => (id && at ? [[id, at] as const] : [])))
})

/** Within 90 days, one query for all rows of a list; null without one. */
export const lastSignInOf = (context: RequestContext, accountId: string): Promise<Date | null> =>
  lastSignIns(context, accountId)
