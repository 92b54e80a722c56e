import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { RewardPeriod, RewardStage } from '../generated/resolvers'
import { screenings } from '../schema/screenings'
import { donationScreenings, rewardEntries } from '../schema/donations'

/**
 * The rewards of each donor period from the ledger, newest first. A period has the stage of its slowest
 * reward.
 */
export async function rewardPeriodsOfUser(db: Queryable, userId: string): Promise<RewardPeriod[]> {
  const furthest = db
    .select({
      periodId: donationScreenings.screeningId,
      donationId: rewardEntries.donationId,
      kind: rewardEntries.kind,
      amountYen: sql<number>`max(${rewardEntries.amountYen})`.as('amount_yen'),
      stage: sql<RewardStage>`max(${rewardEntries.stage})`.as('stage'),
      reachedAt: sql<Date>`max(${rewardEntries.createdAt})`.mapWith(rewardEntries.createdAt).as('reached_at'),
    })
    .from(rewardEntries)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, rewardEntries.donationId))
    .where(eq(rewardEntries.userId, userId))
    .groupBy(donationScreenings.screeningId, rewardEntries.donationId, rewardEntries.kind)
    // A cancelled donation earns nothing.
    .having(sql`max(${rewardEntries.stage}) <> 'Cancelled'`)
    .as('furthest')
  const rows = await db
    .select({
      id: screenings.id,
      validFrom: sql<string>`${screenings.validFrom}`,
      validUntil: sql<string>`${screenings.validUntil}`,
      closedOn: screenings.periodClosedOn,
      donations: sql<number>`count(distinct ${furthest.donationId})::int`,
      donationYen: sql<number>`coalesce(sum(amount_yen) filter (where ${furthest.kind} = 'Donation'), 0)::int`,
      bonusYen: sql<number>`coalesce(sum(amount_yen) filter (where ${furthest.kind} = 'RenewalBonus'), 0)::int`,
      stage: sql<RewardStage | null>`min(stage)`,
      reachedAt: sql<Date | null>`max(reached_at)`.mapWith(rewardEntries.createdAt),
    })
    .from(screenings)
    .leftJoin(furthest, eq(furthest.periodId, screenings.id))
    .where(and(eq(screenings.userId, userId), isNotNull(screenings.validFrom)))
    .groupBy(screenings.id)
    .orderBy(desc(screenings.validFrom), desc(screenings.id))
  return rows.map((row) => ({
    Id: row.id,
    ValidFrom: row.validFrom,
    ValidUntil: row.validUntil,
    ClosedOn: row.closedOn,
    Donations: row.donations,
    DonationYen: row.donationYen,
    BonusYen: row.bonusYen,
    Stage: row.stage,
    PaidAt: row.stage === 'Paid' ? row.reachedAt : null,
  }))
}
