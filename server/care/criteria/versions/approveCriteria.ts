import { AHEAD_YEARS } from '../../../../shared/facts/terms'
import { inArray, sql } from 'drizzle-orm'
import { addDays, japaneseDateOf } from '../../../../shared/facts/dates'
import {
  CRITERIA_DAY,
  CRITERIA_IS_OWN,
  CRITERIA_NOT_PUSHED,
  CRITERIA_NOT_SENT_BACK,
  CRITERIA_NOT_WAITING,
  CRITERIA_OTHER_CONTENT,
  CRITERIA_OTHER_IMPACT,
} from '../../../../shared/words/check/criteria'
import { pushCriteriaSchema, rejectCriteriaSchema } from '../../../../shared/forms/criteria'
import type { RequestContext, Staff } from '../../../ground/access/context'
import { requireDuty, requireFreshSignIn } from '../../../ground/access/context'
import type { Transaction } from '../../../ground/db/client'
import { AppError, badField, validated } from '../../../ground/errors'
import type {
  ApproveCriteriaInput,
  Criteria,
  PushCriteriaInput,
  RejectCriteriaInput,
} from '../../../generated/resolvers'
import { administrators } from '../../../ground/tables/administrators'
import type { CriteriaRow } from '../../../ground/tables/criteria'
import { changeVersion, requireNoDraft } from './changeVersion'
import { findVersion, toOneCriteria } from './listCriteria'
import { pauseByCriteria } from './pauseByCriteria'
import { putInForce, retireOthers } from './putInForce'

const MOST_DAYS_AHEAD = AHEAD_YEARS * 366

/** Approves a version for a day; today means at once. */
export async function approveCriteria(
  context: RequestContext,
  { Id, Sha256, EffectiveFrom, ImpactCountedAt }: ApproveCriteriaInput,
): Promise<Criteria> {
  const caller = requireDuty(context, 'approveCriteria')
  requireFreshSignIn(context)
  const { now } = context
  const today = japaneseDateOf(now)
  if (EffectiveFrom < today || EffectiveFrom > addDays(today, MOST_DAYS_AHEAD))
    throw badField('EffectiveFrom', CRITERIA_DAY)
  return changeVersion(context, caller, Id, async (row, tx) => {
    if (row.state !== 'InReview') throw new AppError('INVALID_STATE', CRITERIA_NOT_WAITING)
    await requireSecondPhysician(tx, row, caller)
    if (row.sha256 !== Sha256) throw new AppError('CONFLICT', CRITERIA_OTHER_CONTENT)
    const approvedImpact = impactOf(row)
    if (ImpactCountedAt && approvedImpact?.countedAt !== ImpactCountedAt.toISOString())
      throw new AppError('CONFLICT', CRITERIA_OTHER_IMPACT)
    return {
      set: {
        state: 'Approved',
        approver: caller.id,
        approvedAt: now,
        effectiveFrom: EffectiveFrom,
        approvedImpact,
      },
      event: { category: 'Criteria', operation: 'Approve', number: row.number, from: EffectiveFrom },
      after: EffectiveFrom > today ? undefined : (held, approved) => putInForce(held, approved, now),
    }
  })
}

/** Sends a version back that waits for approval, or for its day. */
export async function rejectCriteria(context: RequestContext, input: RejectCriteriaInput): Promise<Criteria> {
  const caller = requireDuty(context, 'rejectCriteria')
  const { Id, Note } = validated(rejectCriteriaSchema, input)
  const { now } = context
  return changeVersion(context, caller, Id, async (row, tx) => {
    if (row.state !== 'InReview' && row.state !== 'Approved')
      throw new AppError('INVALID_STATE', CRITERIA_NOT_SENT_BACK)
    if (row.state === 'Approved') await requireNoDraft(tx, row.author)
    return {
      set: {
        state: 'Draft',
        rejection: Note,
        rejectedBy: caller.id,
        rejectedAt: now,
        submittedAt: null,
        approver: null,
        approvedAt: null,
        approvedImpact: null,
        effectiveFrom: null,
      },
      event: { category: 'Criteria', operation: 'Reject', number: row.number },
      reason: Note,
    }
  })
}

/** Puts a waiting or former version in force at once. Donors whose last answers no longer pass rest, and are told. */
export async function pushCriteria(context: RequestContext, input: PushCriteriaInput): Promise<Criteria> {
  const caller = requireDuty(context, 'pushCriteria')
  requireFreshSignIn(context)
  const { Id, Sha256, Reason } = validated(pushCriteriaSchema, input)
  const { now, deps } = context
  const pushed = await changeVersion(context, caller, Id, async (row, tx) => {
    if (row.state === 'Draft' || row.state === 'InForce')
      throw new AppError('INVALID_STATE', CRITERIA_NOT_PUSHED)
    await requireSecondPhysician(tx, row, caller)
    if (row.sha256 !== Sha256) throw new AppError('CONFLICT', CRITERIA_OTHER_CONTENT)
    const replaces = await retireOthers(tx, now)
    const approval = {
      approver: caller.id,
      approvedAt: now,
      effectiveFrom: japaneseDateOf(now),
      approvedImpact: impactOf(row),
    }
    return {
      set: {
        ...(row.state === 'Retired' ? {} : approval),
        state: 'InForce',
        pushReason: Reason,
        replaces,
        pausedAt: null,
        pausedDonors: null,
        inForceAt: now,
        retiredAt: null,
      },
      event: { category: 'Criteria', operation: 'Push', number: row.number },
      reason: Reason,
    }
  })
  // After it is in force: checks sent meanwhile are judged by it. A job does what is left undone.
  await pauseByCriteria(deps, now)
  return toOneCriteria({ db: deps.db, forms: deps, principal: caller }, await findVersion(deps.db, pushed.Id))
}

/** The impact that was last counted; null if it was for another content. */
const impactOf = ({ impact, sha256 }: CriteriaRow) => (impact?.sha256 === sha256 ? impact : null)

/** Neither a person who wrote or changed it, nor the same address under a new account. */
async function requireSecondPhysician(
  tx: Transaction,
  { author, editors }: CriteriaRow,
  { id }: Staff,
): Promise<void> {
  const writers = [...editors, ...(author ? [author] : [])]
  if (writers.includes(id)) throw new AppError('FORBIDDEN', CRITERIA_IS_OWN)
  const people = await tx
    .select({ id: administrators.id, email: sql<string>`lower(${administrators.email})` })
    .from(administrators)
    .where(inArray(administrators.id, [...writers, id]))
  const own = people.find((each) => each.id === id)?.email
  if (people.some((each) => each.id !== id && each.email === own))
    throw new AppError('FORBIDDEN', CRITERIA_IS_OWN)
}
