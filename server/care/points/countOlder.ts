import { asc } from 'drizzle-orm'
import type { Deps } from '../../ground/deps'
import { onlineChecks, uncountedPoints } from '../../ground/tables/screenings'
import { countPoints } from './checkPoints'

const BATCH = 200
/** In one run of the job: a minute of computing. */
const MOST_AT_ONCE = 20_000

/**
 * Counts the points of older checks, so that lists find them. Checks that are locked wait for the next run.
 * @returns the number of checks
 */
export async function countOlderPoints({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<number> {
  let done = 0
  for (let counted = BATCH; counted === BATCH && done < MOST_AT_ONCE; done += counted)
    counted = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(onlineChecks)
        .where(uncountedPoints)
        .orderBy(asc(onlineChecks.screeningId))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      for (const check of await vault.open(tx, 'online_checks', rows)) await countPoints(tx, vault, check)
      return rows.length
    })
  return done
}
