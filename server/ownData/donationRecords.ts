import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  donationLabels as labels,
  rewardStatusLabels,
  stoolReceiptLabels,
} from '../../shared/labels/donationLabels'
import type { Queryable } from '../db/client'
import { donations } from '../schema/donations'
import type { OwnRecord } from './ownData'
import { timeValue } from './ownValues'

/** All donations, oldest first; those taken back as recorded by mistake are none. */
export async function donationRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ row: donations, stage: donations.rewardStage })
    .from(donations)
    .where(and(eq(donations.userId, userId), isNull(donations.cancelledAt)))
    .orderBy(asc(donations.donationAt), asc(donations.id))
  return rows.map(({ row, stage }) => [
    [labels.DonationAt.donor, timeValue(row.donationAt)],
    [labels.StoolReceiptStatus.donor, stoolReceiptLabels[row.stoolReceiptStatus]],
    [labels.RewardStatus.donor, rewardStatusLabels[stage === 'Paid' ? 'Implemented' : 'NotImplemented']],
  ])
}
