import { inTransaction } from '../db/transaction'
import type { Deps } from '../deps'
import { inviteFromWaitingList } from '../waitingList/inviteFromWaitingList'

/** Invites those who wait while the month has places: at its beginning, and wherever a place came back. */
export function inviteWaiting(deps: Deps, now: Date): Promise<number> {
  return inTransaction({ deps }, (tx) => inviteFromWaitingList(tx, deps, now))
}
