import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Deps } from '../../ground/deps'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'

/**
 * Handles each row in its own transaction, so that one failure does not block others; those that somebody else holds
 * come last and are waited for, because their next run may be an hour or a day away. Returns the number handled.
 * @param key of the rows, by which `handle` locks one if nobody holds it
 * @param handle checks again; false if nothing was due, null if its row was not due any more or is held
 * @throws Error at the end if some failed, so that the job runs again
 */
export async function forEachDue(
  deps: Deps,
  { ids, key }: { ids: readonly string[]; key: AnyPgColumn },
  handle: (tx: Transaction, id: string) => Promise<boolean | null>,
): Promise<number> {
  let [handled, failed] = [0, 0]
  const held: string[] = []
  const handleAll = async (some: readonly string[], run: typeof handle) => {
    for (const id of some) {
      try {
        const done = await inTransaction({ deps }, (tx) => run(tx, id))
        if (done) handled++
        else if (done === null) held.push(id)
      } catch (error) {
        failed++
        deps.log.error({ err: error, id }, 'one of a job failed')
      }
    }
  }
  await handleAll(ids, handle)
  await handleAll([...held], async (tx, id) => {
    // By a statement of its own: one that has waited still sees other tables as they were.
    await tx.select({ id: key }).from(key.table).where(eq(key, id)).for('update')
    return handle(tx, id)
  })
  if (failed > 0) throw new Error(`${failed} of ${ids.length} failed`)
  return handled
}

/** Handles every present member that meets a condition, each locked in its own transaction. */
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
  return forEachDue(deps, { ids: found.map(({ id }) => id), key: userProfiles.id }, async (tx, id) => {
    const [profile] = await tx
      .select()
      .from(userProfiles)
      .where(and(eq(userProfiles.id, id), due))
      .for('update', { skipLocked: true })
    return profile ? handle(tx, profile) : null
  })
}
