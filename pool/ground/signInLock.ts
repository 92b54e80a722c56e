import { eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../server/ground/db/client'
import { poolSignInFailures } from '../../server/ground/tables/identity'
import { MINUTE } from './limits'

const FREE_FAILURES = 5
const LONGEST_LOCK_SECONDS = 900
const QUIET = 15 * MINUTE

const table = poolSignInFailures
const at = (name: keyof ReturnType<typeof failureValues>) => sql.placeholder(name)
const now = sql`${at('failureNow')}::timestamptz`
const quietSince = sql`${at('failureQuietSince')}::timestamptz`

// After a lock of full length the 15 quiet minutes start at its end.
const quiet = sql`${table}.last_failure_at <= ${quietSince} and (${table}.locked_until is null
  or ${table}.locked_until < ${table}.last_failure_at + ${sql.raw(String(LONGEST_LOCK_SECONDS))} * interval '1 second'
  or ${table}.locked_until <= ${quietSince})`
const count = sql`case when ${quiet} then 1 else ${table}.failures + 1 end`
// The exponent is bounded first, because 2^1000 seconds is no interval.
const lock = sql`case when (${count}) >= ${sql.raw(String(FREE_FAILURES))} then ${now}
  + least(power(2, least((${count}) - ${sql.raw(String(FREE_FAILURES))}, 20)), ${sql.raw(String(LONGEST_LOCK_SECONDS))})
    * interval '1 second' end`

export const isLockedNow = sql`exists (select from ${table} where ${table.sub} = ${at('failureSub')}::uuid
  and ${table.lockedUntil} > ${now})`

/**
 * Counts a failure before the password is checked, so that simultaneous attempts cannot bypass the limit. The nth
 * failure (n ≥ 5) locks for 2^(n−5) seconds, at most 15 minutes. Part of a statement, with `failureValues`; returns no
 * row while the account is locked.
 * @param from where a row is when the attempt is made
 */
export const countFailure = (from: SQL) => sql`insert into ${table} (sub, failures, last_failure_at)
  select ${at('failureSub')}::uuid, 1, ${now} ${from}
  on conflict (sub) do update set failures = ${count}, locked_until = ${lock}, last_failure_at = ${now}
  where ${table}.locked_until is null or ${table}.locked_until <= ${now}
  returning locked_until`

export const failureValues = (sub: string, time: Date) => ({
  failureSub: sub,
  failureNow: time,
  failureQuietSince: new Date(time.getTime() - QUIET),
})

/** Deletes the failures of `failureSub`. */
export const forgiveFailures = sql`delete from ${table} where ${table.sub} = ${at('failureSub')}::uuid`

export async function forgiveSignIns(db: Queryable, sub: string): Promise<void> {
  await db.delete(table).where(eq(table.sub, sub))
}
