import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate } from '../../shared/dates'
import type { RequestContext } from '../access/context'
import { findStatement } from '../condition/keepStatement'
import { toConditionReport } from '../condition/readAnswer'
import type { Queryable } from '../db/client'
import type { ConditionReport, DonationInfo } from '../generated/resolvers'
import { conditionReports } from '../schema/condition'
import { donations } from '../schema/donations'
import { toDonationInfo } from './listDonations'

/** A person's condition reports, newest first. */
export async function reportsOfUser(
  { deps: { db } }: RequestContext,
  userId: string,
): Promise<ConditionReport[]> {
  const rows = await db
    .select()
    .from(conditionReports)
    .where(eq(conditionReports.userId, userId))
    .orderBy(desc(conditionReports.updatedAt), desc(conditionReports.id))
  return rows.map(toConditionReport)
}

/** Today's statement (Japanese day), or null. */
export async function statementOfToday(
  { deps: { db }, now }: RequestContext,
  userId: string,
): Promise<ConditionReport | null> {
  const row = await findStatement(db, userId, japaneseDateOf(now))
  return row && toConditionReport(row)
}

/** Donations made after the reported condition had begun; the office reviews them. */
export async function donationsSince(
  db: Queryable,
  { UserId, Since, CreatedAt }: Pick<ConditionReport, 'UserId' | 'Since' | 'CreatedAt'>,
): Promise<DonationInfo[]> {
  if (!Since) return []
  const rows = await db
    .select()
    .from(donations)
    .where(
      and(
        eq(donations.userId, UserId),
        eq(donations.stoolReceiptStatus, 'Implemented'),
        isNull(donations.cancelledAt),
        gte(donations.donationAt, startOfJapaneseDate(Since)),
        lte(donations.donationAt, CreatedAt),
      ),
    )
    .orderBy(desc(donations.donationAt), desc(donations.id))
  return rows.map((row) => toDonationInfo(row, row.rewardStage))
}
