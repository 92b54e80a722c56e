import type { DonationInfo } from '../generated/resolvers'
import type { DonationRow } from './tables'

/** @param paid whether the ledger holds the payment of this donation's 3,000 yen */
export function toDonationInfo(row: DonationRow, paid: boolean): DonationInfo {
  return {
    Id: row.id,
    Sk: 'DonationInfo',
    UserId: row.userId,
    StoolReceiptStatus: row.stoolReceiptStatus,
    RewardStatus: paid ? 'Implemented' : 'NotImplemented',
    DonationAt: row.donationAt,
    DonationInfoCreatedAt: row.donationInfoCreatedAt,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
