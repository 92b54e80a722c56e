import { eq } from 'drizzle-orm'
import { inOrder } from '../../../shared/rules/records/access/roles'
import { CANNOT_CHANGE_OWN_ROLE } from '../../../shared/words/program/apiErrors'
import { administratorChangeSchema } from '../../../shared/forms/console'
import { requireProvedAdministrator, type RequestContext } from '../../ground/access/context'
import { groupsOf, rolesOf } from '../../ground/access/rolesOf'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, requireUuid, validated, requireFound } from '../../ground/errors'
import type { AdministratorProfile, UpdateAdministratorInput } from '../../generated/resolvers'
import type { PoolGroupMove } from '../../ground/identity/identity'
import { administrators } from '../../ground/tables/administrators'
import { holdAdministrators, toAdministratorProfile } from './listAdministrators'
import { highestOf, isAdministrator, withRoles } from './rolesAsked'

type Move = { id: string; groups: PoolGroupMove }

/**
 * Changes the name and duties of a console user. Changed duties end all their sessions, so that the old duties no
 * longer work, and inform them by mail. One administrator always remains: nobody changes their own role, and if two
 * change each other's at once, the second is refused.
 */
export async function updateAdministrator(
  context: RequestContext,
  input: UpdateAdministratorInput,
): Promise<AdministratorProfile> {
  const caller = requireProvedAdministrator(context)
  const id = requireUuid(input.Id)
  const { Id: _, ...asked } = input
  const { Name, Roles } = validated(administratorChangeSchema, withRoles(asked))
  const { now, requestId, deps } = context
  let moved: Move | null = null

  try {
    return await inTransaction(context, async (tx) => {
      const present = await holdAdministrators(tx)
      const target = requireFound(present.find((row) => row.id === id))
      if (!isAdministrator(present.find((row) => row.id === caller.id))) throw new AppError('FORBIDDEN')
      const was = rolesOf(target)
      // Old clients know a single duty: if it is still the highest, the others stay.
      const roles = input.Roles || Roles[0] !== target.role ? inOrder(Roles) : was
      const changesRole = roles.join() !== was.join()
      if (changesRole && id === caller.id) throw new AppError('INVALID_STATE', CANNOT_CHANGE_OWN_ROLE)
      if (!changesRole && target.name === Name) return toAdministratorProfile(target)

      const [row = target] = await tx
        .update(administrators)
        .set({ name: Name, updatedAt: now, ...(changesRole ? { role: highestOf(roles), roles } : {}) })
        .where(eq(administrators.id, id))
        .returning()
      const entry = { userId: id, actorId: caller.id, now, requestId }
      if (target.name !== Name)
        await recordActivity(tx, { event: { category: 'Administrator', operation: 'Rename' }, ...entry })
      if (changesRole) {
        const event = {
          category: 'Administrator',
          operation: 'ChangeRole',
          from: was,
          to: roles,
        } as const
        await recordActivity(tx, { event, ...entry })
        await deps.mail.enqueue(tx, {
          kind: 'roleChanged',
          params: { role: highestOf(roles), roles },
          to: target.email,
          userId: null,
          recipientName: Name,
          dedupeKey: `roleChanged/${id}/${requestId}`,
        })
        // Last, because an external pool cannot be rolled back.
        const groups = { from: groupsOf(target), to: groupsOf(row) }
        await deps.identity.admin.moveToGroups(id, groups, tx)
        moved = { id, groups }
      }
      return toAdministratorProfile(row)
    })
  } catch (error) {
    await moveBack(context, moved)
    throw error
  }
}

/** After a failure between the pool and the commit: an external pool would otherwise keep the new group. */
async function moveBack({ deps }: RequestContext, moved: Move | null): Promise<void> {
  if (!moved) return
  const { from, to } = moved.groups
  await deps.identity.admin.moveToGroups(moved.id, { from: to, to: from }, deps.db)
}
