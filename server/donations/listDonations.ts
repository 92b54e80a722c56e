import { requireStaff, type RequestContext } from '../context'
import { filteredPage } from '../db/filteredPage'
import type { FilterFields } from '../db/filterSql'
import type { Page } from '../db/keysetPage'
import type { DonationInfo, QueryListDonationByIdDonationInfoCreatedAtArgs } from '../generated/resolvers'
import { paymentOfDonation } from './paymentOfDonation'
import { donations, rewardEntries } from './tables'
import { toDonationInfo } from './toDonationInfo'

const fields: FilterFields = {
  Id: donations.id,
  UserId: donations.userId,
  StoolReceiptStatus: donations.stoolReceiptStatus,
  DonationAt: donations.donationAt,
  DonationInfoCreatedAt: donations.donationInfoCreatedAt,
}

const order = { name: 'DonationInfoCreatedAt', column: donations.donationInfoCreatedAt, id: donations.id }

/**
 * Everybody's donations, those of people who have left included. `RewardStatus` comes from the ledger, in the same query.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listDonations(
  context: RequestContext,
  args: QueryListDonationByIdDonationInfoCreatedAtArgs,
): Promise<Page<DonationInfo>> {
  requireStaff(context)
  const { db } = context.deps
  return filteredPage(
    db,
    { name: 'donations', table: donations, fields, order },
    args,
    ({ where, orderBy, limit }) =>
      db
        .select({ row: donations, paid: rewardEntries.id, cursor: order.column, cursorId: order.id })
        .from(donations)
        .leftJoin(rewardEntries, paymentOfDonation)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    ({ row, paid }) => toDonationInfo(row, paid !== null),
  )
}
