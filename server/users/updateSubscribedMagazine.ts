import { eq } from 'drizzle-orm'
import { recordActivity } from '../activity/recordActivity'
import { requireActiveUser, type RequestContext } from '../context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { UpdateSubscribedMagazineInput, UserProfile } from '../generated/resolvers'
import { findProfileForUpdate } from './findProfile'
import { userProfiles } from './tables'
import { toUserProfile } from './toUserProfile'

/**
 * Takes the notices of choice or stops them, and changes nothing else: a profile that is to be brought up to date
 * stays so. Sent twice it changes nothing more.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN while suspended or for staff, INVALID_STATE without a profile
 */
export async function updateSubscribedMagazine(
  context: RequestContext,
  { SubscribedMagazine }: UpdateSubscribedMagazineInput,
): Promise<UserProfile> {
  const caller = requireActiveUser(context)
  const { now, requestId } = context

  const row = await inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile) throw new AppError('INVALID_STATE')
    if (profile.subscribedMagazine === SubscribedMagazine) return profile
    const changed = {
      subscribedMagazine: SubscribedMagazine,
      version: profile.version + 1,
      updatedAt: now,
    }
    await tx.update(userProfiles).set(changed).where(eq(userProfiles.id, caller.id))
    const event = { category: 'Profile', operation: 'Update', fields: ['SubscribedMagazine'] } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
    return { ...profile, ...changed }
  })
  return toUserProfile(row, 'member')
}
