import { and, type SQL } from 'drizzle-orm'
import { countCapped } from '../db/countCapped'
import type { Queryable } from '../db/client'
import { filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page, type PageOrder } from '../db/keysetPage'
import type {
  QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
  ScreeningInfo,
  ScreeningInfoSortField,
} from '../generated/resolvers'
import { ofPeople } from '../users/searchUsers'
import { screenings } from './tables'
import { toScreeningInfo } from './toScreeningInfo'

const fields: FilterFields = {
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
  { among, ...options }: { among?: SQL; largest?: number; countTo?: number } = {},
): Promise<Page<ScreeningInfo>> {
  const where = and(among, filterSql(args.filter, fields))
  const sortField = args.sortField ?? 'ScreeningInfoCreatedAt'
  return keysetPage(
    db,
    `${list}/${JSON.stringify(args.filter ?? {})}`,
    { name: sortField, column: sortColumns[sortField], id: screenings.id },
    {
      limit: args.limit ?? 25,
      nextToken: args.nextToken,
      sortDirection: args.sortDirection ?? 'DESC',
      largest: options.largest,
    },
    ({ beyond, orderBy, limit, offset }) =>
      db
        .select({ row: screenings, cursor: sortColumns[sortField], cursorId: screenings.id })
        .from(screenings)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ row }) => toScreeningInfo(row),
    () => countCapped(db, screenings, where, options.countTo),
  )
}
