import { householdOf } from '../../server/limits/household'
import type { Caller, PoolContext } from '../context'
import { refusals } from '../poolError'
import { isKnownHere } from './knownHere'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import { poolWindows } from '../../server/schema/identity'
import type { Window } from './limits'

const addressKey = (context: PoolContext, purpose: string, caller: Caller) =>
  `${purpose}:${context.keys.fingerprint('network address', householdOf(caller.ip)).toString('base64url')}`

/**
 * Counts an attempt against its network address before it is made. A person who has signed in from there
 * before is counted alone, so that others at the address cannot lock them out.
 * @returns a function that takes the attempt back when it succeeded
 * @throws TooManyRequestsException
 */
export async function claimFromAddress(
  context: PoolContext,
  caller: Caller,
  sub: string,
): Promise<() => Promise<void>> {
  const known = await isKnownHere(context.db, sub, caller.ip, context.clock.now())
  const key = known ? `failures:${sub}` : addressKey(context, 'failures', caller)
  const claimedAt = context.clock.now()
  if (!(await claimTry(context.db, key, context.limits.failuresPerAddress, claimedAt)))
    throw refusals.throttled()
  return () => returnTry(context.db, key, claimedAt)
}

/** @throws TooManyRequestsException when one network address asked for too many mails */
export async function claimMailFromAddress(context: PoolContext, caller: Caller): Promise<void> {
  const key = addressKey(context, 'mails', caller)
  if (!(await claimTry(context.db, key, context.limits.mailsPerAddress, context.clock.now())))
    throw refusals.throttled()
}

/** Keyed by `sub`, real or invented. */
type PersonalLimit = 'codeRequests' | 'confirmations' | 'passwordChanges' | 'totpCodes'

/** @throws LimitExceededException when the person has no attempt left in this window */
export async function claimPersonal(context: PoolContext, limit: PersonalLimit, sub: string): Promise<Date> {
  const now = context.clock.now()
  if (!(await claimTry(context.db, `${limit}:${sub}`, context.limits[limit], now)))
    throw refusals.attemptLimit()
  return now
}

export const returnPersonal = (context: PoolContext, limit: PersonalLimit, sub: string, claimedAt: Date) =>
  returnTry(context.db, `${limit}:${sub}`, claimedAt)

/**
 * Counts an attempt at a code or password against the network address and the person.
 * @returns a function that takes the attempt back from the address when it succeeded
 * @throws TooManyRequestsException, LimitExceededException (does not count against the address)
 */
export async function claimGuess(context: PoolContext, caller: Caller, limit: PersonalLimit, sub: string) {
  const forgiveAddress = await claimFromAddress(context, caller, sub)
  try {
    await claimPersonal(context, limit, sub)
  } catch (error) {
    await forgiveAddress()
    throw error
  }
  return forgiveAddress
}

/**
 * Counts an attempt in a sliding window in one statement, so that simultaneous attempts all count. A refused
 * attempt is not counted: clients repeat refused calls by themselves.
 * @returns false when the window is full
 */
async function claimTry(db: Queryable, key: string, window: Window, now: Date): Promise<boolean> {
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

async function returnTry(db: Queryable, key: string, claimedAt: Date): Promise<void> {
  const time = claimedAt.getTime()
  await db.execute(sql`
    update ${poolWindows} set tries = tries[:array_position(tries, ${time}::bigint) - 1]
      || tries[array_position(tries, ${time}::bigint) + 1:]
    where key = ${key} and array_position(tries, ${time}::bigint) is not null`)
}
