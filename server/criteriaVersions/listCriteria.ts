import type { ImpactChange } from '../../shared/criteria/impact'
import { eq } from 'drizzle-orm'
import { requireDuty, type Principal, type RequestContext } from '../access/context'
import { staffNames } from '../access/staffNames'
import type { Queryable } from '../db/client'
import { filteredPage, type Page } from '../db/keysetPage'
import { AppError, requireUuid } from '../errors'
import type { Criteria, QueryListCriteriaArgs } from '../generated/resolvers'
import { criteriaVersions, type CriteriaRow } from '../schema/criteria'
import { toImpact } from './toImpact'

const order = { name: 'CreatedAt', column: criteriaVersions.createdAt, id: criteriaVersions.id }

/**
 * The versions of the criteria, newest first.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless physician, administrator or auditor, BAD_USER_INPUT for limit or token
 */
export async function listCriteria(
  context: RequestContext,
  args: QueryListCriteriaArgs,
): Promise<Page<Criteria>> {
  requireDuty(context, 'listCriteria')
  const { db } = context.deps
  const page = await filteredPage(
    db,
    { name: 'criteria', table: criteriaVersions, fields: {}, order },
    args,
    ({ where, orderBy, limit, offset }) =>
      db
        .select({ row: criteriaVersions, cursor: order.column, cursorId: order.id })
        .from(criteriaVersions)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ row }) => row,
  )
  return { ...page, items: await toCriteria(db, context.principal, page.items) }
}

/**
 * One version.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless physician, administrator or auditor, NOT_FOUND
 */
export async function getCriteria(context: RequestContext, id: string): Promise<Criteria> {
  requireDuty(context, 'getCriteria')
  const { db } = context.deps
  return toOneCriteria(db, context.principal, await findVersion(db, id))
}

/** @throws AppError NOT_FOUND */
export async function findVersion(db: Queryable, id: string): Promise<CriteriaRow> {
  const [row] = await db
    .select()
    .from(criteriaVersions)
    .where(eq(criteriaVersions.id, requireUuid(id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function toOneCriteria(
  db: Queryable,
  principal: Principal,
  row: CriteriaRow,
  changes: readonly ImpactChange[] | null = null,
): Promise<Criteria> {
  const [one] = await toCriteria(db, principal, [row], changes)
  if (!one) throw new Error('A version that was read is missing')
  return one
}

async function toCriteria(
  db: Queryable,
  principal: Principal,
  rows: readonly CriteriaRow[],
  changes: readonly ImpactChange[] | null = null,
): Promise<Criteria[]> {
  const names = await staffNames(
    db,
    rows.flatMap(({ author, approver, rejectedBy }) => [author, approver, rejectedBy]),
  )
  const nameOf = (id: string | null) => (id && names.get(id)) ?? null
  return rows.map((row) => ({
    Id: row.id,
    Number: row.number,
    State: row.state,
    Origin: row.origin,
    BasedOn: row.basedOn,
    Questionnaire: row.questionnaire,
    Content: row.content,
    Sha256: row.sha256,
    Note: row.note,
    AuthorId: row.author,
    AuthorName: nameOf(row.author),
    SubmittedAt: row.submittedAt,
    ApproverId: row.approver,
    ApproverName: nameOf(row.approver),
    ApprovedAt: row.approvedAt,
    EffectiveFrom: row.effectiveFrom,
    Rejection: row.rejection,
    RejectedByName: nameOf(row.rejectedBy),
    RejectedAt: row.rejectedAt,
    PushReason: row.pushReason,
    PausedDonors: row.pausedDonors,
    InForceAt: row.inForceAt,
    RetiredAt: row.retiredAt,
    Impact: row.impact && toImpact(row.impact, principal, changes),
    Version: row.version,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }))
}
