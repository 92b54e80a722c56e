import { and, eq, isNull } from 'drizzle-orm'
import { CANNOT_DELETE_LAST_ADMINISTRATOR, CANNOT_DELETE_ONESELF } from '../../shared/messages/apiErrors'
import { requireAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { AdministratorProfile, DeleteAdministratorInput } from '../generated/resolvers'
import { administrators } from '../schema/administrators'
import { toAdministratorProfile } from './getAdministrator'

/**
 * Removes a console user: refused at the next request, deleted from the pool; the profile stays as the log's
 * actor.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, INVALID_STATE for oneself and
 * for the last administrator
 */
export async function deleteAdministrator(
  context: RequestContext,
  input: DeleteAdministratorInput,
): Promise<AdministratorProfile> {
  const caller = requireAdministrator(context)
  const id = requireUuid(input.Id)
  if (id === caller.id) throw new AppError('INVALID_STATE', CANNOT_DELETE_ONESELF)
  const { now, requestId, deps } = context

  const removed = await inTransaction(context, async (tx) => {
    // Locks all, so that two administrators who remove each other leave one.
    const present = await tx
      .select()
      .from(administrators)
      .where(isNull(administrators.removedAt))
      .for('update')
    const target = present.find((row) => row.id === id)
    if (!target) throw new AppError('NOT_FOUND')
    if (!present.some((row) => row.id === caller.id)) throw new AppError('UNAUTHENTICATED')
    const others = present.filter((row) => row.role === 'Administrator' && row.id !== id)
    if (others.length === 0) throw new AppError('INVALID_STATE', CANNOT_DELETE_LAST_ADMINISTRATOR)
    await tx
      .update(administrators)
      .set({ removedAt: now, updatedAt: now })
      .where(and(eq(administrators.id, id), isNull(administrators.removedAt)))
    const event = { category: 'Administrator', operation: 'Delete' } as const
    await recordActivity(tx, { event, userId: id, actorId: caller.id, now, requestId })
    await deps.mail.enqueue(tx, {
      kind: 'administratorDeleted',
      params: {},
      to: target.email,
      userId: null,
      recipientName: target.name,
      dedupeKey: `administratorDeleted/${id}`,
    })
    return toAdministratorProfile(target)
  })
  await deps.identity.admin.deleteUser(id)
  return removed
}
