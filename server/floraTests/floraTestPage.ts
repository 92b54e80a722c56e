import type { SQL } from 'drizzle-orm'
import type { RequestContext } from '../context'
import { filteredPage } from '../db/filteredPage'
import type { FilterFields } from '../db/filterSql'
import type { Page } from '../db/keysetPage'
import type {
  InspectionDetail,
  QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
} from '../generated/resolvers'
import { seesFloraResults } from './seesFloraResults'
import { floraTests } from './tables'
import { toInspectionDetail } from './toInspectionDetail'

// No condition on what was found: whoever may not see a value could ask for it by filter.
const fields: FilterFields = {
  Id: floraTests.id,
  UserId: floraTests.userId,
  SampleId: floraTests.sampleId,
  Status: floraTests.status,
  DeadlineForApplicationAt: floraTests.deadlineForApplicationAt,
  InspectionDetailCreatedAt: floraTests.inspectionDetailCreatedAt,
}

const order = {
  name: 'InspectionDetailCreatedAt',
  column: floraTests.inspectionDetailCreatedAt,
  id: floraTests.id,
}

/** One page of the flora tests that `among` leaves; `list` names them for the page tokens. */
export async function floraTestPage(
  { deps: { db }, principal }: RequestContext,
  list: string,
  args: QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
  among?: SQL,
): Promise<Page<InspectionDetail>> {
  const withResults = seesFloraResults(principal)
  return filteredPage(
    db,
    { name: list, table: floraTests, fields, order, among },
    args,
    ({ where, orderBy, limit }) =>
      db
        .select({ row: floraTests, cursor: order.column, cursorId: order.id })
        .from(floraTests)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    ({ row }) => toInspectionDetail(row, { withResults }),
  )
}
