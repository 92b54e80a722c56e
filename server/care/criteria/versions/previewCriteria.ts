import { eq } from 'drizzle-orm'
import { criteriaOf } from '../../../../shared/rules/criteria/content'
import { numbersOf } from '../impact'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { CRITERIA_NOTHING_TO_COMPARE } from '../../../../shared/words/check/criteria'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import { findCriteriaInForce } from '../criteriaInForce'
import { AppError } from '../../../ground/errors'
import type { Criteria, CriteriaIdInput } from '../../../generated/resolvers'
import { criteriaVersions } from '../../../ground/tables/criteria'
import { countImpact } from './countImpact'
import { findVersion, toOneCriteria } from './listCriteria'

/**
 * Counts the people whom a version would affect compared with the criteria in force, and stores the result with the
 * version. Without a transaction: it takes seconds, and nothing must wait for it.
 */
export async function previewCriteria(context: RequestContext, { Id }: CriteriaIdInput): Promise<Criteria> {
  const caller = requireDuty(context, 'previewCriteria')
  const { deps, now } = context
  const { id, number, sha256, content } = await findVersion(deps.db, Id)
  const before = await findCriteriaInForce(deps.db, deps)
  if (!before) throw new AppError('INVALID_STATE', CRITERIA_NOTHING_TO_COMPARE)
  const after = criteriaOf(deps.questionnaires.of(content.questionnaire), content, { number, sha256 })
  const today = japaneseDateOf(now)
  const regionName = deps.texts.region.name
  const impact = await countImpact(deps.db, deps.vault, { before, after, today, regionName })
  const [kept] = await deps.db
    .update(criteriaVersions)
    .set({ impact: { ...numbersOf(impact), sha256, countedAt: now.toISOString() } })
    .where(eq(criteriaVersions.id, id))
    .returning()
  if (!kept) throw new Error('A version that was read is missing')
  return toOneCriteria({ db: deps.db, forms: deps, principal: caller }, kept, impact.changes)
}
