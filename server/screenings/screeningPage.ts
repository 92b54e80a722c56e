import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { filteredPage, type PageOptions } from '../db/filteredPage'
import type { FilterFields } from '../db/filterSql'
import type { Page, PageOrder } from '../db/keysetPage'
import type {
  QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
  ScreeningInfo,
  ScreeningInfoFilter,
  ScreeningInfoSortField,
} from '../generated/resolvers'
import { ofPeople } from '../users/searchUsers'
import { screenings } from '../schema/screenings'
import { toScreeningInfo } from './toScreeningInfo'

const fields: FilterFields<ScreeningInfoFilter> = {
  q: ofPeople(screenings.userId),
  InitialExamDate: screenings.initialExamDate,
  RenewalExamDate: screenings.renewalExamDate,
  Id: screenings.id,
  UserId: screenings.userId,
  InspectionType: screenings.inspectionType,
  UserStatus: screenings.userStatus,
  RecruitmentYear: screenings.recruitmentYear,
  RecruitmentMonth: screenings.recruitmentMonth,
  ScheduledInitialExamDate: screenings.scheduledInitialExamDate,
  ScheduledRenewalExamDate: screenings.scheduledRenewalExamDate,
  ScreeningInfoCreatedAt: screenings.screeningInfoCreatedAt,
}

const sortColumns = {
  ScreeningInfoCreatedAt: screenings.screeningInfoCreatedAt,
  ScheduledInitialExamDate: screenings.scheduledInitialExamDate,
  ScheduledRenewalExamDate: screenings.scheduledRenewalExamDate,
} satisfies Record<ScreeningInfoSortField, PageOrder['column']>

/** One page of the screenings that `among` leaves; `list` names them for the page tokens. */
export async function screeningPage(
  db: Queryable,
  list: string,
  args: QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
  options: PageOptions & { among?: SQL } = {},
): Promise<Page<ScreeningInfo>> {
  const sortField = args.sortField ?? 'ScreeningInfoCreatedAt'
  const order = { name: sortField, column: sortColumns[sortField], id: screenings.id }
  return filteredPage(
    db,
    { name: list, table: screenings, fields, order, ...options },
    args,
    ({ where, orderBy, limit, offset }) =>
      db
        .select({ row: screenings, cursor: order.column, cursorId: order.id })
        .from(screenings)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ row }) => toScreeningInfo(row),
  )
}
