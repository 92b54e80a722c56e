import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { SQL } from 'drizzle-orm'
import type { Impact, ImpactChange } from '../../shared/criteria/impact'
import type { Candidates } from '../../shared/criteria/replay'
import { lastChecks } from '../criteria/lastChecks'
import type { Queryable } from '../db/client'
import type { Vault } from '../vault/vault'

const BUILT = new URL('../../build/server/impact-worker.js', import.meta.url)
const SOURCE = new URL('impactWorker.ts', import.meta.url)

/** When run from source, there is no built file. */
const startWorker = (candidates: Candidates) =>
  existsSync(BUILT)
    ? new Worker(BUILT, { workerData: candidates })
    : new Worker(SOURCE, { workerData: candidates, execArgv: ['--import', 'tsx'] })

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
  const worker = startWorker(candidates)
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
