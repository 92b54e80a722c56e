import { eq, and, isNull } from 'drizzle-orm'
import { requireAnyone, type RequestContext } from '../access/context'
import type { Transaction } from '../db/client'
import { requireUuid } from '../db/requireUuid'
import { AppError } from '../errors'
import type { AdministratorProfile } from '../generated/resolvers'
import { administrators, type AdministratorRow } from '../schema/administrators'

/**
 * The caller's own console profile; null for others.
 * @throws AppError UNAUTHENTICATED
 */
export async function getAdministrator(context: RequestContext): Promise<AdministratorProfile | null> {
  const caller = requireAnyone(context)
  if (caller.kind !== 'staff') return null
  const [row] = await context.deps.db.select().from(administrators).where(eq(administrators.id, caller.id))
  return row ? toAdministratorProfile(row) : null
}

export function toAdministratorProfile(row: AdministratorRow): AdministratorProfile {
  return {
    Id: row.id,
    Sk: 'Profile',
    Name: row.name,
    Email: row.email,
    Role: row.role,
    ProfileCreatedAt: row.profileCreatedAt,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}

/**
 * Locks a console user until the transaction ends.
 * @throws AppError NOT_FOUND, also for removed ones
 */
export async function holdAdministrator(tx: Transaction, id: string): Promise<AdministratorRow> {
  const [row] = await tx
    .select()
    .from(administrators)
    .where(and(eq(administrators.id, requireUuid(id)), isNull(administrators.removedAt)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
