import { and, asc, desc, eq, inArray, lte, or } from 'drizzle-orm'
import { criteriaOf, type Criteria, type CriteriaContent } from '../../../shared/rules/criteria/content'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { CRITERIA_NOT_IN_FORCE } from '../../../shared/words/check/checkOpening'
import type { Judgement } from '../../../shared/questionnaire/engine/judgement'
import type { CriteriaName, Questionnaire } from '../../../shared/questionnaire/engine/question'
import { asksTheSame } from '../../../shared/questionnaire/engine/reword'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { AppError } from '../../ground/errors'
import { criteriaVersions } from '../../ground/tables/criteria'

export type Forms = Pick<Deps, 'questionnaires'>
/** With the clock, because an approved version is in force from its day on. */
export type DatedForms = Pick<Deps, 'questionnaires' | 'clock'>

/** By hash, because content that was in force never changes. */
const contents = new Map<string, CriteriaContent>()

export async function contentByHash(db: Queryable, sha256: string): Promise<CriteriaContent> {
  const known = contents.get(sha256)
  if (known) return known
  const [row] = await db
    .select({ content: criteriaVersions.content })
    .from(criteriaVersions)
    .where(eq(criteriaVersions.sha256, sha256))
    .limit(1)
  if (!row) throw new Error(`No criteria with the hash ${sha256}`)
  contents.set(sha256, row.content)
  return row.content
}

const name = { number: criteriaVersions.number, sha256: criteriaVersions.sha256 }

export async function criteriaNamed(
  db: Queryable,
  { questionnaires }: Forms,
  found: CriteriaName,
): Promise<Criteria> {
  const { number, sha256 } = found
  const content = await contentByHash(db, sha256)
  return criteriaOf(questionnaires.of(content.questionnaire), content, { number, sha256 })
}

/** An approved version whose day has come: it judges, and the job that writes `InForce` is to come. */
export const isDue = (now: Date) =>
  and(eq(criteriaVersions.state, 'Approved'), lte(criteriaVersions.effectiveFrom, japaneseDateOf(now)))

/**
 * The criteria that judge checks now, read in the caller's transaction; null before the first approval. A day begins at
 * midnight, and the job that writes `InForce` runs in the minute after it.
 */
export async function findCriteriaInForce(db: Queryable, forms: DatedForms): Promise<Criteria | null> {
  const { state, effectiveFrom, approvedAt } = criteriaVersions
  const [found] = await db
    .select(name)
    .from(criteriaVersions)
    .where(or(eq(state, 'InForce'), isDue(forms.clock.now())))
    // Those that are due come before the one in force, as the job will have it.
    .orderBy(asc(state), desc(effectiveFrom), desc(approvedAt))
    .limit(1)
  return found ? criteriaNamed(db, forms, found) : null
}

/** @throws AppError INVALID_STATE before the first approval */
export async function criteriaInForce(db: Queryable, forms: DatedForms): Promise<Criteria> {
  const found = await findCriteriaInForce(db, forms)
  if (!found) throw new AppError('INVALID_STATE', CRITERIA_NOT_IN_FORCE)
  return found
}

/**
 * The criteria for a draft on this form: those in force, or if their form differs, the last in force for this one.
 * @throws AppError INVALID_STATE before the first approval
 */
export async function criteriaForDraft(db: Queryable, forms: DatedForms, version: string): Promise<Criteria> {
  const current = await criteriaInForce(db, forms)
  if (current.version === version) return current
  const [last] = await db
    .select(name)
    .from(criteriaVersions)
    .where(
      and(
        eq(criteriaVersions.questionnaire, version),
        inArray(criteriaVersions.state, ['InForce', 'Retired']),
      ),
    )
    .orderBy(desc(criteriaVersions.inForceAt))
    .limit(1)
  if (!last) {
    // Never in force for this form, which the one in force only rewords: its rules fit.
    const form = forms.questionnaires.of(version)
    if (!asksTheSame(form, current)) throw new AppError('INVALID_STATE', CRITERIA_NOT_IN_FORCE)
    return criteriaOf(form, await contentByHash(db, current.criteria.sha256), current.criteria)
  }
  return criteriaNamed(db, forms, last)
}

type Judged = { version: string; judgement: Pick<Judgement, 'basis'> | null }

/** The criteria that judged a check; for a draft, and before versions were kept, the form with its own rules. */
export async function criteriaOfCheck(
  db: Queryable,
  forms: Forms,
  { version, judgement }: Judged,
): Promise<Questionnaire> {
  const form = forms.questionnaires.of(version)
  const criteria = judgement?.basis?.criteria
  return criteria ? criteriaOf(form, await contentByHash(db, criteria.sha256), criteria) : form
}
