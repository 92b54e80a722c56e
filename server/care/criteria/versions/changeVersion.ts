import { eq, sql } from 'drizzle-orm'
import type { ActivityEvent } from '../../../../shared/words/records/activity'
import { CRITERIA_HAS_DRAFT } from '../../../../shared/words/check/criteria'
import type { RequestContext, Staff } from '../../../ground/access/context'
import { recordActivity } from '../../../ground/recordActivity'
import { holdCriteria } from '../holdCriteria'
import { inTransaction } from '../../../ground/db/inTransaction'
import type { Transaction } from '../../../ground/db/client'
import { AppError } from '../../../ground/errors'
import type { Criteria } from '../../../generated/resolvers'
import { criteriaVersions, type CriteriaRow } from '../../../ground/tables/criteria'
import { findVersion, toOneCriteria } from './listCriteria'
import { putDueInForce } from './putInForce'

type Change = {
  set: Partial<typeof criteriaVersions.$inferInsert>
  /** Null for a saved draft, which the log does not contain. */
  event: Extract<ActivityEvent, { category: 'Criteria' }> | null
  reason?: string
  after?: (tx: Transaction, row: CriteriaRow) => Promise<void>
}

/** Changes a locked version, with its line in the log. */
export async function changeVersion(
  context: RequestContext,
  caller: Staff,
  id: string,
  decide: (row: CriteriaRow, tx: Transaction) => Promise<Change>,
): Promise<Criteria> {
  const { now, requestId } = context
  return inTransaction(context, async (tx) => {
    await holdCriteria(tx)
    await putDueInForce(tx, now)
    const row = await findVersion(tx, id)
    const { set, event, reason, after } = await decide(row, tx)
    const [changed] = await tx
      .update(criteriaVersions)
      .set({ ...set, version: sql`${criteriaVersions.version} + 1`, updatedAt: now })
      .where(eq(criteriaVersions.id, row.id))
      .returning()
    if (!changed) throw new Error('A version that is held is missing')
    if (event) await recordActivity(tx, { event, userId: null, actorId: caller.id, now, requestId, reason })
    await after?.(tx, changed)
    return toOneCriteria({ db: tx, forms: context.deps, principal: caller }, await findVersion(tx, row.id))
  })
}

/** @throws AppError INVALID_STATE for an author with a draft, or a version that waits for approval */
export async function requireNoDraft(tx: Transaction, author: string | null): Promise<void> {
  if (!author) return
  const [own] = await tx
    .select({ id: criteriaVersions.id })
    .from(criteriaVersions)
    .where(sql`${criteriaVersions.author} = ${author} and ${criteriaVersions.state} in ('Draft', 'InReview')`)
  if (own) throw new AppError('INVALID_STATE', CRITERIA_HAS_DRAFT)
}
