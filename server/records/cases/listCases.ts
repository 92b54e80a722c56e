import { asc, desc, eq, inArray } from 'drizzle-orm'
import { requireDuty, requireUser, type RequestContext } from '../../ground/access/context'
import { staffNames } from '../../ground/access/staffNames'
import type { Queryable } from '../../ground/db/client'
import type { FilterFields } from '../../ground/db/filterSql'
import { filteredPage, wholeRows, type Page } from '../../ground/db/keysetPage'
import { readsOf } from '../../ground/access/listDatabase'
import { AppError, requireUuid } from '../../ground/errors'
import type { Case, CaseFilter, QueryListCasesArgs } from '../../generated/resolvers'
import { caseSteps, cases, type CaseRow, type CaseStepRow } from '../../ground/tables/cases'

const fields: FilterFields<CaseFilter> = {
  Kind: cases.kind,
  State: cases.state,
  AssigneeId: cases.assigneeId,
  UserId: cases.userId,
  DueOn: cases.dueOn,
  CreatedAt: cases.createdAt,
}

const order = { name: 'CreatedAt', column: cases.createdAt, id: cases.id }

/**
 * The cases, newest first.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT for limit, token or filter
 */
export async function listCases(context: RequestContext, args: QueryListCasesArgs): Promise<Page<Case>> {
  requireDuty(context, 'listCases')
  const db = await readsOf(context, context.deps.db)
  const page = await filteredPage({
    ...wholeRows({ db, table: cases, order }, (row) => row),
    list: 'cases',
    fields,
    args,
  })
  return { ...page, items: await toCases(db, page.items) }
}

/**
 * One case with its history.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND
 */
export async function getCase(context: RequestContext, id: string): Promise<Case> {
  requireDuty(context, 'getCase')
  return readCase(context.deps.db, requireUuid(id))
}

/**
 * The caller's objections, newest first, with the office's answers. Suspended members may call it.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff
 */
export async function listOwnCases(context: RequestContext): Promise<Case[]> {
  const { id } = requireUser(context)
  const { db } = context.deps
  const rows = await db
    .select()
    .from(cases)
    .where(eq(cases.userId, id))
    .orderBy(desc(cases.createdAt), desc(cases.id))
  return rows.filter(({ kind }) => kind === 'Objection').map((row) => toCase(row))
}

/** @throws AppError NOT_FOUND */
export async function readCase(db: Queryable, id: string): Promise<Case> {
  const rows = await db.select().from(cases).where(eq(cases.id, id))
  const [found] = await toCases(db, rows)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

async function toCases(db: Queryable, rows: readonly CaseRow[]): Promise<Case[]> {
  if (rows.length === 0) return []
  const steps = await db
    .select()
    .from(caseSteps)
    .where(
      inArray(
        caseSteps.caseId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(caseSteps.id))
  const names = await staffNames(db, [
    ...rows.flatMap(({ actorId, assigneeId, answeredBy }) => [actorId, assigneeId, answeredBy]),
    ...steps.map(({ actorId }) => actorId),
  ])
  return rows.map((row) => ({
    ...toCase(row),
    ActorName: row.actorId && (names.get(row.actorId) ?? null),
    AssigneeName: row.assigneeId && (names.get(row.assigneeId) ?? null),
    Steps: steps.filter(({ caseId }) => caseId === row.id).map((step) => toStep(step, row, names)),
  }))
}

const toStep = (step: CaseStepRow, { userId }: CaseRow, names: ReadonlyMap<string, string>) => ({
  Id: String(step.id),
  Kind: step.kind,
  Time: step.createdAt,
  ByPerson: step.actorId !== null && step.actorId === userId,
  ActorName: step.actorId && (names.get(step.actorId) ?? null),
  Text: step.text,
})

const toCase = (row: CaseRow): Case => ({
  Id: row.id,
  Kind: row.kind,
  State: row.state,
  UserId: row.userId,
  ActorId: row.actorId,
  ReadId: row.facts.readId ?? null,
  Words: row.words,
  DueOn: row.dueOn,
  AssigneeId: row.assigneeId,
  Answer: row.answer,
  AnsweredAt: row.answeredAt,
  Reads: [],
  Marks: (row.facts.marks ?? []).map(({ mark, requests, from, people, habit }) => ({
    Mark: mark,
    Reads: requests.length,
    From: from ? new Date(from) : null,
    People: people ?? null,
    Habit: habit ?? null,
  })),
  Steps: [],
  Version: row.version,
  CreatedAt: row.createdAt,
  UpdatedAt: row.updatedAt,
})
