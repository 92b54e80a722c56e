import { randomUUID } from 'node:crypto'
import { conditionQuestion, statementQuestion } from '../../shared/condition/conditionQuestion'
import { mayReport } from '../../shared/condition/mayReport'
import { japaneseDateOf } from '../../shared/dates'
import { REPORT_NOT_ASKED } from '../../shared/messages/apiErrors'
import { reportSinceSchema } from '../../shared/validation/condition'
import { requireActiveUser, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { inTransaction } from '../db/client'
import { AppError, validated } from '../errors'
import type { ConditionReport, ReportConditionInput, SubmitStatementInput } from '../generated/resolvers'
import { conditionReports } from '../schema/condition'
import { findProfileForUpdate } from '../users/findProfile'
import { followCondition, readAnswer, toConditionReport, keepStatement } from './keepStatement'

/**
 * Stores a change of condition and pauses donating for as long as the criteria say. A repeated report with an
 * end date closes the open one.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff and while suspended, BAD_USER_INPUT, INVALID_STATE
 * for a person who neither has donated nor will soon
 */
export async function reportCondition(
  context: RequestContext,
  input: ReportConditionInput,
): Promise<ConditionReport> {
  const caller = requireActiveUser(context)
  const { now, requestId } = context
  const today = japaneseDateOf(now)
  const { Since } = validated(reportSinceSchema(today), { Since: input.Since })
  const judgement = await readAnswer(conditionQuestion, input.Answer, context)
  const { vault } = context.deps
  return inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile || !mayReport({ UserStatus: profile.userStatus, DonorId: profile.donorId }))
      throw new AppError('INVALID_STATE', REPORT_NOT_ASKED)
    const owner = { id: randomUUID(), userId: profile.id }
    const [row] = await tx
      .insert(conditionReports)
      .values({
        ...owner,
        kind: 'Report',
        day: today,
        since: Since,
        ...(await vault.seal(tx, 'condition_reports', owner, { judgement })),
        recordedByStaff: false,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('An inserted report is missing')
    await followCondition(tx, vault, profile, { today, now })
    const event = { category: 'Donation', operation: 'Report' } as const
    await recordActivity(tx, { event, userId: profile.id, actorId: caller.id, now, requestId })
    return toConditionReport({ ...row, judgement })
  })
}

/**
 * The statement on the day of a donation; the answer tells whether to come.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff and while suspended, BAD_USER_INPUT, INVALID_STATE
 * unless certified, and once stool was received after a statement of the day
 */
export async function submitStatement(
  context: RequestContext,
  input: SubmitStatementInput,
): Promise<ConditionReport> {
  const caller = requireActiveUser(context)
  const judgement = await readAnswer(statementQuestion, input.Answer, context)
  return inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile) throw new AppError('INVALID_STATE')
    return toConditionReport(await keepStatement(tx, context, { profile, judgement, by: caller.id }))
  })
}
