import { isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { filteredPage, type PageOptions } from '../db/filteredPage'
import type { FilterFields } from '../db/filterSql'
import type { Page, PageOrder } from '../db/keysetPage'
import type {
  DonationInfo,
  DonationInfoFilter,
  DonationInfoSortField,
  QueryListDonationByIdDonationInfoCreatedAtArgs,
} from '../generated/resolvers'
import { ofPeople } from '../users/searchUsers'
import { donations } from '../schema/donations'
import { toDonationInfo } from './toDonationInfo'

const fields: FilterFields<DonationInfoFilter> = {
  q: ofPeople(donations.userId),
  Id: donations.id,
  UserId: donations.userId,
  StoolReceiptStatus: donations.stoolReceiptStatus,
  RewardStatus: sql`case when ${donations.rewardStage} = 'Paid' then 'Implemented' else 'NotImplemented' end`,
  RewardStage: donations.rewardStage,
  DonationAt: donations.donationAt,
  DonationInfoCreatedAt: donations.donationInfoCreatedAt,
}

const sortColumns = {
  DonationInfoCreatedAt: donations.donationInfoCreatedAt,
  DonationAt: donations.donationAt,
} satisfies Record<DonationInfoSortField, PageOrder['column']>

/** One page of all donations without cancelled ones. The ledger provides the reward's stage. */
export async function donationPage(
  db: Queryable,
  args: QueryListDonationByIdDonationInfoCreatedAtArgs,
  options: PageOptions = {},
): Promise<Page<DonationInfo>> {
  const sortField = args.sortField ?? 'DonationInfoCreatedAt'
  const order = { name: sortField, column: sortColumns[sortField], id: donations.id }
  return filteredPage(
    db,
    { name: 'donations', table: donations, fields, order, among: isNull(donations.cancelledAt), ...options },
    args,
    ({ where, orderBy, limit, offset }) =>
      db
        .select({
          row: donations,
          stage: donations.rewardStage,
          cursor: order.column,
          cursorId: order.id,
        })
        .from(donations)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ row, stage }) => toDonationInfo(row, stage),
  )
}
