import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import { poolSignInFailures } from '../../server/schema/identity'
import { MINUTE } from './limits'

const FREE_FAILURES = 5
const LONGEST_LOCK_SECONDS = 900
const QUIET = 15 * MINUTE

export type SignInTry = { locked: true } | { locked: false; failures: number; lockedUntil: Date | null }

/**
 * Counts a sign-in as failed before the password is looked at, so that a hundred at once cannot slip through
 * between reading and writing; `forgiveSignIns` takes it back when the password was right.
 * From the fifth on each failure locks for 2^(n−5) seconds, at most fifteen minutes; a try during a lock changes nothing.
 */
export async function claimSignIn(db: Queryable, sub: string, now: Date): Promise<SignInTry> {
  const table = poolSignInFailures
  const instant = now.toISOString()
  const quietSince = new Date(now.getTime() - QUIET).toISOString()
  // Time spent in a lock of full length is not quiet: such a lock ends where it began, not at zero.
  const quiet = sql`${table}.last_failure_at <= ${quietSince}::timestamptz and (${table}.locked_until is null
    or ${table}.locked_until < ${table}.last_failure_at + ${LONGEST_LOCK_SECONDS} * interval '1 second'
    or ${table}.locked_until <= ${quietSince}::timestamptz)`
  const count = sql`case when ${quiet} then 1 else ${table}.failures + 1 end`
  // The exponent is bounded first: 2^1000 seconds is no interval.
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

/** A right password ends the count. */
export async function forgiveSignIns(db: Queryable, sub: string): Promise<void> {
  await db.delete(poolSignInFailures).where(eq(poolSignInFailures.sub, sub))
}
