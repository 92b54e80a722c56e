import { sql, eq } from 'drizzle-orm'
import type { SecurityEventKind } from '../../shared/generated/schema'
import type { Queryable } from '../db/client'
import { securityEvents } from '../schema/security'

const WINDOW_MS = 60_000

/**
 * Counts an event in the security log: one row per kind, network, account and minute, so that no caller can
 * flood it.
 * @param db the transaction of a change, or the database for a refusal
 * @param event.accountId an existing account; null for guests and unknown addresses
 * @param event.network shortened by `networkOf`
 */
export async function recordSecurityEvent(
  db: Queryable,
  event: {
    kind: SecurityEventKind
    accountId: string | null
    network: string
    requestId?: string | null
    now: Date
  },
): Promise<void> {
  const { kind, accountId, network, now, requestId = null } = event
  const minute = new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS)
  await db
    .insert(securityEvents)
    .values({
      time: now,
      lastTime: now,
      kind,
      accountId,
      network,
      requestId,
      countedBy: [kind, network, accountId ?? '', minute.toISOString()].join(' '),
    })
    .onConflictDoUpdate({
      target: securityEvents.countedBy,
      set: {
        count: sql`${securityEvents.count} + 1`,
        lastTime: sql`greatest(${securityEvents.lastTime}, excluded.last_time)`,
      },
    })
}

/** The events stay for 90 days, without the account. */
export async function unlinkSecurityEvents(tx: Queryable, accountId: string): Promise<void> {
  await tx
    .update(securityEvents)
    .set({ accountId: null, countedBy: null })
    .where(eq(securityEvents.accountId, accountId))
}
