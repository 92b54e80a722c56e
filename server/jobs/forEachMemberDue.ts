import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import { userProfiles, type UserProfileRow } from '../schema/users'
import { forEachDue } from './forEachDue'

/**
 * Handles every member who has not left and meets a condition, each held in a transaction of their own. Whom another
 * process holds is left to it.
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

/** Neither suspended for a time nor for good: who may do what a reminder asks for. */
export const notSuspended = () =>
  and(eq(userProfiles.suspensionStatus1, false), eq(userProfiles.suspensionStatus2, false))
