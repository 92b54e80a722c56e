import { type SQL, eq } from 'drizzle-orm'
import type { Principal, RequestContext } from '../../ground/access/context'
import { requireDuty, requireMemberOrDuty } from '../../ground/access/context'
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
import { requireUuid, AppError, requireFound } from '../../ground/errors'
import type {
  QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
  ScreeningInfo,
  ScreeningInfoFilter,
  ScreeningInfoSortField,
  QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs,
  Screening,
} from '../../generated/resolvers'
import { EXAM_STAGE, screenings } from '../../ground/tables/screenings'
import { ofPeople } from '../users/searchUsers'
import { findScreening } from './findScreening'
import { toScreeningInfo, toScreening } from './toScreening'
import { asContract } from '../../ground/db/asContract'

export const screeningFields = (principal: Principal): FilterFields<ScreeningInfoFilter> => ({
  q: ofPeople(screenings.userId, principal),
  ...asContract(screenings, 'initialExamDate', 'renewalExamDate', 'id', 'userId', 'inspectionType'),
  ...asContract(screenings, 'userStatus', 'recruitmentYear', 'recruitmentMonth', 'scheduledInitialExamDate'),
  ...asContract(screenings, 'scheduledRenewalExamDate', 'screeningInfoCreatedAt'),
  ExamStage: EXAM_STAGE,
})

const sortColumns = {
  ...asContract(screenings, 'screeningInfoCreatedAt', 'scheduledInitialExamDate', 'scheduledRenewalExamDate'),
} satisfies Record<ScreeningInfoSortField, PageOrder['column']>

type ScreeningList = PageOptions & {
  db: Queryable
  principal: Principal
  /** Identifies those in `among` in page tokens. */
  list: string
  args: QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs
  among?: SQL
}

export async function screeningPage({ principal, ...asked }: ScreeningList): Promise<Page<ScreeningInfo>> {
  const { db, args } = asked
  const sortField = args.sortField ?? 'ScreeningInfoCreatedAt'
  const order = { name: sortField, column: sortColumns[sortField], id: screenings.id }
  return filteredPage({
    ...asked,
    ...wholeRows({ db, table: screenings, order }, toScreeningInfo),
    fields: screeningFields(principal),
  })
}

/** All screenings, including those of people who have left. */
export async function listScreenings(
  context: RequestContext,
  args: QueryListScreeningInfoByIdScreeningInfoCreatedAtArgs,
): Promise<Page<ScreeningInfo>> {
  requireDuty(context, 'listScreeningInfoByIdScreeningInfoCreatedAt')
  return screeningPage({ db: await readsOf(context), principal: context.principal, list: 'screenings', args })
}

/** The screenings of one person; members read only their own. */
export async function listScreeningInfoByUserId(
  context: RequestContext,
  args: QueryListScreeningInfoByUserIdScreeningInfoCreatedAtArgs,
): Promise<Page<ScreeningInfo>> {
  const caller = requireMemberOrDuty(context, 'listScreeningInfoByUserIdScreeningInfoCreatedAt')
  const userId = requireUuid(args.UserId)
  if (caller.kind === 'user' && caller.id !== userId) throw new AppError('NOT_FOUND')
  return screeningPage({
    db: context.deps.db,
    principal: caller,
    list: `screenings/${userId}`,
    args,
    among: eq(screenings.userId, userId),
  })
}

/** One screening: members read their own, support staff without health data. */
export async function getScreeningById(context: RequestContext, screeningId: string): Promise<Screening> {
  const caller = requireMemberOrDuty(context, 'getScreeningById')
  const own = caller.kind === 'user' ? eq(screenings.userId, caller.id) : undefined
  const rows = requireFound(
    await findScreening(context.deps.db, context.deps.vault, requireUuid(screeningId), own),
  )
  return toScreening(context.deps.db, context, rows)
}
