import { householdOf } from '../../limits/household'
import type { Caller, PoolContext } from '../context'
import { refusals } from '../poolError'
import { claimTry, returnTry } from './claimTry'
import { isKnownHere } from './knownHere'

const addressKey = (context: PoolContext, purpose: string, caller: Caller) =>
  `${purpose}:${context.keys.fingerprint('network address', householdOf(caller.ip)).toString('base64url')}`

/**
 * Counts a try that may fail against its network address before it is made; of somebody who has signed in from there
 * before against them alone, so that their right password is looked at whatever others do behind the same address.
 * @returns takes the try back, for when it was good
 * @throws TooManyRequestsException when too many failed from there
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

/** @throws TooManyRequestsException when too many mails were asked for from one network address */
export async function claimMailFromAddress(context: PoolContext, caller: Caller): Promise<void> {
  const key = addressKey(context, 'mails', caller)
  if (!(await claimTry(context.db, key, context.limits.mailsPerAddress, context.clock.now())))
    throw refusals.throttled()
}

/** Keys by `sub`, real or invented. */
type PersonalLimit = 'codeRequests' | 'confirmations' | 'passwordChanges' | 'totpCodes'

/** @throws LimitExceededException when the person has no try left in this window */
export async function claimPersonal(context: PoolContext, limit: PersonalLimit, sub: string): Promise<Date> {
  const now = context.clock.now()
  if (!(await claimTry(context.db, `${limit}:${sub}`, context.limits[limit], now)))
    throw refusals.attemptLimit()
  return now
}

export const returnPersonal = (context: PoolContext, limit: PersonalLimit, sub: string, claimedAt: Date) =>
  returnTry(context.db, `${limit}:${sub}`, claimedAt)

/**
 * Counts a try at a code or password against the network address and the person.
 * @returns takes the try back from the address, for when it was good
 * @throws TooManyRequestsException, LimitExceededException (which is then no failure of that address)
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
