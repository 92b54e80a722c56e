import { and, eq, isNull } from 'drizzle-orm'
import { admitFirstAdministrator } from '../administrators/admitFirstAdministrator'
import { administrators, type AdministratorRow } from '../administrators/tables'
import type { Principal } from '../context'
import type { Deps } from '../deps'
import { userProfiles } from '../users/tables'
import type { AccessTokenClaims } from './identity'

const guest: Principal = { kind: 'guest' }
const TOKEN = /^(?:bearer +)?([\w-]+\.[\w-]+\.[\w-]+)$/i

/**
 * Who an `Authorization` header stands for, with or without `Bearer `. The database is asked each time, so that
 * a withdrawn, deleted or removed person is a guest from the next request on.
 */
export async function resolvePrincipal(
  deps: Pick<Deps, 'db' | 'identity' | 'clock'>,
  authorization: string | undefined,
): Promise<Principal> {
  const token = TOKEN.exec(authorization ?? '')?.[1]
  if (!token) return guest
  const claims = await deps.identity.verifyAccessToken(token)
  if (!claims) return guest

  if (claims.groups.length > 0) {
    const staff = await findStaff(deps, claims)
    if (!staff || !claims.groups.includes(staff.role === 'Administrator' ? 'Administrators' : 'Support'))
      return guest
    return { kind: 'staff', id: staff.id, role: staff.role, authenticatedAt: claims.authenticatedAt }
  }

  const [profile] = await deps.db
    .select({
      deleted: userProfiles.deleteStatus,
      suspended1: userProfiles.suspensionStatus1,
      suspended2: userProfiles.suspensionStatus2,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, claims.sub))
  if (profile?.deleted) return guest
  return { kind: 'user', id: claims.sub, suspended: Boolean(profile?.suspended1 || profile?.suspended2) }
}

async function findStaff(
  deps: Pick<Deps, 'db' | 'identity' | 'clock'>,
  { sub, groups }: AccessTokenClaims,
): Promise<AdministratorRow | null> {
  const [row] = await deps.db
    .select()
    .from(administrators)
    .where(and(eq(administrators.id, sub), isNull(administrators.removedAt)))
  if (row) return row
  return groups.includes('Administrators') ? admitFirstAdministrator(deps, sub) : null
}
