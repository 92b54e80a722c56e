import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { userProfiles, type UserProfileRow } from '../schema/users'
import { forEachDue } from './forEachDue'

/**
 * Handles every present member that meets a condition, each locked in its own transaction. Skips members that
 * another process has locked.
 */
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
