import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { userProfiles, type UserProfileRow } from '../schema/users'

/** The profile of somebody who has not left; null before it is entered. */
export async function findProfile(db: Queryable, userId: string): Promise<UserProfileRow | null> {
  const [row] = await db
    .select()
    .from(userProfiles)
    .where(and(eq(userProfiles.id, userId), eq(userProfiles.deleteStatus, false)))
  return row ?? null
}

/** The same, held until the transaction ends, so that what is decided on it stays true. */
export async function findProfileForUpdate(db: Queryable, userId: string): Promise<UserProfileRow | null> {
  const [row] = await db
    .select()
    .from(userProfiles)
    .where(and(eq(userProfiles.id, userId), eq(userProfiles.deleteStatus, false)))
    .for('update')
  return row ?? null
}
