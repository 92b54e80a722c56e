import { householdOf } from '../../server/records/security/household'
import { networkOf } from '../../server/records/security/networkOf'
import type { Caller, PoolContext } from '../ground/context'
import { refusals } from '../ground/poolError'
import { isKnownHere } from './knownHere'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../server/ground/db/client'
import { poolWindows } from '../../server/ground/tables/identity'
import { named } from '../../server/ground/db/named'
import type { Window } from '../ground/limits'

const addressKey = (context: PoolContext, purpose: string, caller: Caller) =>
  `${purpose}:${context.keys.fingerprint('network address', householdOf(caller.ip)).toString('base64url')}`

/** The key by which failures are counted: the person if they have signed in from this network, else the address. */
export const failuresKey = (
  context: PoolContext,
  caller: Caller,
  { sub, isKnown }: { sub: string; isKnown: boolean },
) => (isKnown ? `failures:${sub}` : addressKey(context, 'failures', caller))

/**
 * The key of the network by which attempts at people who are known there are counted besides: each has a count of their
 * own, and one password tried on all of them would not fill any. Null for others.
 */
export const networkKey = (context: PoolContext, caller: Caller, { isKnown }: { isKnown: boolean }) =>
  isKnown ? `known:${context.keys.fingerprint('network', networkOf(caller.ip)).toString('base64url')}` : null

/**
 * Counts an attempt against its network address before it is made. A person who has signed in from there before is
 * counted alone, so that others at the address cannot lock them out.
 * @returns a function that takes the attempt back after success
 * @throws TooManyRequestsException
 */
export async function claimFromAddress(
  context: PoolContext,
  caller: Caller,
  sub: string,
): Promise<() => Promise<void>> {
  const isKnown = await isKnownHere(context.db, sub, caller.ip, context.clock.now())
  const key = failuresKey(context, caller, { sub, isKnown })
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
 * @returns a function that takes the attempt back from the address after success
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

type Key = 'windowKey' | 'networkKey'
const at = (name: keyof ReturnType<typeof windowValues> | Key) => sql.placeholder(name)
const recent = sql`array(select t from unnest(${poolWindows}.tries) as t where t > ${at('windowSince')}::bigint)`

/**
 * Counts an attempt in a sliding window in one statement, so that simultaneous attempts all count. A refused attempt is
 * not counted: clients repeat refused calls by themselves. Part of a statement, with `windowValues`.
 * @param from where a row is when the attempt is made
 * @param key the value that says which window
 */
export const claimInWindow = (
  from: SQL,
  key: Key = 'windowKey',
) => sql`insert into ${poolWindows} (key, tries, updated_at)
  select ${at(key)}::text, array[${at('windowTime')}::bigint], ${at('windowNow')}::timestamptz ${from}
  on conflict (key) do update set tries = ${recent} || ${at('windowTime')}::bigint, updated_at = excluded.updated_at
  where cardinality(${recent}) < ${at('windowTries')}::int
  returning key`

export const windowValues = (key: string, window: Window, now: Date) => ({
  windowKey: key,
  windowTime: now.getTime(),
  windowNow: now,
  windowSince: now.getTime() - window.milliseconds,
  windowTries: window.tries,
})

/** Part of a statement that takes an attempt back, with `key` and `windowTime`. */
export const returnToWindow = (key: Key = 'windowKey') => sql`update ${poolWindows}
  set tries = tries[:array_position(tries, ${at('windowTime')}::bigint) - 1]
    || tries[array_position(tries, ${at('windowTime')}::bigint) + 1:]
  where key = ${at(key)} and array_position(tries, ${at('windowTime')}::bigint) is not null`

const claimed = named(claimInWindow(sql``), () => true)
const returned = named(returnToWindow(), () => null)

/** @returns false when the window is full */
async function claimTry(db: Queryable, key: string, window: Window, now: Date): Promise<boolean> {
  return (await claimed(db, windowValues(key, window, now))).length > 0
}

async function returnTry(db: Queryable, key: string, claimedAt: Date): Promise<void> {
  await returned(db, { windowKey: key, windowTime: claimedAt.getTime() })
}
