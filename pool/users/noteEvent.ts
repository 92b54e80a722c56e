import type { SecurityEventKind } from '../../shared/generated/schema'
import type { Queryable } from '../../server/db/client'
import { networkOf } from '../../server/security/networkOf'
import { recordSecurityEvent } from '../../server/security/recordSecurityEvent'
import type { Caller, PoolContext } from '../context'
import { recordActivity } from '../../server/activity/recordActivity'

/** Writes to the security log: in the transaction of a change, separately for a refusal. */
export const noteEvent = (
  context: PoolContext,
  db: Queryable,
  event: { kind: SecurityEventKind; accountId: string | null; caller: Caller },
) =>
  recordSecurityEvent(db, {
    kind: event.kind,
    accountId: event.accountId,
    network: networkOf(event.caller.ip),
    requestId: event.caller.requestId,
    now: context.clock.now(),
  })

type AccountEvent = {
  operation:
    'SignUp' | 'SignIn' | 'ChangePassword' | 'ResetPassword' | 'SetTotp' | 'RemoveTotp' | 'SignOutEverywhere'
  sub: string
  caller: Caller
}

export const recordAccount = (
  context: PoolContext,
  tx: Queryable,
  { operation, sub, caller }: AccountEvent,
) =>
  recordActivity(tx, {
    event: { category: 'Account', operation },
    userId: sub,
    actorId: sub,
    now: context.clock.now(),
    requestId: caller.requestId,
  })
