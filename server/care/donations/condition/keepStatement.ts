import { randomUUID } from 'node:crypto'
import { and, eq, gte, asc, sql } from 'drizzle-orm'
import { conditionQuestion } from '../../../../shared/rules/donating/condition/conditionQuestion'
import {
  type ConditionJudgement,
  judgeCondition,
  togetherOf,
  restFrom,
} from '../../../../shared/rules/donating/condition/judgeCondition'
import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../../../shared/facts/dates'
import {
  STATEMENT_NOT_CERTIFIED,
  STATEMENT_SETTLED,
  CONDITION_DAY_MISSING,
  CONDITION_MISSING,
} from '../../../../shared/words/program/apiErrors'
import { isAnswered } from '../../../../shared/questionnaire/engine/askedQuestions'
import { parseAnswer } from '../../../../shared/questionnaire/engine/parseAnswer'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import type { RequestContext } from '../../../ground/access/context'
import { recordActivity } from '../../../ground/recordActivity'
import { findCriteriaInForce } from '../../criteria/criteriaInForce'
import type { Queryable, Transaction } from '../../../ground/db/client'
import { AppError, badField } from '../../../ground/errors'
import type { ConditionReport } from '../../../generated/resolvers'
import { conditionReports, type ConditionReportRow } from '../../../ground/tables/condition'
import { donations, stoolReceived } from '../../../ground/tables/donations'
import { type UserProfileRow, userProfiles } from '../../../ground/tables/users'
import type { Vault } from '../../../ground/vault/vault'
import { asContract } from '../../../ground/db/asContract'

/**
 * Stores the day's statement, replacing an earlier one of that day.
 * @param profile locked by the caller's transaction
 * @throws AppError INVALID_STATE unless certified, and once stool was received after it
 */
export async function keepStatement(
  tx: Transaction,
  { now, requestId, deps }: RequestContext,
  { profile, judgement, by }: { profile: UserProfileRow; judgement: ConditionJudgement; by: string },
): Promise<ConditionReportRow> {
  if (profile.donorStatus !== 'Certified') throw new AppError('INVALID_STATE', STATEMENT_NOT_CERTIFIED)
  const day = japaneseDateOf(now)
  const before = await findStatement(tx, profile.id, day)
  if (before && (await receivedSince(tx, profile.id, startOfJapaneseDate(day))))
    throw new AppError('INVALID_STATE', STATEMENT_SETTLED)
  const recordedByStaff = by !== profile.id
  const owner = { id: before?.id ?? randomUUID(), userId: profile.id }
  const said = {
    ...(await deps.vault.seal(tx, 'condition_reports', owner, { judgement })),
    recordedByStaff,
    lifted: false,
    updatedAt: now,
  }
  const [row] = before
    ? await tx.update(conditionReports).set(said).where(eq(conditionReports.id, before.id)).returning()
    : await tx
        .insert(conditionReports)
        .values({ ...owner, kind: 'Statement', day, createdAt: now, ...said })
        .returning()
  if (!row) throw new Error('A statement that was kept is missing')
  await followCondition(tx, deps.vault, profile, { today: day, now })
  const event = { category: 'Donation', operation: 'Statement' } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: by, now, requestId })
  return { ...row, judgement }
}

/** The statement of a Japanese day, or null; its content stays sealed. */
export async function findStatement(
  db: Queryable,
  userId: string,
  day: string,
): Promise<ConditionReportRow | null> {
  const [row] = await db
    .select()
    .from(conditionReports)
    .where(
      and(
        eq(conditionReports.userId, userId),
        eq(conditionReports.kind, 'Statement'),
        eq(conditionReports.day, day),
      ),
    )
  return row ?? null
}

/** Stool was received, and not taken back. */
export async function receivedSince(tx: Queryable, userId: string, since: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: donations.id })
    .from(donations)
    .where(and(eq(donations.userId, userId), stoolReceived, gte(donations.donationAt, since)))
    .limit(1)
  return row !== undefined
}

/**
 * Parses an answer and judges it by the current criteria.
 * @throws AppError BAD_USER_INPUT
 */
export async function readAnswer(
  question: Question,
  answer: unknown,
  { now, deps }: RequestContext,
): Promise<ConditionJudgement> {
  const today = japaneseDateOf(now)
  const parsed = parseAnswer(question, answer, { today, region: { name: '', municipalities: [] } })
  if (typeof parsed === 'string') throw badField('Answer', parsed)
  if (!parsed.choices) throw badField('Answer', CONDITION_MISSING)
  if (!isAnswered(conditionQuestion, parsed)) throw badField('Answer', CONDITION_DAY_MISSING)
  const current = (await findCriteriaInForce(deps.db, deps)) ?? deps.questionnaires.current
  return judgeCondition(parsed, current, today)
}

/** Opened reports for their person and for administrators. */
export async function toConditionReports(
  db: Queryable,
  vault: Vault,
  rows: readonly ConditionReportRow[],
): Promise<ConditionReport[]> {
  return (await vault.open(db, 'condition_reports', rows)).map(toConditionReport)
}

/** A report for its person and for administrators. Later donations are resolved separately. */
export function toConditionReport(row: ConditionReportRow): ConditionReport {
  const { items } = row.judgement
  const { outcome, notBefore } = togetherOf(items)
  return {
    ...asContract(row, 'id', 'userId', 'kind', 'day', 'since'),
    ...asContract(row, 'recordedByStaff', 'lifted', 'createdAt', 'updatedAt'),
    Sk: 'ConditionReport',
    Items: items.map((item) => ({
      ...asContract(item, 'choice', 'date', 'outcome', 'notBefore'),
    })),
    Outcome: outcome,
    NotBefore: notBefore,
    Stage: null,
    DonationsSince: null,
  }
}

/**
 * Updates the profile's rest from all reports.
 * @param profile locked by the caller's transaction
 */
export async function followCondition(
  tx: Transaction,
  vault: Vault,
  profile: UserProfileRow,
  { today, now }: { today: JapaneseDate; now: Date },
): Promise<UserProfileRow> {
  const rows = await tx
    .select()
    .from(conditionReports)
    .where(eq(conditionReports.userId, profile.id))
    .orderBy(asc(conditionReports.createdAt), asc(conditionReports.id))
  const opened = await vault.open(tx, 'condition_reports', rows)
  const rest = restFrom(
    opened.map(({ judgement: { items }, updatedAt, lifted }) => ({ items, saidAt: updatedAt, lifted })),
    today,
  )
  const next = { resting: rest !== null, restingUntil: rest?.until ?? null }
  if (next.resting === profile.resting && next.restingUntil === profile.restingUntil) return profile
  const [row] = await tx
    .update(userProfiles)
    .set({ ...next, version: sql`${userProfiles.version} + 1`, updatedAt: now })
    .where(and(eq(userProfiles.id, profile.id), eq(userProfiles.deleteStatus, false)))
    .returning()
  if (!row) throw new Error('A profile that is held is missing')
  return row
}

/** Marks all reports so far as lifted; later ones count again. */
export async function liftReports(tx: Transaction, userId: string): Promise<void> {
  await tx.update(conditionReports).set({ lifted: true }).where(eq(conditionReports.userId, userId))
}
