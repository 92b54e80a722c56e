import { and, type SQL } from 'drizzle-orm'
import type { RequestContext } from '../context'
import { countCapped } from '../db/countCapped'
import { filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page } from '../db/keysetPage'
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
  const where = and(among, filterSql(args.filter, fields))
  const withResults = seesFloraResults(principal)
  return keysetPage(
    db,
    `${list}/${JSON.stringify(args.filter ?? {})}`,
    order,
    { limit: args.limit ?? 25, nextToken: args.nextToken, sortDirection: args.sortDirection ?? 'DESC' },
    ({ beyond, orderBy, limit }) =>
      db
        .select({ row: floraTests, cursor: order.column, cursorId: order.id })
        .from(floraTests)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    ({ row }) => toInspectionDetail(row, { withResults }),
    () => countCapped(db, floraTests, where),
  )
}
