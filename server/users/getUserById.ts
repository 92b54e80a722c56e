import { eq } from 'drizzle-orm'
import { requireStaff, type RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import { userProfiles } from '../schema/users'
import { toUserProfile } from './toUserProfile'
import type { UserParent } from './userParent'

/**
 * A person for the console, those who have left included.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, NOT_FOUND
 */
export async function getUserById(context: RequestContext, userId: string): Promise<UserParent> {
  requireStaff(context)
  const [row] = await context.deps.db
    .select()
    .from(userProfiles)
    .where(eq(userProfiles.id, requireUuid(userId)))
  if (!row) throw new AppError('NOT_FOUND')
  return { Id: row.id, Profile: toUserProfile(row), RetryReminder: row.retryReminder }
}
