import { SECURITY_WINDOW_MINUTES } from '../../../shared/facts/terms'
import { sql, eq } from 'drizzle-orm'
import type { SecurityEventKind } from '../../../shared/generated/schema'
import type { Queryable } from '../../ground/db/client'
import { named } from '../../ground/db/named'
import { securityEvents } from '../../ground/tables/security'

const WINDOW_MS = SECURITY_WINDOW_MINUTES * 60_000

type SecurityEvent = {
  kind: SecurityEventKind
  /** An existing account; null for guests and unknown addresses. */
  accountId: string | null
  /** Shortened by `networkOf`. */
  network: string
  requestId?: string | null
  now: Date
}

const at = (name: keyof ReturnType<typeof securityEventValues>) => sql.placeholder(name)

/** One row per kind, network, account and minute, so that callers cannot flood it. Takes `securityEventValues`. */
export const countSecurityEvent = sql`insert into ${securityEvents}
    (time, last_time, kind, account_id, network, request_id, counted_by)
    values (${at('eventTime')}, ${at('eventTime')}, ${at('eventKind')}, ${at('eventAccount')}, ${at('eventNetwork')},
      ${at('eventRequest')}, ${at('eventCountedBy')})
    on conflict (counted_by) do update set count = ${securityEvents.count} + 1,
      last_time = greatest(${securityEvents.lastTime}, excluded.last_time)`

export function securityEventValues({ kind, accountId, network, requestId = null, now }: SecurityEvent) {
  const minute = new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS)
  return {
    eventTime: now,
    eventKind: kind,
    eventAccount: accountId,
    eventNetwork: network,
    eventRequest: requestId,
    eventCountedBy: [kind, network, accountId ?? '', minute.toISOString()].join(' '),
  }
}

const written = named(countSecurityEvent, () => null)

/** @param db the change's transaction, or the database for a refusal */
export async function recordSecurityEvent(db: Queryable, event: SecurityEvent): Promise<void> {
  await written(db, securityEventValues(event))
}

/** The events stay for 90 days, without the account. */
export async function unlinkSecurityEvents(tx: Queryable, accountId: string): Promise<void> {
  await tx
    .update(securityEvents)
    .set({ accountId: null, countedBy: null })
    .where(eq(securityEvents.accountId, accountId))
}
