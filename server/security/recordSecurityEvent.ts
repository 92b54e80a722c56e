import { sql } from 'drizzle-orm'
import type { SecurityEventKind } from '../../shared/generated/schema'
import type { Queryable } from '../db/client'
import { securityEvents } from '../schema/security'

const WINDOW_MS = 60_000

/**
 * Notes one event in the security log. What is alike (kind, network, account) within a minute is one row with a count,
 * so that no caller can fill the table.
 * @param db a transaction when the event is to stand or fall with a change; the database itself for a refusal
 * @param event.accountId whose account, where it is a real one; null for guests and unknown addresses
 * @param event.network the caller's address as `networkOf` shortens it
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
