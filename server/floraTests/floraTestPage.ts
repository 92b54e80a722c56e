import type { SQL } from 'drizzle-orm'
import type { RequestContext } from '../access/context'
import { filteredPage, type PageOptions } from '../db/filteredPage'
import type { FilterFields } from '../db/filterSql'
import type { Page, PageOrder } from '../db/keysetPage'
import type {
  InspectionDetail,
  InspectionDetailFilter,
  InspectionDetailSortField,
  QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
} from '../generated/resolvers'
import { ofPeople } from '../users/searchUsers'
import { floraTests } from '../schema/floraTests'
import { toInspectionDetail } from './toInspectionDetail'

// No filter on results: it would reveal values to readers without access.
const fields: FilterFields<InspectionDetailFilter> = {
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

/** One page of the flora tests within `among`; `list` names it for page tokens. */
export async function floraTestPage(
  { deps, principal }: RequestContext,
  list: string,
  args: QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
  options: PageOptions & { among?: SQL } = {},
): Promise<Page<InspectionDetail>> {
  const sortField = args.sortField ?? 'InspectionDetailCreatedAt'
  // Members read only their own few rows.
  const db = principal.kind === 'staff' ? deps.lists : deps.db
  const order = { name: sortField, column: sortColumns[sortField], id: floraTests.id }
  return filteredPage(
    db,
    { name: list, table: floraTests, fields, order, ...options },
    args,
    ({ where, orderBy, limit, offset }) =>
      db
        .select({ row: floraTests, cursor: order.column, cursorId: order.id })
        .from(floraTests)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ row }) => toInspectionDetail(row),
  )
}
