import { eq } from 'drizzle-orm'
import { requireAnyone, type RequestContext } from '../access/context'
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
