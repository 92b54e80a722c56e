import type { DonationInfo } from '../generated/resolvers'
import type { DonationRow, rewardEntries } from '../schema/donations'

/** @param stage the reward's stage in the ledger; null without a reward */
export function toDonationInfo(
  row: DonationRow,
  stage: typeof rewardEntries.$inferSelect.stage | null,
): DonationInfo {
  return {
    Id: row.id,
    Sk: 'DonationInfo',
    UserId: row.userId,
    StoolReceiptStatus: row.stoolReceiptStatus,
    RewardStatus: stage === 'Paid' ? 'Implemented' : 'NotImplemented',
    RewardStage: stage === 'Cancelled' ? null : stage,
    DonationAt: row.donationAt,
    DonationInfoCreatedAt: row.donationInfoCreatedAt,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
