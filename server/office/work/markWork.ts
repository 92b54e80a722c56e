import { and, eq, sql } from 'drizzle-orm'
import type { ActivityEvent } from '../../../shared/words/records/activity'
import { WORK_CHANGED, WORK_IS_GONE } from '../../../shared/words/office/work'
import { snoozeSchema } from '../../../shared/forms/work'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import { AppError, requireUuid, validated } from '../../ground/errors'
import type { AssignWorkInput, SnoozeWorkInput, Work } from '../../generated/resolvers'
import { workItems, workMarks } from '../../ground/tables/work'
import { atOf, toWork } from './listWork'
import { findWork, type WorkRow } from './readWork'
import { requireColleague, requireOthers, requireWorker } from '../../ground/access/requireWorker'

/** Assigns work to a colleague, or to no one. Of two simultaneous calls, the second gets a CONFLICT. */
export async function assignWork(context: RequestContext, input: AssignWorkInput): Promise<Work> {
  requireWorker(context, input.Kind)
  return inTransaction(context, (tx) => giveWork(tx, context, input))
}

/** The same in the caller's transaction. */
export async function giveWork(
  tx: Transaction,
  context: RequestContext,
  input: AssignWorkInput,
): Promise<Work> {
  const assigneeId = input.AssigneeId ? (await requireColleague(tx, input.AssigneeId, input.Kind)).id : null
  const event = {
    category: 'Work',
    operation: 'Assign',
    kind: input.Kind,
    isGiven: assigneeId !== null,
  } as const
  return mark(tx, context, input, { values: { assigneeId }, event })
}

/** Hides work until a day, or shows it again. */
export async function snoozeWork(context: RequestContext, input: SnoozeWorkInput): Promise<Work> {
  requireWorker(context, input.Kind)
  return inTransaction(context, (tx) => putOffWork(tx, context, input))
}

/** The same in the caller's transaction. */
export async function putOffWork(
  tx: Transaction,
  context: RequestContext,
  input: SnoozeWorkInput,
): Promise<Work> {
  const { Until } = validated(snoozeSchema(atOf(context).today), { Until: input.Until })
  const snoozedUntil = Until || null
  const event = { category: 'Work', operation: 'Snooze', kind: input.Kind, until: snoozedUntil } as const
  return mark(tx, context, input, { values: { snoozedUntil }, event })
}

type Decision = {
  values: Partial<Pick<WorkRow, 'assigneeId' | 'snoozedUntil'>>
  event: ActivityEvent
}

async function mark(
  tx: Transaction,
  context: RequestContext,
  { Kind: kind, SubjectId, Version }: Pick<AssignWorkInput, 'Kind' | 'SubjectId' | 'Version'>,
  { values, event }: Decision,
): Promise<Work> {
  const caller = requireWorker(context, kind)
  const at = atOf(context)
  const { now, requestId } = context
  const which = { kind, subjectId: requireUuid(SubjectId) }
  const found = await findWork(tx, at, which)
  if (!found) throw new AppError('NOT_FOUND', WORK_IS_GONE)
  requireOthers(kind, found.notFor, [caller.id, values.assigneeId])
  if (Object.entries({ ...found, ...values }).every(([name, value]) => value === Reflect.get(found, name)))
    return toWork(found, at)
  if (!(await isWritten(tx, found, { version: Version, values, now })))
    throw new AppError('CONFLICT', WORK_CHANGED)
  await recordActivity(tx, { event, userId: found.userId, actorId: caller.id, now, requestId })
  const row = await findWork(tx, at, which)
  if (!row) throw new Error('Work that was marked is missing')
  return toWork(row, at)
}

/** Writes only over the version the caller saw. */
async function isWritten(
  tx: Transaction,
  { kind, subjectId, userId }: WorkRow,
  { version, values, now }: Pick<Decision, 'values'> & { version: number; now: Date },
): Promise<boolean> {
  if (kind === 'Task') {
    const written = await tx
      .update(workItems)
      .set({ ...values, version: sql`${workItems.version} + 1`, updatedAt: now })
      .where(and(eq(workItems.id, subjectId), eq(workItems.version, version)))
      .returning({ id: workItems.id })
    return written.length === 1
  }
  if (version === 0) {
    const first = { kind, subjectId, userId, ...values, createdAt: now, updatedAt: now }
    return (await tx.insert(workMarks).values(first).onConflictDoNothing().returning()).length === 1
  }
  const written = await tx
    .update(workMarks)
    .set({ ...values, version: sql`${workMarks.version} + 1`, updatedAt: now })
    .where(and(eq(workMarks.kind, kind), eq(workMarks.subjectId, subjectId), eq(workMarks.version, version)))
    .returning({ kind: workMarks.kind })
  return written.length === 1
}
