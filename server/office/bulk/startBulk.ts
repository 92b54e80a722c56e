import { and, count, eq, isNull } from 'drizzle-orm'
import { NOBODY_CHANGES, PREVIEW_DIFFERS } from '../../../shared/words/office/bulk'
import { startBulkSchema } from '../../../shared/forms/bulk'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { AppError, validated } from '../../ground/errors'
import type { BulkJob, StartBulkInput } from '../../generated/resolvers'
import { bulkJobs, bulkRows } from '../../ground/tables/bulk'
import { requireJob, toBulkJob } from './bulkJobs'
import { runJob } from './runBulk'

/** Handled before the answer, so that a small job is finished at once. */
const AT_ONCE = 50

/** Starts a previewed job; a repeated call changes nothing. `runBulk` handles what is left after the first few. */
export async function startBulk(context: RequestContext, input: StartBulkInput): Promise<BulkJob> {
  const caller = requireDuty(context, 'startBulk')
  const { now, deps } = context
  const { id, act, fingerprint, undoes } = await requireJob(deps.db, input.Id, caller)
  const { Reason: reason } = validated(startBulkSchema(act), { Reason: input.Reason })
  if (fingerprint !== input.Fingerprint) throw new AppError('CONFLICT', PREVIEW_DIFFERS)

  await loggedTransaction(context, async (tx, log) => {
    const started = await tx
      .update(bulkJobs)
      .set({ startedAt: now, actorId: caller.id, reason: reason || null, updatedAt: now })
      .where(and(eq(bulkJobs.id, id), isNull(bulkJobs.startedAt)))
      .returning({ id: bulkJobs.id })
    if (started.length === 0) return
    const [found] = await tx
      .select({ people: count() })
      .from(bulkRows)
      .where(and(eq(bulkRows.jobId, id), eq(bulkRows.state, 'Pending')))
    const people = found?.people ?? 0
    if (people === 0) throw new AppError('INVALID_STATE', NOBODY_CHANGES)
    const event = {
      category: 'Administrator',
      operation: 'Bulk',
      act,
      people,
      isUndo: undoes !== null,
    } as const
    await log(null, event, reason)
  })
  await runJob(deps, id, AT_ONCE)
  return toBulkJob(deps.db, await requireJob(deps.db, id, caller))
}
