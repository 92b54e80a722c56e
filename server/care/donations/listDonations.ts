import { and, gte, isNull, sql, type SQL } from 'drizzle-orm'
import { isForToday } from '../../../shared/rules/records/access/operations'
import { japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import { requireDuty, type Principal, type RequestContext } from '../../ground/access/context'
import { mayRead } from '../../ground/access/contract'
import type { Queryable } from '../../ground/db/client'
import type { FilterFields } from '../../ground/db/filterSql'
import {
  filteredPage,
  wholeRows,
  type PageOptions,
  type Page,
  type PageOrder,
} from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import type {
  DonationInfo,
  DonationInfoFilter,
  DonationInfoSortField,
  QueryListDonationByIdDonationInfoCreatedAtArgs,
} from '../../generated/resolvers'
import { donations, type DonationRow, type rewardEntries } from '../../ground/tables/donations'
import { userProfiles } from '../../ground/tables/users'
import { isUnitMissing } from '../units/unitRows'
import { ofPeople } from '../users/searchUsers'

export const donationFields = (principal: Principal): FilterFields<DonationInfoFilter> => ({
  q: ofPeople(donations.userId, principal),
  Id: donations.id,
  UserId: donations.userId,
  StoolReceiptStatus: donations.stoolReceiptStatus,
  RewardStatus: sql`case when ${donations.rewardStage} = 'Paid' then 'Implemented' else 'NotImplemented' end`,
  RewardStage: donations.rewardStage,
  DonationAt: donations.donationAt,
  DonationInfoCreatedAt: donations.donationInfoCreatedAt,
  // Who reads no units is told of none.
  UnitMissing: mayRead(principal, 'Unit', 'Number') ? sql`(${isUnitMissing} and ${isHere})` : sql`false`,
})

/** What somebody who left gave is weighed no more, and its unit is forgotten after years. */
const isHere = sql`exists (select from ${userProfiles} p where p.id = ${donations.userId} and not p.delete_status)`

const sortColumns = {
  DonationInfoCreatedAt: donations.donationInfoCreatedAt,
  DonationAt: donations.donationAt,
} satisfies Record<DonationInfoSortField, PageOrder['column']>

/** One page of all donations without cancelled ones. The ledger provides the reward's stage. */
export async function donationPage(
  db: Queryable,
  principal: Principal,
  args: QueryListDonationByIdDonationInfoCreatedAtArgs,
  { today, ...options }: PageOptions & { today?: SQL } = {},
): Promise<Page<DonationInfo>> {
  const sortField = args.sortField ?? 'DonationInfoCreatedAt'
  const order = { name: sortField, column: sortColumns[sortField], id: donations.id }
  return filteredPage({
    ...options,
    ...wholeRows({ db, table: donations, order }, (row) => toDonationInfo(row, row.rewardStage)),
    list: 'donations',
    fields: donationFields(principal),
    among: and(isNull(donations.cancelledAt), today),
    args,
  })
}

/** All donations, including those of former users. `RewardStatus` comes from the ledger in the same query. */
export async function listDonations(
  context: RequestContext,
  args: QueryListDonationByIdDonationInfoCreatedAtArgs,
): Promise<Page<DonationInfo>> {
  const { roles } = requireDuty(context, 'listDonationByIdDonationInfoCreatedAt')
  const today = isForToday(roles, 'listDonationByIdDonationInfoCreatedAt')
    ? gte(donations.donationAt, startOfJapaneseDate(japaneseDateOf(context.now)))
    : undefined
  return donationPage(await readsOf(context), context.principal, args, { today })
}

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
