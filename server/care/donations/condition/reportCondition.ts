import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import {
  conditionQuestion,
  statementQuestion,
} from '../../../../shared/rules/donating/condition/conditionQuestion'
import { togetherOf } from '../../../../shared/rules/donating/condition/judgeCondition'
import type { ConditionJudgement } from '../../../../shared/rules/donating/condition/judgeCondition'
import { mayReport, STORED_MONTHS } from '../../../../shared/rules/donating/condition/mayReport'
import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../../../shared/facts/dates'
import { addMonths } from '../../../../shared/facts/months'
import {
  NOTHING_IN_STORE,
  REPORT_NOT_ASKED,
  REPORTS_BY_ONESELF,
  SUSPENDED,
} from '../../../../shared/words/program/apiErrors'
import { isSuspended } from '../../../../shared/rules/person/suspension'
import { recordedSinceSchema, reportSinceSchema } from '../../../../shared/forms/condition'
import type { RequestContext } from '../../../ground/access/context'
import { requireActiveUser, requireDuty, requireUser } from '../../../ground/access/context'
import { recordActivity } from '../../../ground/recordActivity'
import { inTransaction } from '../../../ground/db/inTransaction'
import { holdRow } from '../../../ground/db/oneRow'
import type { Queryable, Transaction } from '../../../ground/db/client'
import { AppError, requireUuid, validated } from '../../../ground/errors'
import type {
  ConditionReport,
  RecordConditionReportInput,
  ReportConditionInput,
  SubmitStatementInput,
  Success,
} from '../../../generated/resolvers'
import { beginHold } from '../../holds/beginHold'
import { openPoint } from '../../points/profilePoints'
import { conditionReports, type ConditionReportRow } from '../../../ground/tables/condition'
import { donations, stoolReceived } from '../../../ground/tables/donations'
import { userProfiles, type UserProfileRow } from '../../../ground/tables/users'
import { findProfileForUpdate, profileInAnswer } from '../../../records/person/findProfile'
import { followCondition, readAnswer, toConditionReport, keepStatement } from './keepStatement'

/**
 * Stores a change of condition and pauses donating for as long as the criteria say. A repeated report with an
 * end date closes the open one.
 * Open also to a suspended person whose stool may be in store.
 */
export async function reportCondition(
  context: RequestContext,
  input: ReportConditionInput,
): Promise<ConditionReport> {
  const caller = requireUser(context)
  const { now } = context
  const today = japaneseDateOf(now)
  const { Since } = validated(reportSinceSchema(today), { Since: input.Since })
  const judgement = await readAnswer(conditionQuestion, input.Answer, context)
  return inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile) throw new AppError('INVALID_STATE', REPORT_NOT_ASKED)
    if (!(await mayReportNow(tx, profile, now)))
      throw isSuspended(profile)
        ? new AppError('FORBIDDEN', SUSPENDED)
        : new AppError('INVALID_STATE', REPORT_NOT_ASKED)
    const row = await keepReport(tx, context, { userId: profile.id, by: caller.id, judgement, since: Since })
    await followCondition(tx, context.deps.vault, profile, { today, now })
    return toConditionReport({ ...row, judgement })
  })
}

/** What somebody who has left tells the office, while stool of theirs may be in store. Members report it themselves. */
export async function recordConditionReport(
  context: RequestContext,
  input: RecordConditionReportInput,
): Promise<Success> {
  const caller = requireDuty(context, 'recordConditionReport')
  const userId = requireUuid(input.UserId)
  const { Since } = validated(recordedSinceSchema(japaneseDateOf(context.now)), { Since: input.Since })
  const judgement = await readAnswer(conditionQuestion, input.Answer, context)
  return inTransaction(context, async (tx) => {
    const left = await holdRow(tx, userProfiles, userId)
    if (!left.deleteStatus) throw new AppError('INVALID_STATE', REPORTS_BY_ONESELF)
    if (!(await mayReportNow(tx, left, context.now))) throw new AppError('INVALID_STATE', NOTHING_IN_STORE)
    await keepReport(tx, context, { userId, by: caller.id, judgement, since: Since })
    return { success: true }
  })
}

type Told = { userId: string; by: string; judgement: ConditionJudgement; since: JapaneseDate }

/** Stores a report and asks the office to look at what was received since. The caller has locked the person. */
async function keepReport(
  tx: Transaction,
  context: RequestContext,
  { userId, by, judgement, since }: Told,
): Promise<ConditionReportRow> {
  const { deps, now, requestId } = context
  const owner = { id: randomUUID(), userId }
  const [row] = await tx
    .insert(conditionReports)
    .values({
      ...owner,
      kind: 'Report',
      day: japaneseDateOf(now),
      since,
      ...(await deps.vault.seal(tx, 'condition_reports', owner, { judgement })),
      recordedByStaff: by !== userId,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('An inserted report is missing')
  await openPoint(tx, { userId, kind: 'ConditionReport', now, requestId })
  if (togetherOf(judgement.items).outcome !== 'Fine')
    await beginHold(tx, context, { cause: 'Report', causeId: row.id }, { userId, since })
  const event = { category: 'Donation', operation: 'Report' } as const
  await recordActivity(tx, { event, userId, actorId: by, now, requestId })
  return row
}

/** The statement on the day of a donation; the answer tells whether to come. */
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

/** From here on stool may be in store. */
export const storedSince = (now: Date) => startOfJapaneseDate(addMonths(japaneseDateOf(now), -STORED_MONTHS))

/** The last day on which stool of a person may be in store; null where none is. */
export async function storedUntil(tx: Queryable, userId: string, now: Date): Promise<JapaneseDate | null> {
  const [last] = await tx
    .select({ at: donations.donationAt })
    .from(donations)
    .where(and(eq(donations.userId, userId), stoolReceived))
    .orderBy(desc(donations.donationAt))
    .limit(1)
  return last && last.at >= storedSince(now) ? addMonths(japaneseDateOf(last.at), STORED_MONTHS) : null
}

/** `User.MayReportCondition`. */
export async function mayReportCondition(context: RequestContext, userId: string): Promise<boolean> {
  const profile = await profileInAnswer(context, userId)
  return profile !== null && mayReportNow(context.deps.db, profile, context.now)
}

async function mayReportNow(db: Queryable, profile: UserProfileRow, now: Date): Promise<boolean> {
  const { userStatus, donorId, deleteStatus } = profile
  const isHere = !deleteStatus && !isSuspended(profile)
  if (isHere && mayReport({ UserStatus: userStatus, DonorId: donorId })) return true
  return (await storedUntil(db, profile.id, now)) !== null
}
