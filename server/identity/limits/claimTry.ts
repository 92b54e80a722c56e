import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { poolWindows } from '../tables'
import type { Window } from './limits'

/**
 * Counts a try in a sliding window, in one statement, so that tries at the same moment count each.
 * A refused try is not counted: the clients repeat refused calls by themselves and must not lengthen the wait.
 * @returns false when the window is full
 */
export async function claimTry(db: Queryable, key: string, window: Window, now: Date): Promise<boolean> {
  const time = now.getTime()
  const since = time - window.milliseconds
  const recent = sql`array(select t from unnest(${poolWindows}.tries) as t where t > ${since}::bigint)`
  const result = await db.execute(sql`
    insert into ${poolWindows} (key, tries, updated_at) values (${key}, array[${time}::bigint], ${now.toISOString()})
    on conflict (key) do update set tries = ${recent} || ${time}::bigint, updated_at = excluded.updated_at
    where cardinality(${recent}) < ${window.tries}
    returning key`)
  return result.rows.length > 0
}

/** Takes back one try that turned out good. */
export async function returnTry(db: Queryable, key: string, claimedAt: Date): Promise<void> {
  const time = claimedAt.getTime()
  await db.execute(sql`
    update ${poolWindows} set tries = tries[:array_position(tries, ${time}::bigint) - 1]
      || tries[array_position(tries, ${time}::bigint) + 1:]
    where key = ${key} and array_position(tries, ${time}::bigint) is not null`)
}
