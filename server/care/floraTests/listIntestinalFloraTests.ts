import { type SQL, eq, count, inArray } from 'drizzle-orm'
import type { Principal, RequestContext } from '../../ground/access/context'
import { requireDuty, requireMemberOrDuty } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
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
import { requireUuid, AppError } from '../../ground/errors'
import type {
  InspectionDetail,
  InspectionDetailFilter,
  InspectionDetailSortField,
  QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
  QueryListIntestinalFloraTestInspectionDetailByUserIdArgs,
} from '../../generated/resolvers'
import { floraTests, type FloraTestRow } from '../../ground/tables/floraTests'
import { ofPeople } from '../users/searchUsers'
import { asContract } from '../../ground/db/asContract'

// No filter on results: it would reveal values to readers without access.
export const floraTestFields = (principal: Principal): FilterFields<InspectionDetailFilter> => ({
  q: ofPeople(floraTests.userId, principal),
  ...asContract(floraTests, 'id', 'userId', 'sampleId', 'status'),
  ...asContract(floraTests, 'deadlineForApplicationAt', 'inspectionDetailCreatedAt'),
})

const sortColumns = {
  InspectionDetailCreatedAt: floraTests.inspectionDetailCreatedAt,
  DeadlineForApplicationAt: floraTests.deadlineForApplicationAt,
} satisfies Record<InspectionDetailSortField, PageOrder['column']>

/** One page of the flora tests within `among`; `list` names it for page tokens. */
export async function floraTestPage(
  context: RequestContext,
  list: string,
  args: QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
  options: PageOptions & { among?: SQL } = {},
): Promise<Page<InspectionDetail>> {
  const sortField = args.sortField ?? 'InspectionDetailCreatedAt'
  // Members read only their own few rows.
  const db = context.principal.kind === 'staff' ? await readsOf(context) : context.deps.db
  const order = { name: sortField, column: sortColumns[sortField], id: floraTests.id }
  return filteredPage({
    ...options,
    ...wholeRows({ db, table: floraTests, order }, toInspectionDetail),
    list,
    fields: floraTestFields(context.principal),
    args,
  })
}

/** All flora tests; support staff see no results. */
export async function listIntestinalFloraTests(
  context: RequestContext,
  args: QueryListIntestinalFloraTestByIdInspectionDetailCreatedAtArgs,
): Promise<Page<InspectionDetail>> {
  requireDuty(context, 'listIntestinalFloraTestByIdInspectionDetailCreatedAt')
  return floraTestPage(context, 'floraTests', args)
}

/** One person's flora tests; members may read only their own. */
export async function listIntestinalFloraTestsByUserId(
  context: RequestContext,
  args: QueryListIntestinalFloraTestInspectionDetailByUserIdArgs,
): Promise<Page<InspectionDetail>> {
  const caller = requireMemberOrDuty(context, 'listIntestinalFloraTestInspectionDetailByUserId')
  const userId = requireUuid(args.UserId)
  if (caller.kind === 'user' && caller.id !== userId) throw new AppError('NOT_FOUND')
  return floraTestPage(context, `floraTests/${userId}`, args, { among: eq(floraTests.userId, userId) })
}

/** The specification stores a flora test's date as three numbers. */
function parts(date: string | null): [number, number, number] | [null, null, null] {
  if (date === null) return [null, null, null]
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

/** A test for the API; its results are opened only on request (`floraFindings`). */
export function toInspectionDetail(row: FloraTestRow): InspectionDetail {
  const [Year, Month, Day] = parts(row.examDate)
  const [invitedYear, invitedMonth, invitedDay] = parts(row.invitedDate)
  const [sharedYear, sharedMonth, sharedDay] = parts(row.sharedDate)
  return {
    ...asContract(row, 'id', 'sampleId', 'userId', 'status', 'diversityScore'),
    ...asContract(row, 'diversityScoreScaled', 'ranking', 'deadlineForApplicationAt'),
    ...asContract(row, 'inspectionDetailCreatedAt', 'createdAt', 'updatedAt'),
    Sk: 'InspectionDetail',
    Year,
    Month,
    Day,
    StatusChangedToGuidanceYear: invitedYear,
    StatusChangedToGuidanceMonth: invitedMonth,
    StatusChangedToGuidanceDay: invitedDay,
    StatusChangedToSharedYear: sharedYear,
    StatusChangedToSharedMonth: sharedMonth,
    StatusChangedToSharedDay: sharedDay,
  }
}

/** Results of tests, opened for all rows of a list at once. */
export const floraFindings = gathering(async ({ deps: { db, vault } }: RequestContext, ids: string[]) => {
  const rows = await db.select().from(floraTests).where(inArray(floraTests.id, ids))
  const opened = await vault.open(db, 'flora_tests', rows)
  return new Map(
    opened.map(({ id, enterotype, intestinalFloraComposition }) => [
      id,
      { Enterotype: enterotype, IntestinalFloraComposition: intestinalFloraComposition },
    ]),
  )
})

/** The number of results that `ranking` refers to. */
export async function countSharedFloraTests(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(floraTests).where(eq(floraTests.status, 'Shared'))
  return row?.count ?? 0
}
