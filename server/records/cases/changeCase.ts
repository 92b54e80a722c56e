import { and, eq, sql } from 'drizzle-orm'
import type { ActivityEvent } from '../../../shared/words/records/activity'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import type { CaseStepKind } from '../../../shared/generated/schema'
import { OBJECTION_DAYS, REVIEW_DAYS } from '../../../shared/rules/records/cases/facts'
import {
  ANSWER_FIRST,
  CASE_CHANGED,
  CASE_CLOSED,
  CASE_NOT_CLOSED,
  caseWords,
  NOT_ANSWERED,
} from '../../../shared/words/records/cases'
import { isToBeAnswered } from '../../../shared/rules/records/cases/rights'
import { ANSWER_AS_REQUEST } from '../../../shared/words/records/rights'
import { caseTextSchema, createCaseSchema, takeCaseSchema } from '../../../shared/forms/cases'
import { requireDuty, requireUser, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import { holdRow } from '../../ground/db/oneRow'
import type { Transaction } from '../../ground/db/client'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type { Case, CaseTextInput, CreateCaseInput, TakeCaseInput } from '../../generated/resolvers'
import { cases, type CaseRow } from '../../ground/tables/cases'
import { findProfile, findProfileForUpdate, recipientOf } from '../person/findProfile'
import { requireColleague, requireOthers } from '../../ground/access/requireWorker'
import { readCase } from './listCases'
import { addStep, openCase, sealed } from './openCase'
import { askedAgain, openRequest } from './openRequest'

/** Records what a person said by telephone or letter about reads of their record, or asks for by law. */
export async function createCase(context: RequestContext, input: CreateCaseInput): Promise<Case> {
  const caller = requireDuty(context, 'createCase')
  const { now, requestId, deps } = context
  const { UserId, Words, Request, OnPaper } = validated(createCaseSchema, input)
  return inTransaction(context, async (tx) => {
    // Locks the person: if they leave, their words are deleted too.
    const profile = await findProfileForUpdate(tx, requireUuid(UserId))
    if (!profile || profile.deleteStatus) throw new AppError('NOT_FOUND')
    if (Request) {
      const asked = { kind: Request, words: Words, onPaper: OnPaper ?? false, openedBy: caller.id }
      return openRequest(context, tx, profile, asked)
    }
    const row = await openCase(
      { tx, vault: deps.vault },
      {
        kind: 'Objection',
        dueOn: addDays(japaneseDateOf(now), OBJECTION_DAYS),
        userId: profile.id,
        words: Words,
        openedBy: caller.id,
        now,
        requestId,
      },
    )
    if (!row) throw new Error('A case without a subject was not opened')
    return readCase(context, tx, row.id)
  })
}

export type Held = { row: CaseRow; tx: Transaction; actorId: string }

export type Change = {
  set: Partial<CaseRow>
  step: CaseStepKind
  text?: string | null
  operation: 'Take' | 'Note' | 'Answer' | 'Close' | 'Reopen' | 'Count' | 'Draft' | 'Report'
}

/** Sets who looks into a case; nobody without an assignee. */
export async function takeCase(context: RequestContext, input: TakeCaseInput): Promise<Case> {
  requireDuty(context, 'takeCase')
  const { Id, Version, AssigneeId } = validated(takeCaseSchema, input)
  return change(context, { Id, Version }, async ({ row, tx }) => {
    const assignee = AssigneeId ? await requireColleague(tx, AssigneeId, 'Case') : null
    requireOthers('Case', [row.actorId], [assignee?.id])
    return {
      set: { assigneeId: assignee?.id ?? null },
      step: 'Taken',
      text: assignee?.name ?? caseWords.nobody,
      operation: 'Take',
    }
  })
}

/** Adds a finding to a case. */
export async function noteCase(context: RequestContext, input: CaseTextInput): Promise<Case> {
  requireDuty(context, 'noteCase')
  const { Text, ...held } = validated(caseTextSchema(caseWords.note), input)
  return change(context, held, async () => ({ set: {}, step: 'Noted', text: Text, operation: 'Note' }))
}

/** Answers the person: the text appears on their page, and a mail announces it. */
export async function answerCase(context: RequestContext, input: CaseTextInput): Promise<Case> {
  requireDuty(context, 'answerCase')
  const { Text, ...held } = validated(caseTextSchema(caseWords.givenAnswer), input)
  return change(context, held, (on) => {
    if (on.row.kind === 'RightsRequest') throw new AppError('INVALID_STATE', ANSWER_AS_REQUEST)
    return answerOf(context, on, { text: Text, mail: 'caseAnswered' })
  })
}

/** The answer of a case with its mail. @throws AppError INVALID_STATE if there is no person to answer */
export async function answerOf(
  { deps, now }: RequestContext,
  { row, tx, actorId }: Held,
  { text, mail }: { text: string; mail: 'caseAnswered' | 'rightsAnswered' },
): Promise<Change> {
  const profile = isToBeAnswered(row.kind) && row.userId ? await findProfile(tx, row.userId) : null
  if (!profile || profile.deleteStatus) throw new AppError('INVALID_STATE', NOT_ANSWERED)
  if (profile.email)
    await deps.mail.enqueue(tx, {
      kind: mail,
      params: {},
      ...recipientOf(profile),
      dedupeKey: `${mail}/${row.id}/${row.version}`,
    })
  const said = await sealed({ tx, vault: deps.vault }, row, { answer: text })
  const set = { ...said, state: 'Answered', answeredBy: actorId, answeredAt: now } as const
  return { set, step: 'Answered', text, operation: 'Answer' }
}

/** Closes a case with its result. */
export async function closeCase(context: RequestContext, input: CaseTextInput): Promise<Case> {
  requireDuty(context, 'closeCase')
  const { Text, ...held } = validated(caseTextSchema(caseWords.found), input)
  return change(context, held, async ({ row, tx }) => {
    const profile = row.userId ? await findProfile(tx, row.userId) : null
    if (isToBeAnswered(row.kind) && row.state === 'Open' && profile && !profile.deleteStatus)
      throw new AppError('INVALID_STATE', ANSWER_FIRST)
    const set = { state: 'Closed', ...(row.facts.request ? { subject: null } : {}) } as const
    return { set, step: 'Closed', text: Text, operation: 'Close' }
  })
}

/** Reopens a case. */
export async function reopenCase(context: RequestContext, input: CaseTextInput): Promise<Case> {
  requireDuty(context, 'reopenCase')
  const { Text, ...held } = validated(caseTextSchema(caseWords.reopen), input)
  const dueOn = addDays(japaneseDateOf(context.now), REVIEW_DAYS)
  return change(
    context,
    held,
    async ({ row, tx }) => {
      if (row.state === 'Open') throw new AppError('INVALID_STATE', CASE_NOT_CLOSED)
      const set = {
        state: 'Open',
        dueOn: row.dueOn > dueOn ? row.dueOn : dueOn,
        ...(row.facts.request ? await askedAgain(tx, row, row.facts.request) : {}),
      } as const
      return { set, step: 'Reopened', text: Text, operation: 'Reopen' }
    },
    { isClosedToo: true },
  )
}

export async function change(
  context: RequestContext,
  { Id, Version }: { Id: string; Version: number },
  decide: (held: Held) => Promise<Change>,
  { isClosedToo = false, isOwn = false } = {},
): Promise<Case> {
  const caller = isOwn ? requireUser(context) : requireDuty(context, 'closeCase')
  const { now, requestId, deps } = context
  return inTransaction(context, async (tx) => {
    const ofId = and(eq(cases.id, requireUuid(Id)), isOwn ? eq(cases.userId, caller.id) : undefined)
    const row = await holdRow(tx, cases, ofId)
    requireOthers('Case', [row.actorId], [caller.id])
    if (row.version !== Version) throw new AppError('CONFLICT', CASE_CHANGED)
    if (row.state === 'Closed' && !isClosedToo) throw new AppError('INVALID_STATE', CASE_CLOSED)
    const { set, step, text, operation } = await decide({ row, tx, actorId: caller.id })
    await tx
      .update(cases)
      .set({ ...set, version: sql`${cases.version} + 1`, updatedAt: now })
      .where(ofId)
    await addStep({ tx, vault: deps.vault }, row, { kind: step, actorId: caller.id, text, now })
    // Too many combinations of kind and operation for TypeScript to check.
    const event = { category: 'Case', operation, kind: row.kind } as ActivityEvent
    await recordActivity(tx, { event, userId: row.userId, actorId: caller.id, now, requestId })
    return readCase(context, tx, row.id)
  })
}
