import { analytesOf, type CriteriaContent } from '../../../../shared/rules/criteria/content'
import { contentChanges } from '../../../../shared/rules/criteria/contentChanges'
import type { ImpactChange } from '../impact'
import { inArray } from 'drizzle-orm'
import { requireDuty, type Principal, type RequestContext } from '../../../ground/access/context'
import { staffNames } from '../../../ground/access/staffNames'
import type { Queryable } from '../../../ground/db/client'
import { readRow } from '../../../ground/db/oneRow'
import type { Deps } from '../../../ground/deps'
import { filteredPage, wholeRows, type Page } from '../../../ground/db/keysetPage'
import { requireUuid } from '../../../ground/errors'
import type { Criteria, QueryListCriteriaArgs, CriteriaImpact } from '../../../generated/resolvers'
import { criteriaVersions, type CriteriaRow } from '../../../ground/tables/criteria'
import { asContract } from '../../../ground/db/asContract'
import type { KeptImpact } from '../../../ground/tables/keptImpact'
import { mayRead } from '../../../ground/access/contract'

type Forms = Pick<Deps, 'questionnaires'>

const order = { name: 'CreatedAt', column: criteriaVersions.createdAt, id: criteriaVersions.id }

/** The versions of the criteria, newest first. */
export async function listCriteria(
  context: RequestContext,
  args: QueryListCriteriaArgs,
): Promise<Page<Criteria>> {
  requireDuty(context, 'listCriteria')
  const { deps, principal } = context
  const { db } = deps
  const page = await filteredPage({
    ...wholeRows({ db, table: criteriaVersions, order }, (row) => row),
    list: 'criteria',
    fields: {},
    args,
  })
  return { ...page, items: await toCriteria({ db, forms: deps, principal }, page.items) }
}

/** One version. */
export async function getCriteria(context: RequestContext, id: string): Promise<Criteria> {
  requireDuty(context, 'getCriteria')
  const { deps, principal } = context
  return toOneCriteria({ db: deps.db, forms: deps, principal }, await findVersion(deps.db, id))
}

/** @throws AppError NOT_FOUND */
export async function findVersion(db: Queryable, id: string): Promise<CriteriaRow> {
  return readRow(db, criteriaVersions, requireUuid(id))
}

type Reader = { db: Queryable; forms: Forms; principal: Principal }

export async function toOneCriteria(
  reader: Reader,
  row: CriteriaRow,
  changes: readonly ImpactChange[] | null = null,
): Promise<Criteria> {
  const [one] = await toCriteria(reader, [row], changes)
  if (!one) throw new Error('A version that was read is missing')
  return one
}

async function toCriteria(
  { db, forms, principal }: Reader,
  rows: readonly CriteriaRow[],
  changes: readonly ImpactChange[] | null = null,
): Promise<Criteria[]> {
  const names = await staffNames(
    db,
    rows.flatMap(({ author, approver, rejectedBy }) => [author, approver, rejectedBy]),
  )
  const bases = await contentsOf(
    db,
    rows.flatMap(({ basedOn }) => basedOn ?? []),
  )
  const nameOf = (id: string | null) => (id && names.get(id)) ?? null
  return rows.map((row) => ({
    ...asContract(row, 'id', 'number', 'state', 'origin', 'basedOn', 'questionnaire'),
    ...asContract(row, 'content', 'sha256', 'note', 'submittedAt', 'approvedAt'),
    ...asContract(row, 'effectiveFrom', 'rejection', 'rejectedAt', 'pushReason'),
    ...asContract(row, 'pausedDonors', 'inForceAt', 'retiredAt', 'version', 'createdAt', 'updatedAt'),
    HospitalRefusals: row.content.hospitalRefusals.map(({ id, sentence, wait }) => ({
      Id: id,
      Sentence: sentence,
      WaitMonths: wait && 'months' in wait ? wait.months : null,
      WaitWeeks: wait && 'weeks' in wait ? wait.weeks : null,
    })),
    Analytes: analytesOf(row.content).map((analyte) =>
      asContract(analyte, 'id', 'name', 'specimen', 'lookBackDays'),
    ),
    AuthorId: row.author,
    AuthorName: nameOf(row.author),
    EditorIds: row.editors,
    Changed: changedIn(row, row.basedOn === null ? undefined : bases.get(row.basedOn), forms),
    ApproverId: row.approver,
    ApproverName: nameOf(row.approver),
    RejectedByName: nameOf(row.rejectedBy),
    Impact: row.impact && toImpact(row.impact, principal, changes),
    ApprovedImpact: row.approvedImpact && toImpact(row.approvedImpact, principal, null),
  }))
}

async function contentsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, CriteriaContent>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: criteriaVersions.id, content: criteriaVersions.content })
    .from(criteriaVersions)
    .where(inArray(criteriaVersions.id, [...ids]))
  return new Map(rows.map(({ id, content }) => [id, content]))
}

function changedIn(
  { content, questionnaire }: CriteriaRow,
  base: CriteriaContent | undefined,
  { questionnaires }: Forms,
): string[] {
  return base ? contentChanges(base, content, questionnaires.of(questionnaire)).map(({ name }) => name) : []
}

/** Smaller numbers could identify people. */
const FEWEST = 5

/** An impact for its reader: only physicians see small numbers. */
function toImpact(
  impact: KeptImpact,
  principal: Principal,
  changes: readonly ImpactChange[] | null,
): CriteriaImpact {
  const seesFew = mayRead(principal, 'CriteriaImpact', 'Changes')
  const shown = (people: number) => (seesFew || people === 0 || people >= FEWEST ? people : null)
  const hidesOne = impact.groups.some(({ people }) => shown(people) === null)
  return {
    Sha256: impact.sha256,
    CountedAt: new Date(impact.countedAt),
    People: impact.people,
    // With the total it would reveal a hidden number.
    Unchanged: hidesOne ? null : shown(impact.unchanged),
    DonorsLost: shown(impact.donorsLost),
    Groups: impact.groups.map(({ before, after, standing, people, daysLeast, daysMost }) => ({
      Before: before,
      After: after,
      Standing: standing,
      People: shown(people),
      DaysLeast: shown(people) === null ? null : daysLeast,
      DaysMost: shown(people) === null ? null : daysMost,
    })),
    Questions: impact.questions.map(({ questionId, people }) => ({
      QuestionId: questionId,
      People: shown(people),
    })),
    Rules: (impact.rules ?? []).map(({ ruleId, people }) => ({ RuleId: ruleId, People: shown(people) })),
    Changes:
      changes?.map((change) => ({
        ...asContract(change, 'userId', 'standing', 'before', 'after', 'beforeDate', 'afterDate'),
        QuestionIds: change.questions,
        RuleIds: change.rules,
      })) ?? null,
  }
}
