import { eq, isNull } from 'drizzle-orm'
import { CANNOT_CHANGE_OWN_ROLE } from '../../shared/messages/apiErrors'
import { administratorChangeSchema } from '../../shared/validation/console'
import { requireProvedAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { inTransaction } from '../db/client'
import { AppError, requireUuid, validated } from '../errors'
import type { AdministratorProfile, UpdateAdministratorInput } from '../generated/resolvers'
import { poolGroupOf } from '../identity/isPoolGroup'
import { administrators, type AdministratorRow } from '../schema/administrators'
import { toAdministratorProfile } from './listAdministrators'

/**
 * Changes the name and role of a console user. Another role ends every session of theirs, so that nothing is done with the
 * old one, and informs them by mail. An administrator always stays: nobody changes their own role, and of two who change
 * each other's at once the second is refused.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator with a fresh sign-in, NOT_FOUND, BAD_USER_INPUT,
 * INVALID_STATE for the own role
 */
export async function updateAdministrator(
  context: RequestContext,
  input: UpdateAdministratorInput,
): Promise<AdministratorProfile> {
  const caller = requireProvedAdministrator(context)
  const id = requireUuid(input.Id)
  const { Name, Role } = validated(administratorChangeSchema, { Name: input.Name, Role: input.Role })
  const { now, requestId, deps } = context
  let moved: AdministratorRow | null = null

  try {
    return await inTransaction(context, async (tx) => {
      // Locks all, so that two administrators who demote each other leave one.
      const present = await tx
        .select()
        .from(administrators)
        .where(isNull(administrators.removedAt))
        .for('update')
      const target = present.find((row) => row.id === id)
      if (!target) throw new AppError('NOT_FOUND')
      if (present.find((row) => row.id === caller.id)?.role !== 'Administrator')
        throw new AppError('FORBIDDEN')
      const changesRole = target.role !== Role
      if (changesRole && id === caller.id) throw new AppError('INVALID_STATE', CANNOT_CHANGE_OWN_ROLE)
      if (!changesRole && target.name === Name) return toAdministratorProfile(target)

      const [row = target] = await tx
        .update(administrators)
        .set({ name: Name, role: Role, updatedAt: now })
        .where(eq(administrators.id, id))
        .returning()
      const entry = { userId: id, actorId: caller.id, now, requestId }
      if (target.name !== Name)
        await recordActivity(tx, { event: { category: 'Administrator', operation: 'Rename' }, ...entry })
      if (changesRole) {
        const event = {
          category: 'Administrator',
          operation: 'ChangeRole',
          from: target.role,
          to: Role,
        } as const
        await recordActivity(tx, { event, ...entry })
        await deps.mail.enqueue(tx, {
          kind: 'roleChanged',
          params: { role: Role },
          to: target.email,
          userId: null,
          recipientName: Name,
          dedupeKey: `roleChanged/${id}/${requestId}`,
        })
        // Last, because an external pool cannot be rolled back.
        await deps.identity.admin.moveToGroup(id, poolGroupOf(Role), tx)
        moved = target
      }
      return toAdministratorProfile(row)
    })
  } catch (error) {
    await moveBack(context, moved)
    throw error
  }
}

/** After a failure between the pool and the commit: an external pool would keep the new group. */
async function moveBack({ deps }: RequestContext, was: AdministratorRow | null): Promise<void> {
  if (was) await deps.identity.admin.moveToGroup(was.id, poolGroupOf(was.role), deps.db)
}
