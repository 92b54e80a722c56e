import { and, eq } from 'drizzle-orm'
import { donations, rewardEntries } from './tables'

/** Joins a donation with the ledger's payment of its 3,000 yen: one row at most, by the ledger's unique key. */
export const paymentOfDonation = and(
  eq(rewardEntries.donationId, donations.id),
  eq(rewardEntries.kind, 'Donation'),
  eq(rewardEntries.stage, 'Paid'),
)
