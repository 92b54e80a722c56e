import { and, type SQL } from 'drizzle-orm'
import type { RequestContext } from '../context'
import { countCapped } from '../db/countCapped'
import { filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page, type PageOrder } from '../db/keysetPage'
import type {
  InspectionDetail,
  InspectionDetailSortField,
  QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
} from '../generated/resolvers'
import { ofPeople } from '../users/searchUsers'
import { seesFloraResults } from './seesFloraResults'
import { floraTests } from './tables'
import { toInspectionDetail } from './toInspectionDetail'

// No condition on what was found: whoever may not see a value could ask for it by filter.
const fields: FilterFields = {
  q: ofPeople(floraTests.userId),
  Id: floraTests.id,
  UserId: floraTests.userId,
  SampleId: floraTests.sampleId,
  Status: floraTests.status,
  DeadlineForApplicationAt: floraTests.deadlineForApplicationAt,
  InspectionDetailCreatedAt: floraTests.inspectionDetailCreatedAt,
}

const sortColumns = {
  InspectionDetailCreatedAt: floraTests.inspectionDetailCreatedAt,
  DeadlineForApplicationAt: floraTests.deadlineForApplicationAt,
} satisfies Record<InspectionDetailSortField, PageOrder['column']>

/** One page of the flora tests that `among` leaves; `list` names them for the page tokens. */
export async function floraTestPage(
  { deps: { db }, principal }: RequestContext,
  list: string,
  args: QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
  { among, ...options }: { among?: SQL; largest?: number; countTo?: number } = {},
): Promise<Page<InspectionDetail>> {
  const where = and(among, filterSql(args.filter, fields))
  const sortField = args.sortField ?? 'InspectionDetailCreatedAt'
  const withResults = seesFloraResults(principal)
  return keysetPage(
    db,
    `${list}/${JSON.stringify(args.filter ?? {})}`,
    { name: sortField, column: sortColumns[sortField], id: floraTests.id },
    {
      limit: args.limit ?? 25,
      nextToken: args.nextToken,
      sortDirection: args.sortDirection ?? 'DESC',
      largest: options.largest,
    },
    ({ beyond, orderBy, limit, offset }) =>
      db
        .select({ row: floraTests, cursor: sortColumns[sortField], cursorId: floraTests.id })
        .from(floraTests)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ row }) => toInspectionDetail(row, { withResults }),
    () => countCapped(db, floraTests, where, options.countTo),
  )
}
