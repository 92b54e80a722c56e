import { and, eq } from 'drizzle-orm'
import { USER_ALREADY_LEFT } from '../../shared/messages/apiErrors'
import type { Queryable } from '../db/client'
import { AppError } from '../errors'
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

/**
 * Tells an administrator why there is nobody: somebody who has left, or nobody ever.
 * @throws AppError INVALID_STATE, NOT_FOUND
 */
export async function requirePresent(
  db: Queryable,
  userId: string,
  found: UserProfileRow | null,
): Promise<UserProfileRow> {
  if (found) return found
  const [row] = await db.select({ id: userProfiles.id }).from(userProfiles).where(eq(userProfiles.id, userId))
  throw row ? new AppError('INVALID_STATE', USER_ALREADY_LEFT) : new AppError('NOT_FOUND')
}
