import { sql } from 'drizzle-orm'
import { named } from '../../server/schema/named'
import type { Caller, PoolContext } from '../context'
import { claimInWindow, failuresKey, returnToWindow, windowValues } from '../limits/guards'
import type { SubjectHere } from '../limits/knownHere'
import { countFailure, failureValues, forgiveFailures } from '../limits/signInLock'
import { removeSession, sessionValues, toPayload, type Session, type SessionStep } from '../tokens/sessions'

/** An attempt at a password, counted before it is checked: against its address, and as a failure of its account. */
export type Attempt = { windowKey: string; windowTime: number; failureSub: string }
export type TakenSession = { token: string; step: SessionStep; isTimely: boolean }
type Claimed = {
  attempt: Attempt
  /** The address has no attempt left; nothing else was counted. */
  isThrottled: boolean
  isLocked: boolean
  /** The lock that applies if this attempt fails. */
  lockedUntil: Date | null
  session: Session | null
}

const attempted = sql`session.sub = ${sql.placeholder('failureSub')}::uuid and ${sql.placeholder('isTimely')}::boolean`
const claimed = (taken: 'session' | null) => {
  const from = taken ? sql`from session where ${attempted}` : sql``
  return named(
    sql`with ${taken ? sql`session as (${removeSession}), ` : sql``}
        address as (${claimInWindow(from)}), failure as (${countFailure(sql`from address`)})
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
  const values = { ...window, ...failureValues(sub, now) }
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
    attempt: { windowKey, windowTime, failureSub: sub },
  }
}

/**
 * Parts of a statement that undo a right attempt and delete earlier failures, with the attempt's values. The address
 * comes first, as when it is counted, so that two of them never wait for each other.
 */
export const forgiving = sql`returned as (${returnToWindow} returning key),
  forgiven as (${forgiveFailures} and (select count(*) from returned) >= 0)`
const forgive = named(sql`with ${forgiving} select`, () => null)

export async function forgiveSignIn(context: PoolContext, attempt: Attempt): Promise<void> {
  await forgive(context.db, attempt)
}
