import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  donationLabels as labels,
  rewardStatusLabels,
  stoolReceiptLabels,
  donationLabels,
  rewardStageLabels,
} from '../../shared/labels/donationLabels'
import { ownDataLabels as rewardRecordsLabels, rewardKindLabels } from '../../shared/messages/ownData'
import type { Queryable } from '../db/client'
import { donations, rewardEntries } from '../schema/donations'
import { type OwnRecord, timeValue } from './ownValues'

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

/** The reward ledger as it was written, oldest first: a reward has one entry for each stage it has reached. */
export async function rewardRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await db
    .select({ entry: rewardEntries, donationAt: donations.donationAt })
    .from(rewardEntries)
    .innerJoin(donations, eq(donations.id, rewardEntries.donationId))
    .where(eq(rewardEntries.userId, userId))
    .orderBy(asc(rewardEntries.createdAt), asc(donations.donationAt), asc(rewardEntries.id))
  return rows.map(({ entry, donationAt }) => [
    [donationLabels.DonationAt.donor, timeValue(donationAt)],
    [rewardRecordsLabels.rewardKind, rewardKindLabels[entry.kind]],
    [
      rewardRecordsLabels.rewardStage,
      entry.stage === 'Cancelled' ? rewardRecordsLabels.cancelled : rewardStageLabels[entry.stage],
    ],
    [rewardRecordsLabels.amount, String(entry.amountYen)],
    [rewardRecordsLabels.recordedAt, timeValue(entry.createdAt)],
  ])
}
