import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import { poolSignInFailures } from '../../server/schema/identity'
import { MINUTE } from './limits'

const FREE_FAILURES = 5
const LONGEST_LOCK_SECONDS = 900
const QUIET = 15 * MINUTE

export type SignInTry = { locked: true } | { locked: false; failures: number; lockedUntil: Date | null }

/**
 * Counts a failure before the password is checked, so that simultaneous attempts cannot bypass the limit. The
 * nth failure (n ≥ 5) locks for 2^(n−5) seconds, at most 15 minutes. `forgiveSignIns` undoes it.
 */
export async function claimSignIn(db: Queryable, sub: string, now: Date): Promise<SignInTry> {
  const table = poolSignInFailures
  const instant = now.toISOString()
  const quietSince = new Date(now.getTime() - QUIET).toISOString()
  // After a lock of full length the 15 quiet minutes start at its end.
  const quiet = sql`${table}.last_failure_at <= ${quietSince}::timestamptz and (${table}.locked_until is null
    or ${table}.locked_until < ${table}.last_failure_at + ${LONGEST_LOCK_SECONDS} * interval '1 second'
    or ${table}.locked_until <= ${quietSince}::timestamptz)`
  const count = sql`case when ${quiet} then 1 else ${table}.failures + 1 end`
  // The exponent is bounded first, because 2^1000 seconds is no interval.
  const lock = sql`case when (${count}) >= ${FREE_FAILURES} then ${instant}::timestamptz
    + least(power(2, least((${count}) - ${FREE_FAILURES}, 20)), ${LONGEST_LOCK_SECONDS}) * interval '1 second' end`
  const result = await db.execute(sql`
    insert into ${table} (sub, failures, last_failure_at) values (${sub}, 1, ${instant}::timestamptz)
    on conflict (sub) do update set failures = ${count}, locked_until = ${lock}, last_failure_at = ${instant}::timestamptz
    where ${table}.locked_until is null or ${table}.locked_until <= ${instant}::timestamptz
    returning failures, locked_until`)
  const row = result.rows[0]
  if (!row) return { locked: true }
  return {
    locked: false,
    failures: Number(row.failures),
    lockedUntil: row.locked_until ? new Date(String(row.locked_until)) : null,
  }
}

export async function forgiveSignIns(db: Queryable, sub: string): Promise<void> {
  await db.delete(poolSignInFailures).where(eq(poolSignInFailures.sub, sub))
}
