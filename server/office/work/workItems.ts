import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { WORK_CHANGED, WORK_IS_FINISHED, WORK_IS_GONE, WORK_IS_OPEN } from '../../../shared/words/office/work'
import { finishWorkSchema, workItemChangeSchema, workItemSchema } from '../../../shared/forms/work'
import type { RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type {
  CreateWorkItemInput,
  FinishWorkItemInput,
  ReopenWorkItemInput,
  UpdateWorkItemInput,
  Work,
} from '../../generated/resolvers'
import { workItems, type WorkItemRow } from '../../ground/tables/work'
import { findProfileForUpdate } from '../../records/person/findProfile'
import { atOf, itemToWork } from './listWork'
import { requireColleague, requireWorker } from '../../ground/access/requireWorker'

type NewItem = Pick<WorkItemRow, 'title' | 'due'> &
  Partial<Pick<WorkItemRow, 'words' | 'userId' | 'assigneeId'>> & {
    /** Null for the program. */
    actorId: string | null
    /** Of a cause that is told more than once. */
    id?: string
    now: Date
    requestId?: string
  }

/**
 * Creates a task in the transaction of its cause.
 * @throws AppError NOT_FOUND for an unknown person or one who has left
 */
export async function addWorkItem(
  tx: Transaction,
  {
    title,
    due,
    words = null,
    userId = null,
    assigneeId = null,
    actorId,
    id = randomUUID(),
    now,
    requestId,
  }: NewItem,
): Promise<WorkItemRow> {
  // Locks the person, because leaving deletes their tasks.
  if (userId && !(await findProfileForUpdate(tx, userId))) throw new AppError('NOT_FOUND')
  const [row] = await tx
    .insert(workItems)
    .values({ id, userId, title, words, due, assigneeId, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('An inserted work item is missing')
  const event = { category: 'Work', operation: 'Create', due } as const
  await recordActivity(tx, { event, userId, actorId, now, requestId })
  return row
}

/** Creates a task. */
export async function createWorkItem(context: RequestContext, input: CreateWorkItemInput): Promise<Work> {
  const caller = requireWorker(context, 'Task')
  const at = atOf(context)
  const { Title, Words, Due, UserId, AssigneeId } = validated(workItemSchema(at.today), input)
  const { now, requestId } = context
  return inTransaction(context, async (tx) => {
    const assigneeId = AssigneeId ? (await requireColleague(tx, AssigneeId, 'Task')).id : null
    const userId = UserId ? requireUuid(UserId) : null
    const item = {
      title: Title,
      words: Words || null,
      due: Due,
      userId,
      assigneeId,
      actorId: caller.id,
      now,
      requestId,
    }
    return itemToWork(tx, await addWorkItem(tx, item), at)
  })
}

/** Changes an open task. */
export async function updateWorkItem(
  context: RequestContext,
  { Id, Version, ...input }: UpdateWorkItemInput,
): Promise<Work> {
  requireWorker(context, 'Task')
  const at = atOf(context)
  const { now } = context
  return loggedTransaction(context, async (tx, log) => {
    // Locked before the task, because leaving deletes the person's tasks.
    if (input.UserId && !(await findProfileForUpdate(tx, requireUuid(input.UserId))))
      throw new AppError('NOT_FOUND')
    const found = await holdItem(tx, Id)
    if (found.doneAt) throw new AppError('INVALID_STATE', WORK_IS_FINISHED)
    const values = await changedItem(tx, found, validated(workItemChangeSchema(at.today, found.due), input))
    if (Object.entries(values).every(([name, value]) => value === Reflect.get(found, name)))
      return itemToWork(tx, found, at)
    const row = await change(tx, found, { version: Version, now }, values)
    for (const userId of new Set([found.userId, row.userId]))
      await log(userId, { category: 'Work', operation: 'Change', due: row.due })
    return itemToWork(tx, row, at)
  })
}

/** Absent fields stay. */
async function changedItem(
  tx: Transaction,
  found: WorkItemRow,
  { Title, Words, Due, UserId, AssigneeId }: InferType<ReturnType<typeof workItemChangeSchema>>,
) {
  const { words, userId, assigneeId } = found
  return {
    title: Title,
    due: Due,
    words: Words === undefined ? words : Words || null,
    userId: UserId === undefined ? userId : UserId || null,
    assigneeId:
      AssigneeId === undefined || AssigneeId === assigneeId
        ? assigneeId
        : AssigneeId
          ? (await requireColleague(tx, AssigneeId, 'Task')).id
          : null,
  }
}

/** Finishes a task with its outcome. The same again changes nothing. */
export async function finishWorkItem(
  context: RequestContext,
  { Id, Version, ...input }: FinishWorkItemInput,
): Promise<Work> {
  requireWorker(context, 'Task')
  const { Outcome: outcome } = validated(finishWorkSchema, input)
  const at = atOf(context)
  const { now } = context
  return loggedTransaction(context, async (tx, log) => {
    const found = await holdItem(tx, Id)
    if (found.doneAt && found.outcome === outcome) return itemToWork(tx, found, at)
    if (found.doneAt) throw new AppError('INVALID_STATE', WORK_IS_FINISHED)
    const row = await change(tx, found, { version: Version, now }, { outcome, doneAt: now })
    await log(row.userId, { category: 'Work', operation: 'Finish' })
    return itemToWork(tx, row, at)
  })
}

/** Finishes a task in the caller's transaction; a finished or deleted one stays as it is. */
export async function settleWorkItem(
  tx: Transaction,
  {
    id,
    outcome,
    actorId,
    now,
    requestId,
  }: { id: string; outcome: string; actorId: string } & Pick<RequestContext, 'now' | 'requestId'>,
): Promise<void> {
  const [row] = await tx
    .update(workItems)
    .set({ outcome, doneAt: now, version: sql`${workItems.version} + 1`, updatedAt: now })
    .where(and(eq(workItems.id, id), isNull(workItems.doneAt)))
    .returning({ userId: workItems.userId })
  if (!row) return
  const event = { category: 'Work', operation: 'Finish' } as const
  await recordActivity(tx, { event, userId: row.userId, actorId, now, requestId })
}

/** Reopens a finished task. */
export async function reopenWorkItem(
  context: RequestContext,
  { Id, Version }: ReopenWorkItemInput,
): Promise<Work> {
  requireWorker(context, 'Task')
  const at = atOf(context)
  const { now } = context
  return loggedTransaction(context, async (tx, log) => {
    const found = await holdItem(tx, Id)
    if (!found.doneAt) throw new AppError('INVALID_STATE', WORK_IS_OPEN)
    const row = await change(tx, found, { version: Version, now }, { outcome: null, doneAt: null })
    await log(row.userId, { category: 'Work', operation: 'Reopen' })
    return itemToWork(tx, row, at)
  })
}

async function holdItem(tx: Transaction, id: string): Promise<WorkItemRow> {
  const [row] = await tx
    .select()
    .from(workItems)
    .where(eq(workItems.id, requireUuid(id)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND', WORK_IS_GONE)
  return row
}

async function change(
  tx: Transaction,
  { id }: WorkItemRow,
  { version, now }: { version: number; now: Date },
  values: Partial<WorkItemRow>,
): Promise<WorkItemRow> {
  const [row] = await tx
    .update(workItems)
    .set({ ...values, version: sql`${workItems.version} + 1`, updatedAt: now })
    .where(and(eq(workItems.id, id), eq(workItems.version, version)))
    .returning()
  if (!row) throw new AppError('CONFLICT', WORK_CHANGED)
  return row
}
