import { once } from 'node:events'
import type { SQL } from 'drizzle-orm'
import type { Impact, ImpactChange } from '../impact'
import type { Candidates } from '../judgeAgain'
import { lastChecks } from '../lastChecks'
import type { Queryable } from '../../../ground/db/client'
import { startWorker } from '../../../ground/startWorker'
import type { Vault } from '../../../ground/vault/vault'

const SOURCE = new URL('impactWorker.ts', import.meta.url)

/**
 * Judges everyone's last answers by both criteria, in a separate thread.
 * @param among narrows them, as a condition on their profiles
 */
export async function countImpact(
  db: Queryable,
  vault: Vault,
  candidates: Candidates,
  among?: SQL,
): Promise<Impact> {
  const worker = startWorker('impact-worker', SOURCE, { workerData: candidates })
  const impact: Impact = { people: 0, changes: [] }
  try {
    for await (const checks of lastChecks(db, vault, among)) {
      worker.postMessage(checks, [])
      // Rejects when the thread fails.
      const [changes] = (await once(worker, 'message')) as [ImpactChange[]]
      impact.people += checks.length
      impact.changes.push(...changes)
    }
    return impact
  } finally {
    await worker.terminate()
  }
}
