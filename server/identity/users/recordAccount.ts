import { recordActivity } from '../../activity/recordActivity'
import type { Queryable } from '../../db/client'
import type { Caller, PoolContext } from '../context'

type AccountEvent = {
  operation:
    'SignUp' | 'SignIn' | 'ChangePassword' | 'ResetPassword' | 'SetTotp' | 'RemoveTotp' | 'SignOutEverywhere'
  sub: string
  caller: Caller
}

/** Writes down what somebody did with her own account, in the transaction of the change. */
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
