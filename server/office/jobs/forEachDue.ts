import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Deps } from '../../ground/deps'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'

/**
 * Handles each id in its own transaction, so that one failure does not block others. Returns the number handled.
 * @param handle checks again, locks, and returns false if nothing was due
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

/** Handles every present member that meets a condition, each locked in its own transaction; skips locked members. */
export async function forEachMemberDue(
  deps: Deps,
  condition: SQL | undefined,
  handle: (tx: Transaction, profile: UserProfileRow) => Promise<boolean>,
): Promise<number> {
  const due = and(eq(userProfiles.deleteStatus, false), condition)
  const found = await deps.db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(due)
    .orderBy(asc(userProfiles.id))
  return forEachDue(
    deps,
    found.map(({ id }) => id),
    async (tx, id) => {
      const [profile] = await tx
        .select()
        .from(userProfiles)
        .where(and(eq(userProfiles.id, id), due))
        .for('update', { skipLocked: true })
      return profile ? handle(tx, profile) : false
    },
  )
}
