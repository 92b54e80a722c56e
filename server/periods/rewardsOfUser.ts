import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PublicTexts } from '../../shared/config'
import type { Queryable } from '../db/client'
import type { RewardSummary } from '../generated/resolvers'
import { findOpenPeriod } from './findOpenPeriod'
import { donations, donationScreenings, rewardEntries } from '../schema/donations'

/** Sums derived from the ledger, never stored: a reward counts at its furthest stage. Whole yen. */
export async function rewardsOfUser(
  db: Queryable,
  { rewards }: Pick<PublicTexts, 'rewards'>,
  userId: string,
): Promise<RewardSummary> {
  const furthest = db
    .select({
      amountYen: sql<number>`max(${rewardEntries.amountYen})`.as('amount_yen'),
      stage: sql<string>`max(${rewardEntries.stage})`.as('stage'),
    })
    .from(rewardEntries)
    .where(eq(rewardEntries.userId, userId))
    .groupBy(rewardEntries.donationId, rewardEntries.kind)
    .as('furthest')
  const [sums] = await db
    .select({
      pending: sql<number>`coalesce(sum(amount_yen) filter (where stage = 'Pending'), 0)::int`,
      due: sql<number>`coalesce(sum(amount_yen) filter (where stage = 'Due'), 0)::int`,
      paid: sql<number>`coalesce(sum(amount_yen) filter (where stage = 'Paid'), 0)::int`,
    })
    .from(furthest)
  const { pending = 0, due = 0, paid = 0 } = sums ?? {}
  const bonus = (await donationsInOpenPeriod(db, userId)) * rewards.renewalBonusYen
  return { Pending: pending, Due: due, Paid: paid, Expected: due + pending + bonus }
}

async function donationsInOpenPeriod(db: Queryable, userId: string): Promise<number> {
  const period = await findOpenPeriod(db, userId)
  if (!period) return 0
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(donations)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, donations.id))
    .where(
      and(
        eq(donationScreenings.screeningId, period.id),
        eq(donations.stoolReceiptStatus, 'Implemented'),
        isNull(donations.cancelledAt),
      ),
    )
  return row?.count ?? 0
}
