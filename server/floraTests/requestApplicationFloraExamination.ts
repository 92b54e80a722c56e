import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { isOpenInvitation } from '../../shared/flora/isOpenInvitation'
import { FLORA_TEST_ALREADY_APPLIED, FLORA_TEST_WISH_ALREADY_KEPT } from '../../shared/messages/apiErrors'
import { FLORA_TEST_INVITATION_OPEN } from '../../shared/messages/floraTests'
import { requireActiveUser, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { Success } from '../generated/resolvers'
import { userProfiles } from '../schema/users'
import { findProfileForUpdate } from '../users/findProfile'
import { findLatestFloraTest, isUnderWay } from './findLatestFloraTest'

/**
 * Stores the request for a flora test until an invitation.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_STATE without a profile, with a stored request, and
 * while a test is open
 */
export async function requestApplicationFloraExamination(context: RequestContext): Promise<Success> {
  const caller = requireActiveUser(context)
  const { now, requestId } = context
  const today = japaneseDateOf(now)

  await inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile) throw new AppError('INVALID_STATE')
    if (profile.floraInvitationRequestedAt) throw new AppError('INVALID_STATE', FLORA_TEST_WISH_ALREADY_KEPT)
    const latest = await findLatestFloraTest(tx, caller.id)
    if (latest && isOpenInvitation(latest.status, latest.deadlineForApplicationAt, today))
      throw new AppError('INVALID_STATE', FLORA_TEST_INVITATION_OPEN)
    if (latest && isUnderWay(latest, today)) throw new AppError('INVALID_STATE', FLORA_TEST_ALREADY_APPLIED)
    await tx
      .update(userProfiles)
      .set({ floraInvitationRequestedAt: now })
      .where(eq(userProfiles.id, caller.id))
    const event = { category: 'FloraTest', operation: 'RequestInvitation' } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
  })
  return { success: true }
}
