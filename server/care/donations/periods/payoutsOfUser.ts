import { and, asc, desc, eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { grouped } from '../../../../shared/facts/grouped'
import type { Payout } from '../../../generated/resolvers'
import type { Queryable } from '../../../ground/db/client'
import { donations, rewardEntries } from '../../../ground/tables/donations'

/** What was handed over at once, newest first, with the donations that it was for. Whole yen, from the ledger. */
export async function payoutsOfUser(db: Queryable, userId: string): Promise<Payout[]> {
  const entries = await db
    .select({
      paidAt: rewardEntries.createdAt,
      amountYen: rewardEntries.amountYen,
      kind: rewardEntries.kind,
      donationId: donations.id,
      donatedAt: donations.donationAt,
    })
    .from(rewardEntries)
    .innerJoin(donations, eq(donations.id, rewardEntries.donationId))
    .where(and(eq(rewardEntries.userId, userId), eq(rewardEntries.stage, 'Paid')))
    .orderBy(desc(rewardEntries.createdAt), asc(donations.donationAt), asc(donations.id))
  const payouts = grouped(entries, ({ paidAt }) => paidAt.getTime())
  return [...payouts.values()].flatMap((paid) => {
    const [first] = paid
    if (!first) return []
    const parts = [...grouped(paid, ({ donationId }) => donationId).values()].flatMap((of) => {
      const [donation] = of
      const yenOf = (kind: 'Donation' | 'RenewalBonus') => sum(of.filter((entry) => entry.kind === kind))
      return donation
        ? [
            {
              DonatedOn: japaneseDateOf(donation.donatedAt),
              DonationYen: yenOf('Donation'),
              BonusYen: yenOf('RenewalBonus'),
            },
          ]
        : []
    })
    return [{ PaidAt: first.paidAt, AmountYen: sum(paid), Donations: parts }]
  })
}

const sum = (entries: readonly { amountYen: number }[]) =>
  entries.reduce((total, { amountYen }) => total + amountYen, 0)
