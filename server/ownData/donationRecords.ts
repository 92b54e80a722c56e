import { asc, eq } from 'drizzle-orm'
import { donationLabels as labels } from '../../shared/labels/donationLabels'
import { rewardStatusLabels, stoolReceiptLabels } from '../../shared/labels/implementationStatusLabels'
import type { Queryable } from '../db/client'
import { paymentOfDonation } from '../donations/paymentOfDonation'
import { donations, rewardEntries } from '../donations/tables'
import type { OwnRecord } from './ownData'
import { timeValue } from './ownValues'

/** All donations, oldest first. */
export async function donationRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ row: donations, paid: rewardEntries.id })
    .from(donations)
    .leftJoin(rewardEntries, paymentOfDonation)
    .where(eq(donations.userId, userId))
    .orderBy(asc(donations.donationAt), asc(donations.id))
  return rows.map(({ row, paid }) => [
    [labels.DonationAt.donor, timeValue(row.donationAt)],
    [labels.StoolReceiptStatus.donor, stoolReceiptLabels[row.stoolReceiptStatus]],
    [labels.RewardStatus.donor, rewardStatusLabels[paid ? 'Implemented' : 'NotImplemented']],
  ])
}
