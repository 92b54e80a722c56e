import type { SecurityEventKind } from '../../../shared/generated/schema'
import type { Queryable } from '../../../server/ground/db/client'
import { networkOf } from '../../../server/records/security/networkOf'
import { recordSecurityEvent } from '../../../server/records/security/recordSecurityEvent'
import type { Caller, PoolContext } from '../context'
import { recordActivity } from '../../../server/ground/recordActivity'

type Event = { kind: SecurityEventKind; accountId: string | null; caller: Caller }

export const eventOf = (context: PoolContext, { kind, accountId, caller }: Event) => ({
  kind,
  accountId,
  network: networkOf(caller.ip),
  requestId: caller.requestId,
  now: context.clock.now(),
})

/** Writes to the security log: in the transaction of a change, separately for a refusal. */
export const noteEvent = (context: PoolContext, db: Queryable, event: Event) =>
  recordSecurityEvent(db, eventOf(context, event))

type AccountEvent = {
  operation:
    | 'SignUp'
    | 'SignIn'
    | 'ChangePassword'
    | 'ResetPassword'
    | 'SetTotp'
    | 'RemoveTotp'
    | 'SetPasskey'
    | 'RemovePasskey'
    | 'SignOutEverywhere'
  sub: string
  caller: Caller
}

export const accountEntry = (context: PoolContext, { operation, sub, caller }: AccountEvent) =>
  ({
    event: { category: 'Account', operation },
    userId: sub,
    actorId: sub,
    time: context.clock.now(),
    requestId: caller.requestId,
  }) as const

export function recordAccount(context: PoolContext, tx: Queryable, event: AccountEvent) {
  const { time, ...entry } = accountEntry(context, event)
  return recordActivity(tx, { ...entry, now: time })
}
