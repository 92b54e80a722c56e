import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { checkContent } from '../../../../shared/rules/criteria/checkContent'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import type { CriteriaFault } from '../../../../shared/rules/criteria/fault'
import { reasonFaults } from '../../../../shared/rules/criteria/reasonNumbers'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import {
  CRITERIA_CHANGED,
  CRITERIA_FAULTY,
  CRITERIA_NO_DRAFT,
  CRITERIA_NOT_YOURS,
} from '../../../../shared/words/check/criteria'
import type { QuestionSet } from '../../../../shared/questionnaire/engine/question'
import { criteriaDraftSchema } from '../../../../shared/forms/criteria'
import { requireDuty, type RequestContext } from '../../../ground/access/context'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import { criteriaHash } from '../criteriaHash'
import { holdCriteria } from '../holdCriteria'
import { freeNumber } from '../importCriteria'
import type { Deps } from '../../../ground/deps'
import { AppError, validated } from '../../../ground/errors'
import type {
  CreateCriteriaDraftInput,
  Criteria,
  CriteriaIdInput,
  DeleteCriteriaDraftInput,
  Success,
  UpdateCriteriaDraftInput,
} from '../../../generated/resolvers'
import { criteriaVersions } from '../../../ground/tables/criteria'
import { changeVersion, requireNoDraft } from './changeVersion'
import { findVersion, toOneCriteria } from './listCriteria'

/** Begins a draft with the content of another version. */
export async function createCriteriaDraft(
  context: RequestContext,
  { BasedOn }: CreateCriteriaDraftInput,
): Promise<Criteria> {
  const caller = requireDuty(context, 'createCriteriaDraft')
  const { now } = context
  return loggedTransaction(context, async (tx, log) => {
    await holdCriteria(tx)
    const { id: basedOn, questionnaire, content, sha256 } = await findVersion(tx, BasedOn)
    await requireNoDraft(tx, caller.id)
    const [year, month] = japaneseDateOf(now).split('-').map(Number)
    const number = await freeNumber(tx, `${year}-${month}-1`)
    const id = randomUUID()
    await tx.insert(criteriaVersions).values({
      id,
      number,
      basedOn,
      questionnaire,
      content,
      sha256,
      state: 'Draft',
      origin: 'Written',
      author: caller.id,
      createdAt: now,
      updatedAt: now,
    })
    await log(null, { category: 'Criteria', operation: 'Create', number })
    return toOneCriteria({ db: tx, forms: context.deps, principal: caller }, await findVersion(tx, id))
  })
}

/** Saves a draft if its whole content is valid. */
export async function updateCriteriaDraft(
  context: RequestContext,
  { Content, ...given }: UpdateCriteriaDraftInput,
): Promise<Criteria> {
  const caller = requireDuty(context, 'updateCriteriaDraft')
  const { Id, Version, Note } = validated(criteriaDraftSchema, given)
  const { content } = readContent(context.deps, Content)
  return changeVersion(context, caller, Id, async (row) => {
    if (row.state !== 'Draft') throw new AppError('INVALID_STATE', CRITERIA_NO_DRAFT)
    if (row.version !== Version) throw new AppError('CONFLICT', CRITERIA_CHANGED)
    return {
      set: {
        content,
        questionnaire: content.questionnaire,
        sha256: criteriaHash(content),
        editors: [...new Set([...row.editors, caller.id])],
        ...(Note === undefined ? {} : { note: Note || null }),
      },
      event: null,
    }
  })
}

/** Deletes a draft of the caller, by which nothing was judged. */
export async function deleteCriteriaDraft(
  context: RequestContext,
  { Id, Version }: DeleteCriteriaDraftInput,
): Promise<Success> {
  const caller = requireDuty(context, 'deleteCriteriaDraft')
  await loggedTransaction(context, async (tx, log) => {
    await holdCriteria(tx)
    const { id, number, state, author, version } = await findVersion(tx, Id)
    if (author !== caller.id) throw new AppError('FORBIDDEN', CRITERIA_NOT_YOURS)
    if (state !== 'Draft') throw new AppError('INVALID_STATE', CRITERIA_NO_DRAFT)
    if (version !== Version) throw new AppError('CONFLICT', CRITERIA_CHANGED)
    await tx.delete(criteriaVersions).where(eq(criteriaVersions.id, id))
    await log(null, { category: 'Criteria', operation: 'Delete', number })
  })
  return { success: true }
}

/** Submits a draft to a second physician. */
export async function submitCriteria(context: RequestContext, { Id }: CriteriaIdInput): Promise<Criteria> {
  const caller = requireDuty(context, 'submitCriteria')
  return changeVersion(context, caller, Id, async ({ state, number, content }) => {
    if (state !== 'Draft') throw new AppError('INVALID_STATE', CRITERIA_NO_DRAFT)
    const valid = readContent(context.deps, content)
    const untrue = reasonFaults(valid.content, valid.form)
    if (untrue.length > 0) throw faulty(untrue)
    return {
      set: { state: 'InReview', submittedAt: context.now },
      event: { category: 'Criteria', operation: 'Submit', number },
    }
  })
}

/** @throws AppError BAD_USER_INPUT with a sentence for each rule and field */
function readContent(
  { questionnaires, texts }: Pick<Deps, 'questionnaires' | 'texts'>,
  value: unknown,
): { content: CriteriaContent; form: QuestionSet } {
  const formOf = (form: string) => questionnaires.all.find(({ version }) => version === form)
  const checked = checkContent(value, formOf, texts.region)
  if ('faults' in checked) throw faulty(checked.faults)
  return checked
}

const faulty = (faults: readonly CriteriaFault[]) =>
  new AppError(
    'BAD_USER_INPUT',
    `${CRITERIA_FAULTY}${faults.map(({ rule, message }) => `${rule}：${message}`)[0] ?? ''}`,
    Object.fromEntries(
      faults.map(({ rule, field, message }) => [[rule, field].filter(Boolean).join('.'), message]),
    ),
  )
