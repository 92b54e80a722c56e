import { requireActiveUser, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { UpdateSubscribedMagazineInput, UserProfile } from '../generated/resolvers'
import { chooseMails } from './chooseMails'
import { findProfileForUpdate } from './findProfile'
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
    const choice = { kind: 'SubscribedMagazine', wanted: SubscribedMagazine, now, requestId } as const
    return chooseMails(tx, profile, choice)
  })
  return toUserProfile(row)
}
