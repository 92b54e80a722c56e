import { and, isNull, sql } from 'drizzle-orm'
import { countCapped } from '../db/countCapped'
import type { Queryable } from '../db/client'
import { filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page, type PageOrder } from '../db/keysetPage'
import type {
  DonationInfo,
  DonationInfoSortField,
  QueryListDonationByIdDonationInfoCreatedAtArgs,
} from '../generated/resolvers'
import { ofPeople } from '../users/searchUsers'
import { rewardStage } from './rewardStage'
import { donations } from './tables'
import { toDonationInfo } from './toDonationInfo'

const fields: FilterFields = {
  q: ofPeople(donations.userId),
  Id: donations.id,
  UserId: donations.userId,
  StoolReceiptStatus: donations.stoolReceiptStatus,
  RewardStatus: sql`case when ${rewardStage} = 'Paid' then 'Implemented' else 'NotImplemented' end`,
  RewardStage: rewardStage,
  DonationAt: donations.donationAt,
  DonationInfoCreatedAt: donations.donationInfoCreatedAt,
}

const sortColumns = {
  DonationInfoCreatedAt: donations.donationInfoCreatedAt,
  DonationAt: donations.donationAt,
} satisfies Record<DonationInfoSortField, PageOrder['column']>

/** One page of everybody's donations; those taken back are not among them. The reward's stage is read from the ledger. */
export async function donationPage(
  db: Queryable,
  args: QueryListDonationByIdDonationInfoCreatedAtArgs,
  options: { largest?: number; countTo?: number } = {},
): Promise<Page<DonationInfo>> {
  const where = and(isNull(donations.cancelledAt), filterSql(args.filter, fields))
  const sortField = args.sortField ?? 'DonationInfoCreatedAt'
  return keysetPage(
    db,
    `donations/${JSON.stringify(args.filter ?? {})}`,
    { name: sortField, column: sortColumns[sortField], id: donations.id },
    {
      limit: args.limit ?? 25,
      nextToken: args.nextToken,
      sortDirection: args.sortDirection ?? 'DESC',
      largest: options.largest,
    },
    ({ beyond, orderBy, limit, offset }) =>
      db
        .select({
          row: donations,
          stage: rewardStage,
          cursor: sortColumns[sortField],
          cursorId: donations.id,
        })
        .from(donations)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ row, stage }) => toDonationInfo(row, stage),
    () => countCapped(db, donations, where, options.countTo),
  )
}
