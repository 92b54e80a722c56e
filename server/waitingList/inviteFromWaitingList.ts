import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { invite } from './invite'
import { claimMonthPlace, holdMonth, monthOf } from './monthPlaces'
import { holdFirstInLine } from './waitingLine'

/**
 * Invites in order while this Japanese month has places. Called when a check is passed and when places are
 * added.
 * @returns the number of invitations
 */
export async function inviteFromWaitingList(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  now: Date,
): Promise<number> {
  const month = monthOf(now)
  if (!(await holdMonth(tx, month))) return 0
  for (let invited = 0; ; invited++) {
    const userId = await holdFirstInLine(tx, now)
    if (!userId || !(await claimMonthPlace(tx, month, now))) return invited
    await invite(tx, deps, { userId, month, now })
  }
}
