import type { SecurityEventKind } from '../../../shared/generated/schema'
import type { Queryable } from '../../db/client'
import { recordSecurityEvent } from '../../security/recordSecurityEvent'
import type { Caller, PoolContext } from '../context'

/** Notes in the security log what a caller did or tried; in the transaction of a change, by itself for a refusal. */
export const noteEvent = (
  context: PoolContext,
  db: Queryable,
  event: { kind: SecurityEventKind; accountId: string | null; caller: Caller },
) =>
  recordSecurityEvent(db, {
    kind: event.kind,
    accountId: event.accountId,
    ip: event.caller.ip,
    requestId: event.caller.requestId,
    now: context.clock.now(),
  })
