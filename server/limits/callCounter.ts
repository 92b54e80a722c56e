import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/client'
import { sharedKey } from '../db/sharedKey'
import { callCounts } from '../schema/calls'

const MINUTE_MS = 60_000
/** A process counts up to a twelfth of the limit before it tells the others. */
const SHARES = 12

type Count = { minute: number; shared: number; own: number }

export type CallCounter = {
  /** Counts a call; false when the key's minute is used up. */
  claim(key: string, limit: number, now: Date): Promise<boolean>
  /** Takes back a successful call. */
  giveBack(key: string, now: Date): Promise<void>
}

export const minuteOf = (now: Date) => Math.floor(now.getTime() / MINUTE_MS)

/**
 * Counts calls per minute over all processes. Each process reports to the database in shares, so most calls
 * need no statement; each further process may let through a twelfth more.
 */
export function createCallCounter(db: Database): CallCounter {
  const counts = new LRUCache<string, Count>({ max: 50_000 })

  async function tell(key: string, { minute }: Count, calls: number): Promise<number> {
    const secret = await sharedKey(db, 'call counts')
    const row = {
      key: createHmac('sha256', secret).update(key).digest('base64url'),
      minute,
      count: Math.max(0, calls),
    }
    const [total] = await db
      .insert(callCounts)
      .values(row)
      .onConflictDoUpdate({
        target: callCounts.key,
        set: {
          count: sql`case when ${callCounts.minute} = excluded.minute then greatest(0, ${callCounts.count} + ${calls})
            else excluded.count end`,
          minute: sql`excluded.minute`,
        },
      })
      .returning({ count: callCounts.count })
    return total?.count ?? 0
  }

  function entryOf(key: string, now: Date): Count {
    const minute = minuteOf(now)
    const known = counts.get(key)
    if (known?.minute === minute) return known
    const fresh = { minute, shared: 0, own: 0 }
    counts.set(key, fresh)
    return fresh
  }

  /**
   * Counts locally at once, because others interleave. If the database fails, each process uses its own
   * count.
   */
  async function share(key: string, entry: Count, calls: number): Promise<void> {
    entry.shared += calls
    const total = await tell(key, entry, calls).catch(() => 0)
    entry.shared = Math.max(entry.shared, total)
  }

  return {
    async claim(key, limit, now) {
      const entry = entryOf(key, now)
      if (entry.shared + entry.own >= limit) return false
      entry.own++
      if (entry.own >= limit / SHARES) {
        const calls = entry.own
        entry.own = 0
        await share(key, entry, calls)
      }
      return entry.shared + entry.own <= limit
    },
    async giveBack(key, now) {
      const entry = entryOf(key, now)
      if (entry.own > 0) entry.own--
      else if (entry.shared > 0) await share(key, entry, -1)
    },
  }
}

export async function forgetCallCounts(db: Database, now: Date): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.minute, minuteOf(now) - 1))
}
