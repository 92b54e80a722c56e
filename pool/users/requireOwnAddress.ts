import { eq } from 'drizzle-orm'
import { isSuspended } from '../../shared/suspension'
import { userProfiles } from '../../server/schema/users'
import type { PoolContext } from '../context'
import { isPoolGroup } from '../../server/identity/isPoolGroup'
import { refusals } from '../poolError'
import type { PoolUserRow } from '../../server/schema/identity'

/**
 * Refuses staff (an administrator sets their address) and stopped or former users.
 * @throws NotAuthorizedException
 */
export async function requireOwnAddress(context: PoolContext, user: PoolUserRow): Promise<void> {
  if (user.groups.some(isPoolGroup)) throw refusals.addressHeld()
  const [profile] = await context.db
    .select({
      deleted: userProfiles.deleteStatus,
      suspensionStatus1: userProfiles.suspensionStatus1,
      suspensionStatus2: userProfiles.suspensionStatus2,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, user.sub))
  if (profile && (profile.deleted || isSuspended(profile))) throw refusals.addressHeld()
}
