import type { Transaction } from '../db/client'
import { inTransaction } from '../db/transaction'
import type { Deps } from '../deps'

/**
 * Handles each id in its own transaction, so that one failure does not block others.
 * @param handle checks again, locks, and returns false if nothing was due
 * @returns the number handled
 * @throws Error at the end if some failed, so that the job runs again
 */
export async function forEachDue(
  deps: Deps,
  ids: readonly string[],
  handle: (tx: Transaction, id: string) => Promise<boolean>,
): Promise<number> {
  let [handled, failed] = [0, 0]
  for (const id of ids) {
    try {
      if (await inTransaction({ deps }, (tx) => handle(tx, id))) handled++
    } catch (error) {
      failed++
      deps.log.error({ err: error, id }, 'one of a job failed')
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${ids.length} failed`)
  return handled
}
