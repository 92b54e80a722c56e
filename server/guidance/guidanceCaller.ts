import { isSuspended } from '../../shared/suspension'
import type { RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import { findProfile, requirePresent } from '../users/findProfile'

/** The person of the guidance, and the actor: that person or an administrator. */
export type GuidanceCaller = { userId: string; actorId: string }

/** Administrators, for example on the telephone, may do more than the person's page allows. */
export const isOnBehalf = ({ userId, actorId }: GuidanceCaller) => userId !== actorId

/**
 * The person an administrator books, moves or cancels for: present and not suspended.
 * @throws AppError NOT_FOUND, INVALID_STATE
 */
export async function onBehalfOf(
  { deps: { db } }: RequestContext,
  userId: string,
  actorId: string,
): Promise<GuidanceCaller> {
  const id = requireUuid(userId)
  const profile = await requirePresent(db, id, await findProfile(db, id))
  if (isSuspended(profile)) throw new AppError('INVALID_STATE')
  return { userId: id, actorId }
}
