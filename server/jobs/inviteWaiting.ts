import { inTransaction } from '../db/transaction'
import type { Deps } from '../deps'
import { inviteFromWaitingList } from '../waitingList/invite'

/** Invites waiting people while the month has places. */
export function inviteWaiting(deps: Deps, now: Date): Promise<number> {
  return inTransaction({ deps }, (tx) => inviteFromWaitingList(tx, deps, now))
}
