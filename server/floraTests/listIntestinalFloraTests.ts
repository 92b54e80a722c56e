import { type SQL, eq } from 'drizzle-orm'
import { type RequestContext, requireStaff, requireAnyone } from '../access/context'
import type { FilterFields } from '../db/filterSql'
import { filteredPage, type PageOptions } from '../db/filteredPage'
import type { Page, PageOrder } from '../db/keysetPage'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import type {
  InspectionDetail,
  InspectionDetailFilter,
  InspectionDetailSortField,
  QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
  QueryListIntestinalFloraTestInspectionDetailByUserIdArgs,
} from '../generated/resolvers'
import { floraTests } from '../schema/floraTests'
import { ofPeople } from '../users/searchUsers'
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

/**
 * All flora tests; support staff see no results.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for limit, token or filter
 */
export async function listIntestinalFloraTests(
  context: RequestContext,
  args: QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
): Promise<Page<InspectionDetail>> {
  requireStaff(context)
  return floraTestPage(context, 'floraTests', args)
}

/**
 * One person's flora tests; members may read only their own.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND for another person as for an unknown id, BAD_USER_INPUT for
 * limit, token or filter
 */
export async function listIntestinalFloraTestsByUserId(
  context: RequestContext,
  args: QueryListIntestinalFloraTestInspectionDetailByUserIdArgs,
): Promise<Page<InspectionDetail>> {
  const caller = requireAnyone(context)
  const userId = requireUuid(args.UserId)
  if (caller.kind === 'user' && caller.id !== userId) throw new AppError('NOT_FOUND')
  return floraTestPage(context, `floraTests/${userId}`, args, { among: eq(floraTests.userId, userId) })
}
