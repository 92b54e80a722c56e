import type { ActivityEvent } from '../../shared/words/records/activity'
import type { RequestContext } from './access/context'
import type { Transaction } from './db/client'
import { inTransaction } from './db/inTransaction'
import { recordActivity } from './recordActivity'

type Log = (userId: string | null, event: ActivityEvent, reason?: string | null) => Promise<number>

/** Runs an operation in one transaction and gives it `log`, which adds what its caller did to the activity log. */
export const loggedTransaction = <T>(
  context: RequestContext,
  work: (tx: Transaction, log: Log) => Promise<T>,
): Promise<T> =>
  inTransaction(context, (tx) => {
    const { principal, now, requestId, deps } = context
    if (principal.kind === 'guest') throw new Error('Nobody has signed in')
    const { id: actorId } = principal
    return work(tx, (userId, event, reason) =>
      recordActivity(tx, { event, userId, actorId, reason, vault: deps.vault, now, requestId }),
    )
  })
