import { and, eq } from 'drizzle-orm'
import { requireAnyone, type RequestContext } from '../context'
import { countCapped } from '../db/countCapped'
import { filterSql, type FilterFields } from '../db/filterSql'
import { keysetPage, type Page } from '../db/keysetPage'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import type {
  QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs,
  ScreeningInfo,
} from '../generated/resolvers'
import { screenings } from './tables'
import { toScreeningInfo } from './toScreeningInfo'

const fields: FilterFields = {
  Id: screenings.id,
  InspectionType: screenings.inspectionType,
  UserStatus: screenings.userStatus,
  RecruitmentYear: screenings.recruitmentYear,
  RecruitmentMonth: screenings.recruitmentMonth,
  ScreeningInfoCreatedAt: screenings.screeningInfoCreatedAt,
}

/**
 * The screenings of one person: for staff of anybody, for a member their own.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND for the id of somebody else exactly as for an unknown one,
 *   BAD_USER_INPUT for limit, token or filter
 */
export async function listScreeningInfoByUserId(
  context: RequestContext,
  args: QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs,
): Promise<Page<ScreeningInfo>> {
  const caller = requireAnyone(context)
  const userId = requireUuid(args.UserId)
  if (caller.kind === 'user' && caller.id !== userId) throw new AppError('NOT_FOUND')
  const { db } = context.deps
  const where = and(eq(screenings.userId, userId), filterSql(args.filter, fields))
  const order = {
    name: 'ScreeningInfoCreatedAt',
    column: screenings.screeningInfoCreatedAt,
    id: screenings.id,
  }
  return keysetPage(
    db,
    `screenings/${userId}/${JSON.stringify(args.filter ?? {})}`,
    order,
    { limit: args.limit ?? 25, nextToken: args.nextToken, sortDirection: args.sortDirection ?? 'DESC' },
    ({ beyond, orderBy, limit }) =>
      db
        .select({ row: screenings, cursor: order.column, cursorId: order.id })
        .from(screenings)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    ({ row }) => toScreeningInfo(row),
    () => countCapped(db, screenings, where),
  )
}
