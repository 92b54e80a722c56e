import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { daysBetween, japaneseDateOf } from '../../../shared/facts/dates'
import type { RightsFacts } from '../../../shared/rules/records/cases/facts'
import { feeOf, isToBeAnswered } from '../../../shared/rules/records/cases/rights'
import { requireDuty, requireUser, type RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import type { FilterFields } from '../../ground/db/filterSql'
import { filteredPage, wholeRows, type Page } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import { requireUuid, requireRow } from '../../ground/errors'
import type { Case, CaseFilter, CaseKind, QueryListCasesArgs, RightsRequest } from '../../generated/resolvers'
import { caseSteps, cases, type CaseRow, type CaseStepRow } from '../../ground/tables/cases'
import { asContract } from '../../ground/db/asContract'

const fields: FilterFields<CaseFilter> = {
  ...asContract(cases, 'kind', 'state', 'assigneeId', 'userId', 'dueOn', 'createdAt'),
}

const order = { name: 'CreatedAt', column: cases.createdAt, id: cases.id }

/** The cases, newest first. */
export async function listCases(
  context: RequestContext,
  args: QueryListCasesArgs,
  options: { largest?: number; countTo?: number } = {},
): Promise<Page<Case>> {
  requireDuty(context, 'listCases')
  const db = await readsOf(context, context.deps.db)
  const page = await filteredPage({
    ...wholeRows({ db, table: cases, order }, (row) => row),
    list: 'cases',
    fields,
    args,
    ...options,
  })
  return { ...page, items: await toCases(context, db, page.items) }
}

/** One case with its history. */
export async function getCase(context: RequestContext, id: string): Promise<Case> {
  requireDuty(context, 'getCase')
  return readCase(context, context.deps.db, requireUuid(id))
}

/** The caller's objections or requests, newest first, with the office's answers. Suspended members may call it. */
export async function listOwnCases(context: RequestContext, kind: CaseKind): Promise<Case[]> {
  const { id } = requireUser(context)
  const { db, vault } = context.deps
  if (!isToBeAnswered(kind)) return []
  const rows = await db
    .select()
    .from(cases)
    .where(and(eq(cases.userId, id), eq(cases.kind, kind)))
    .orderBy(desc(cases.createdAt), desc(cases.id))
  return (await vault.open(db, 'cases', rows)).map((row) => toCase(row, context.now))
}

/** @throws AppError NOT_FOUND */
export async function readCase(context: RequestContext, db: Queryable, id: string): Promise<Case> {
  const rows = await db.select().from(cases).where(eq(cases.id, id))
  return requireRow(await toCases(context, db, rows))
}

async function toCases(
  { deps: { vault }, now }: RequestContext,
  db: Queryable,
  rows: readonly CaseRow[],
): Promise<Case[]> {
  if (rows.length === 0) return []
  const lines = await db
    .select({ step: caseSteps, userId: cases.userId })
    .from(caseSteps)
    .innerJoin(cases, eq(cases.id, caseSteps.caseId))
    .where(
      inArray(
        caseSteps.caseId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(caseSteps.id))
  const opened = await vault.open(db, 'cases', rows)
  // A line is sealed as its case.
  const steps = await vault.open(
    db,
    'cases',
    lines.map(({ step, userId }) => ({ ...step, stepId: step.id, id: step.caseId, userId })),
  )
  const names = await staffNames(db, [
    ...rows.flatMap(({ actorId, assigneeId, answeredBy }) => [actorId, assigneeId, answeredBy]),
    ...steps.map(({ actorId }) => actorId),
  ])
  return opened.map((row) => ({
    ...toCase(row, now),
    ActorName: row.actorId && (names.get(row.actorId) ?? null),
    AssigneeName: row.assigneeId && (names.get(row.assigneeId) ?? null),
    Steps: steps.filter(({ caseId }) => caseId === row.id).map((step) => toStep(step, names)),
  }))
}

type Line = Omit<CaseStepRow, 'id'> & { stepId: number; userId: string | null }

const toStep = (step: Line, names: ReadonlyMap<string, string>) => ({
  Id: String(step.stepId),
  Kind: step.kind,
  Time: step.createdAt,
  ByPerson: step.actorId !== null && step.actorId === step.userId,
  ActorName: step.actorId && (names.get(step.actorId) ?? null),
  Text: step.text,
})

const toCase = (row: CaseRow, now: Date): Case => ({
  ...asContract(row, 'id', 'kind', 'state', 'userId', 'actorId', 'words', 'dueOn'),
  ...asContract(row, 'assigneeId', 'answer', 'answeredAt', 'version', 'createdAt', 'updatedAt'),
  ReadId: row.facts.readId ?? null,
  Reads: [],
  Marks: (row.facts.marks ?? []).map(({ mark, requests, from, people, habit }) => ({
    Mark: mark,
    Reads: requests.length,
    From: from ? new Date(from) : null,
    People: people ?? null,
    Habit: habit ?? null,
  })),
  Request: row.facts.request ? toRequest(row.facts.request) : null,
  ...agesOf(row, now),
  Steps: [],
})

const toRequest = ({
  kind,
  onPaper,
  identity,
  feePaidOn,
  outcome,
  grounds,
  withdrawnOn,
}: RightsFacts): RightsRequest => ({
  Kind: kind,
  OnPaper: onPaper,
  IdentityOn: identity?.on ?? null,
  IdentityDocument: identity?.document ?? null,
  FeeYen: feeOf(kind),
  FeePaidOn: feePaidOn,
  Outcome: outcome,
  Grounds: [...grounds],
  WithdrawnOn: withdrawnOn ?? null,
})

/** Until today, or until the person had an answer or the case ended. */
function agesOf({ state, createdAt, dueOn, answeredAt, updatedAt }: CaseRow, now: Date) {
  const end = japaneseDateOf(state === 'Open' ? now : (answeredAt ?? updatedAt))
  return {
    DaysOpen: daysBetween(japaneseDateOf(createdAt), end),
    DaysLate: Math.max(0, daysBetween(dueOn, end)),
  }
}
