import { and, eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { isOpenInvitation } from '../../../shared/rules/donating/flora/isOpenInvitation'
import {
  FLORA_TEST_ALREADY_APPLIED,
  FLORA_TEST_NOT_INVITED,
  floraTestDeadlinePassed,
  FLORA_TEST_WISH_ALREADY_KEPT,
} from '../../../shared/words/program/apiErrors'
import { FLORA_TEST_INVITATION_OPEN } from '../../../shared/words/donating/floraTests'
import { floraApplicationSchema } from '../../../shared/forms/floraTest'
import { requireActiveUser, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { AppError, validated } from '../../ground/errors'
import { isUuid } from '../../../shared/facts/isUuid'
import type { RequestGutFloraExaminationInput, Success } from '../../generated/resolvers'
import { floraTests } from '../../ground/tables/floraTests'
import { userProfiles } from '../../ground/tables/users'
import { findProfileForUpdate } from '../../records/person/findProfile'
import { findLatestFloraTest, isUnderWay } from './enterFloraResult'

/** Applies for the flora test of an invitation, with consent. The deadline's day is still valid. */
export async function requestGutFloraExamination(
  context: RequestContext,
  input: RequestGutFloraExaminationInput,
): Promise<Success> {
  const caller = requireActiveUser(context)
  const { now } = context
  const { InspectionDetailId: id } = validated(floraApplicationSchema, input)
  if (!isUuid(id)) throw new AppError('INVALID_STATE', FLORA_TEST_NOT_INVITED)
  const own = and(eq(floraTests.id, id), eq(floraTests.userId, caller.id))

  await loggedTransaction(context, async (tx, log) => {
    const [test] = await tx.select().from(floraTests).where(own).for('update')
    if (!test) throw new AppError('INVALID_STATE', FLORA_TEST_NOT_INVITED)
    if (test.status !== 'Guidance') throw new AppError('INVALID_STATE', FLORA_TEST_ALREADY_APPLIED)
    const deadline = test.deadlineForApplicationAt
    if (deadline && !isOpenInvitation(test.status, deadline, japaneseDateOf(now)))
      throw new AppError('INVALID_STATE', floraTestDeadlinePassed(deadline))
    await tx.update(floraTests).set({ status: 'Applied', updatedAt: now }).where(own)
    await log(caller.id, { category: 'FloraTest', operation: 'Apply' })
  })
  return { success: true }
}

/** Stores the request for a flora test until an invitation. */
export async function requestApplicationFloraExamination(context: RequestContext): Promise<Success> {
  const caller = requireActiveUser(context)
  const { now } = context
  const today = japaneseDateOf(now)

  await loggedTransaction(context, async (tx, log) => {
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
    await log(caller.id, { category: 'FloraTest', operation: 'RequestInvitation' })
  })
  return { success: true }
}
