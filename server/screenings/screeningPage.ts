import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { filteredPage } from '../db/filteredPage'
import type { FilterFields } from '../db/filterSql'
import type { Page } from '../db/keysetPage'
import type {
  QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
  ScreeningInfo,
} from '../generated/resolvers'
import { screenings } from './tables'
import { toScreeningInfo } from './toScreeningInfo'

const fields: FilterFields = {
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

const order = {
  name: 'ScreeningInfoCreatedAt',
  column: screenings.screeningInfoCreatedAt,
  id: screenings.id,
}

/** One page of the screenings that `among` leaves; `list` names them for the page tokens. */
export async function screeningPage(
  db: Queryable,
  list: string,
  args: QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
  among?: SQL,
): Promise<Page<ScreeningInfo>> {
  return filteredPage(
    db,
    { name: list, table: screenings, fields, order, among },
    args,
    ({ where, orderBy, limit }) =>
      db
        .select({ row: screenings, cursor: order.column, cursorId: order.id })
        .from(screenings)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    ({ row }) => toScreeningInfo(row),
  )
}
