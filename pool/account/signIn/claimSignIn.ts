import { sql } from 'drizzle-orm'
import { named } from '../../../server/ground/db/named'
import type { Caller, PoolContext } from '../../ground/context'
import { claimInWindow, failuresKey, networkKey, returnToWindow, windowValues } from '../guards'
import type { SubjectHere } from '../knownHere'
import { countFailure, failureValues, forgiveFailures, isLockedNow } from '../../ground/signInLock'
import { removeSession, sessionValues, toPayload, type Session, type SessionStep } from '../tokens/sessions'

/** An attempt at a password, counted before it is checked: against its address or network, and as a failure of its account. */
export type Attempt = { networkKey: string | null; windowKey: string; windowTime: number; failureSub: string }
export type TakenSession = { token: string; step: SessionStep; isTimely: boolean }
type Claimed = {
  attempt: Attempt
  /** The address or network has no attempt left; nothing else was counted. */
  isThrottled: boolean
  isLocked: boolean
  /** The lock that applies if this attempt fails. */
  lockedUntil: Date | null
  session: Session | null
}

const attempted = sql`session.sub = ${sql.placeholder('failureSub')}::uuid and ${sql.placeholder('isTimely')}::boolean`
/** During a lock nothing is looked at: whoever hammers one account takes nothing from the network's others. */
const ofNetwork = sql`(${sql.placeholder('networkKey')}::text is not null and not ${isLockedNow})`
const claimed = (taken: 'session' | null) => {
  const from = taken ? sql`from session where ${attempted}` : sql``
  return named(
    sql`with ${taken ? sql`session as (${removeSession}), ` : sql``}
        due as (select ${from}),
        network as (${claimInWindow(sql`from due where ${ofNetwork}`, 'networkKey')}),
        address as (${claimInWindow(sql`from due where not ${ofNetwork} or exists (select from network)`)}),
        failure as (${countFailure(sql`from address`)})
      select exists (select from address), exists (select from failure), (select locked_until from failure),
        ${taken ? sql`(select payload from session where ${attempted})` : sql`null`}`,
    ([address, failure, lockedUntil, payload]) => ({
      isThrottled: address !== true,
      isLocked: failure !== true,
      lockedUntil: lockedUntil === null ? null : new Date(String(lockedUntil)),
      payload: toPayload(payload),
    }),
  )
}
const alone = claimed(null)
const withSession = claimed('session')

/**
 * Counts an attempt in one statement, which also takes its session: without the session nothing is counted. It stays
 * counted until it is forgiven.
 * @param taken the session of the attempt; `isTimely` false takes it and counts nothing
 */
export async function claimSignIn(
  context: PoolContext,
  caller: Caller,
  subject: SubjectHere,
  taken?: TakenSession,
): Promise<Claimed> {
  const now = context.clock.now()
  const { sub } = subject
  const window = windowValues(failuresKey(context, caller, subject), context.limits.failuresPerAddress, now)
  const network = networkKey(context, caller, subject)
  const values = { ...window, networkKey: network, ...failureValues(sub, now) }
  const [found] = taken
    ? await withSession(context.db, {
        ...values,
        ...sessionValues(context, taken.token, taken.step),
        isTimely: taken.isTimely,
      })
    : await alone(context.db, values)
  if (!found) throw new Error('The attempt was not counted')
  const { payload, ...rest } = found
  const { windowKey, windowTime } = window
  return {
    ...rest,
    session: payload && { sub, payload },
    attempt: { networkKey: network, windowKey, windowTime, failureSub: sub },
  }
}

/**
 * Parts of a statement that undo a right attempt and delete earlier failures, with the attempt's values. Network and
 * address come first, as when they are counted, so that two of them never wait for each other.
 */
export const forgiving = sql`of_network as (${returnToWindow('networkKey')} returning key),
  returned as (${returnToWindow()} and (select count(*) from of_network) >= 0 returning key),
  forgiven as (${forgiveFailures} and (select count(*) from returned) >= 0)`
const forgive = named(sql`with ${forgiving} select`, () => null)

export async function forgiveSignIn(context: PoolContext, attempt: Attempt): Promise<void> {
  await forgive(context.db, attempt)
}
