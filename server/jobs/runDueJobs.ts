import type { Deps } from '../deps'
import { jobs } from './jobs'

/**
 * Runs every job once, in order, for tests and the simulation.
 * @returns the amount of work by job name
 */
export async function runDueJobs(deps: Deps, now: Date): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  for (const { name, run } of jobs) done[name] = await run(deps, now)
  return done
}
