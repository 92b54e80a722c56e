import { sql } from 'drizzle-orm'
import { recordActivity } from '../activity/recordActivity'
import type { Deps } from '../deps'
import { administrators, type AdministratorRow } from './tables'

/**
 * Somebody has to be the first: while the console has never had anybody, a member of the pool's group Administrators
 * (which only the pool's own administration can put people into) is taken in on their first call.
 * @returns the new row, or null when there is or was somebody already
 */
export async function admitFirstAdministrator(
  deps: Pick<Deps, 'db' | 'identity' | 'clock'>,
  id: string,
): Promise<AdministratorRow | null> {
  const [anybody] = await deps.db.select({ id: administrators.id }).from(administrators).limit(1)
  if (anybody) return null
  const account = await deps.identity.admin.findUser(id)
  if (!account) return null
  const now = deps.clock.now()

  return deps.db.transaction(async (tx) => {
    // Two first calls at once: the second waits here and then finds somebody.
    await tx.execute(sql`lock table ${administrators} in share row exclusive mode`)
    const [meanwhile] = await tx.select().from(administrators).limit(1)
    if (meanwhile) return meanwhile.id === id ? meanwhile : null
    const [row] = await tx
      .insert(administrators)
      .values({
        id,
        name: account.email,
        email: account.email,
        role: 'Administrator',
        profileCreatedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    const event = { category: 'Administrator', operation: 'Create', role: 'Administrator' } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    return row ?? null
  })
}
