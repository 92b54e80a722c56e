import { asc, eq } from 'drizzle-orm'
import { donationLabels, rewardStageLabels } from '../../shared/labels/donationLabels'
import { ownDataLabels as labels, rewardKindLabels } from '../../shared/messages/ownData'
import type { Queryable } from '../db/client'
import { donations, rewardEntries } from '../schema/donations'
import type { OwnRecord } from './ownData'
import { timeValue } from './ownValues'

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
    [labels.rewardKind, rewardKindLabels[entry.kind]],
    [labels.rewardStage, entry.stage === 'Cancelled' ? labels.cancelled : rewardStageLabels[entry.stage]],
    [labels.amount, String(entry.amountYen)],
    [labels.recordedAt, timeValue(entry.createdAt)],
  ])
}
