import { isSuspended } from '../../shared/suspension'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { recipientOf } from '../users/recipientOf'
import type { UserProfileRow } from '../schema/users'

/**
 * The mail about a suspension, or about its end; of the two kinds the second to be lifted ends it.
 * @param row as it is after the change
 */
export async function tellOfSuspension(
  tx: Transaction,
  deps: Pick<Deps, 'mail'>,
  row: UserProfileRow,
  what: 'stopped' | 'moved' | 'stoppedForGood' | 'lifted',
): Promise<void> {
  const to = { ...recipientOf(row), dedupeKey: `suspension/${row.id}/${row.version}` }
  if (what !== 'lifted')
    await deps.mail.enqueue(tx, {
      kind: 'suspended',
      params: {
        permanent: what === 'stoppedForGood',
        until: what === 'stoppedForGood' ? null : row.suspendedUntil,
        isMoved: what === 'moved',
      },
      ...to,
    })
  else if (!isSuspended(row)) await deps.mail.enqueue(tx, { kind: 'resumed', params: {}, ...to })
}
