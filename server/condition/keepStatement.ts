import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNull } from 'drizzle-orm'
import type { ConditionJudgement } from '../../shared/condition/judgeCondition'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import { STATEMENT_NOT_CERTIFIED, STATEMENT_SETTLED } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../access/context'
import type { Queryable, Transaction } from '../db/client'
import { donations } from '../schema/donations'
import { AppError } from '../errors'
import type { UserProfileRow } from '../schema/users'
import { followCondition } from './followCondition'
import { conditionReports, type ConditionReportRow } from '../schema/condition'

/**
 * Stores the day's statement, replacing an earlier one of that day.
 * @param profile locked by the caller's transaction
 * @throws AppError INVALID_STATE unless certified, and once stool was received after it
 */
export async function keepStatement(
  tx: Transaction,
  { now, requestId }: Pick<RequestContext, 'now' | 'requestId'>,
  { profile, judgement, by }: { profile: UserProfileRow; judgement: ConditionJudgement; by: string },
): Promise<ConditionReportRow> {
  if (profile.donorStatus !== 'Certified') throw new AppError('INVALID_STATE', STATEMENT_NOT_CERTIFIED)
  const day = japaneseDateOf(now)
  const before = await findStatement(tx, profile.id, day)
  if (before && (await receivedSince(tx, profile.id, startOfJapaneseDate(day))))
    throw new AppError('INVALID_STATE', STATEMENT_SETTLED)
  const recordedByStaff = by !== profile.id
  const said = { judgement, recordedByStaff, lifted: false, updatedAt: now }
  const [row] = before
    ? await tx.update(conditionReports).set(said).where(eq(conditionReports.id, before.id)).returning()
    : await tx
        .insert(conditionReports)
        .values({ id: randomUUID(), userId: profile.id, kind: 'Statement', day, createdAt: now, ...said })
        .returning()
  if (!row) throw new Error('A statement that was kept is missing')
  await followCondition(tx, profile, { today: day, now })
  const event = { category: 'Donation', operation: 'Statement' } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: by, now, requestId })
  return row
}

/** The statement of a Japanese day, or null. */
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

async function receivedSince(tx: Transaction, userId: string, since: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: donations.id })
    .from(donations)
    .where(
      and(
        eq(donations.userId, userId),
        eq(donations.stoolReceiptStatus, 'Implemented'),
        isNull(donations.cancelledAt),
        gte(donations.donationAt, since),
      ),
    )
    .limit(1)
  return row !== undefined
}
