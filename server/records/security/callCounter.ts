import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../ground/db/client'
import { sharedKey } from '../../ground/db/sharedKey'
import { callCounts } from '../../ground/tables/security'
import { named } from '../../ground/db/named'

const MINUTE_MS = 60_000
/** A process counts up to a twelfth of the limit before it tells the others. */
const SHARES = 12
/** Smaller counts wait no longer than this, if they are a sixtieth of the limit or more. */
const TELL_MS = 1_000
const WORTH_TELLING = 60

/** Calls told by all processes, those being told, and those not told yet; and how many answers came. */
type Count = {
  key: string
  minute: number
  limit: number
  shared: number
  telling: number
  own: number
  answers: number
}

export type CallCounter = {
  /** Counts a call; false when the key's minute is used up. */
  claim(key: string, limit: number, now: Date): Promise<boolean>
  giveBack(key: string, now: Date): void
  /** Tells the others the remaining counts. */
  close(): Promise<void>
}

export const minuteOf = (now: Date) => Math.floor(now.getTime() / MINUTE_MS)

const countOf = ({ shared, telling, own }: Count) => shared + telling + own

const { key, minute, count } = callCounts
// Sorted, because processes that tell the same keys in different orders would wait for each other.
const tell = named(
  sql`insert into ${callCounts} (key, minute, count)
    select * from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('minutes')}::bigint[], ${sql.placeholder('calls')}::int[])
      as told (key, minute, count) order by key
    on conflict (key) do update set
      count = case when ${minute} = excluded.minute then greatest(0, ${count} + excluded.count)
        when ${minute} < excluded.minute then excluded.count else ${count} end,
      minute = greatest(${minute}, excluded.minute)
    returning ${key}, ${minute}, ${count}`,
  ([name, time, total]) => ({ key: String(name), minute: Number(time), total: Number(total) }),
)

/**
 * Counts calls per minute over all processes. Each process tells the database in shares, and every second the rest, so
 * most calls need no statement. Each further process may let through what it has not told yet.
 */
export function createCallCounter(db: Database): CallCounter {
  const counts = new LRUCache<string, Count>({ max: 50_000 })
  let untold = new Map<string, Count>()
  let timer: NodeJS.Timeout | null = null

  /** If the database fails, each process uses its own count. */
  async function share(entries: readonly Count[]): Promise<void> {
    const sent = entries.map((entry) => ({ entry, calls: entry.own, answers: entry.answers }))
    for (const { entry, calls } of sent) {
      entry.own = 0
      entry.telling += calls
    }
    const totals = await send(sent).catch(() => new Map<string, number>())
    for (const { entry, calls, answers } of sent) {
      const total = totals.get(`${entry.key} ${entry.minute}`) ?? Math.max(0, entry.shared + calls)
      entry.telling -= calls
      // A later answer may already have arrived.
      entry.shared = entry.answers === answers ? total : Math.max(entry.shared, total)
      entry.answers++
    }
  }

  async function send(sent: readonly { entry: Count; calls: number }[]): Promise<Map<string, number>> {
    const secret = await sharedKey(db, 'call counts')
    const names = new Map(
      sent.map(({ entry }) => [
        createHmac('sha256', secret).update(entry.key).digest('base64url'),
        entry.key,
      ]),
    )
    const rows = await tell(db, {
      keys: [...names.keys()],
      minutes: sent.map(({ entry }) => entry.minute),
      calls: sent.map(({ calls }) => calls),
    })
    return new Map(rows.map((row) => [`${names.get(row.key)} ${row.minute}`, row.total]))
  }

  async function tellRest(): Promise<void> {
    timer = null
    // Refused callers may be let in after other processes have given calls back.
    const due = [...untold.values()].filter(
      (entry) => Math.abs(entry.own) * WORTH_TELLING >= entry.limit || countOf(entry) >= entry.limit,
    )
    untold = new Map()
    if (due.length > 0) await share(due)
  }

  function tellSoon(entry: Count): void {
    untold.set(entry.key, entry)
    timer ??= setTimeout(() => void tellRest(), TELL_MS).unref()
  }

  function entryOf(name: string, now: Date): Count {
    const time = minuteOf(now)
    const known = counts.get(name)
    if (known?.minute === time) return known
    const fresh = { key: name, minute: time, limit: Infinity, shared: 0, telling: 0, own: 0, answers: 0 }
    counts.set(name, fresh)
    return fresh
  }

  return {
    async claim(name, limit, now) {
      const entry = entryOf(name, now)
      entry.limit = limit
      if (countOf(entry) >= limit) {
        tellSoon(entry)
        return false
      }
      entry.own++
      if (entry.own < limit / SHARES) tellSoon(entry)
      else await share([entry])
      return countOf(entry) <= limit
    },
    giveBack(name, now) {
      const entry = entryOf(name, now)
      if (countOf(entry) <= 0) return
      entry.own--
      tellSoon(entry)
    },
    async close() {
      if (timer) clearTimeout(timer)
      await tellRest()
    },
  }
}

export async function forgetCallCounts(db: Database, now: Date): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.minute, minuteOf(now) - 1))
}
