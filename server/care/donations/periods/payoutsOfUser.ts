import { and, asc, desc, eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { grouped } from '../../../../shared/facts/grouped'
import type { Payout, PayoutDonation } from '../../../generated/resolvers'
import type { Queryable } from '../../../ground/db/client'
import { donations, rewardEntries, type RewardKind } from '../../../ground/tables/donations'
import { screenings } from '../../../ground/tables/screenings'

/** The ledger's entries of each payout, newest first: what was handed over at once for one period. */
async function paidAtOnce(db: Queryable, userId: string) {
  const entries = await db
    .select({
      id: rewardEntries.id,
      paidAt: rewardEntries.createdAt,
      amountYen: rewardEntries.amountYen,
      kind: rewardEntries.kind,
      donationId: donations.id,
      donatedAt: donations.donationAt,
      period: screenings.periodClosedOn,
    })
    .from(rewardEntries)
    .innerJoin(donations, eq(donations.id, rewardEntries.donationId))
    .leftJoin(screenings, eq(screenings.id, rewardEntries.periodId))
    .where(and(eq(rewardEntries.userId, userId), eq(rewardEntries.stage, 'Paid')))
    .orderBy(
      desc(rewardEntries.createdAt),
      asc(donations.donationAt),
      asc(donations.id),
      asc(rewardEntries.kind),
    )
  return [...grouped(entries, ({ paidAt, period }) => `${paidAt.getTime()}/${period}`).values()]
}

type Paid = Awaited<ReturnType<typeof paidAtOnce>>[number]

/** One payout with the ids of its entries; null for another person's as for an unknown one. */
export async function findPayout(
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ payout: Payout; entries: string[] } | null> {
  const paid = (await paidAtOnce(db, userId)).find(([first]) => first?.id === id)
  const [payout] = paid ? toPayout(paid) : []
  return paid && payout ? { payout, entries: paid.map((entry) => entry.id) } : null
}

/** What was handed over at once, newest first, with the donations that it was for. Whole yen, from the ledger. */
export async function payoutsOfUser(db: Queryable, userId: string): Promise<Payout[]> {
  return (await paidAtOnce(db, userId)).flatMap(toPayout)
}

/** None of no entries. */
function toPayout(paid: Paid): Payout[] {
  const [first] = paid
  if (!first) return []
  return [{ Id: first.id, PaidAt: first.paidAt, AmountYen: sum(paid), Donations: earnedBy(paid) }]
}

type Earning = { donationId: string; donatedAt: Date; kind: RewardKind; amountYen: number }

/** What each donation earns of these entries, in their order. */
export function earnedBy(entries: readonly Earning[]): PayoutDonation[] {
  return [...grouped(entries, ({ donationId }) => donationId).values()].flatMap((of) => {
    const yenOf = (kind: RewardKind) => sum(of.filter((entry) => entry.kind === kind))
    return of.slice(0, 1).map(({ donatedAt }) => ({
      DonatedOn: japaneseDateOf(donatedAt),
      DonationYen: yenOf('Donation'),
      BonusYen: yenOf('RenewalBonus'),
    }))
  })
}

const sum = (entries: readonly { amountYen: number }[]) =>
  entries.reduce((total, { amountYen }) => total + amountYen, 0)
