import type { Transaction } from '../db/client'
import { inTransaction } from '../db/transaction'
import type { Deps } from '../deps'

/**
 * Handles what a job has found, one after the other, each in a transaction of its own: what fails holds up nothing else.
 * @param handle looks again whether it is still due, holds it, and answers false when there was nothing to do
 * @returns how many were handled
 * @throws Error at the end when some failed, so that the job is run again
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
