import { randomUUID } from 'node:crypto'
import { conditionQuestion, statementQuestion } from '../../shared/condition/conditionQuestion'
import { mayReport } from '../../shared/condition/mayReport'
import { addMonths, japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { REPORT_NOT_ASKED, SUSPENDED } from '../../shared/messages/apiErrors'
import { isSuspended } from '../../shared/suspension'
import { reportSinceSchema } from '../../shared/validation/condition'
import { requireActiveUser, requireUser, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { inTransaction, type Queryable } from '../db/client'
import { AppError, validated } from '../errors'
import type { ConditionReport, ReportConditionInput, SubmitStatementInput } from '../generated/resolvers'
import { openPoint } from '../officePoints/profilePoints'
import { conditionReports } from '../schema/condition'
import type { UserProfileRow } from '../schema/users'
import { findProfile, findProfileForUpdate } from '../users/findProfile'
import { followCondition, readAnswer, receivedSince, toConditionReport, keepStatement } from './keepStatement'

/**
 * Stores a change of condition and pauses donating for as long as the criteria say. A repeated report with an
 * end date closes the open one.
 * Open also to a suspended person whose stool may be in store.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff and while suspended without such stool, BAD_USER_INPUT,
 * INVALID_STATE for a person who neither has donated nor will soon
 */
export async function reportCondition(
  context: RequestContext,
  input: ReportConditionInput,
): Promise<ConditionReport> {
  const caller = requireUser(context)
  const { now, requestId } = context
  const today = japaneseDateOf(now)
  const { Since } = validated(reportSinceSchema(today), { Since: input.Since })
  const judgement = await readAnswer(conditionQuestion, input.Answer, context)
  const { vault } = context.deps
  return inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile) throw new AppError('INVALID_STATE', REPORT_NOT_ASKED)
    if (!(await mayReportNow(tx, profile, now)))
      throw isSuspended(profile)
        ? new AppError('FORBIDDEN', SUSPENDED)
        : new AppError('INVALID_STATE', REPORT_NOT_ASKED)
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
    await openPoint(tx, { userId: profile.id, kind: 'ConditionReport', now, requestId })
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

/** For how long stool may be in store. */
const STORED_MONTHS = 24

/** The person's own data: `User.MayReportCondition`. */
export async function mayReportCondition(
  { deps: { db }, now }: RequestContext,
  userId: string,
): Promise<boolean> {
  const profile = await findProfile(db, userId)
  return profile !== null && mayReportNow(db, profile, now)
}

async function mayReportNow(db: Queryable, profile: UserProfileRow, now: Date): Promise<boolean> {
  if (!isSuspended(profile) && mayReport({ UserStatus: profile.userStatus, DonorId: profile.donorId }))
    return true
  const since = startOfJapaneseDate(addMonths(japaneseDateOf(now), -STORED_MONTHS))
  return receivedSince(db, profile.id, since)
}
