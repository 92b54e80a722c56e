import { and, eq, isNull, sql } from 'drizzle-orm'
import { isSuspended } from '../../shared/suspension'
import { administrators, type AdministratorRow } from '../schema/administrators'
import type { Principal } from './context'
import type { Deps } from '../deps'
import { userProfiles } from '../schema/users'
import type { AccessTokenClaims } from '../identity/identity'
import { recordActivity } from '../activity/recordActivity'

const guest: Principal = { kind: 'guest' }
const TOKEN = /^(?:bearer +)?([\w-]+\.[\w-]+\.[\w-]+)$/i

/**
 * The caller of an `Authorization` header, with or without `Bearer `. It asks the database each time, so a
 * removed person is a guest at the next request.
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
      suspensionStatus1: userProfiles.suspensionStatus1,
      suspensionStatus2: userProfiles.suspensionStatus2,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, claims.sub))
  if (profile?.deleted) return guest
  return { kind: 'user', id: claims.sub, suspended: profile !== undefined && isSuspended(profile) }
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

/**
 * While the console never had an administrator, a member of the pool's group Administrators (set only by the
 * pool's own administration) becomes the first at their first call.
 * @returns the new row, or null if there is or was one already
 */
async function admitFirstAdministrator(
  deps: Pick<Deps, 'db' | 'identity' | 'clock'>,
  id: string,
): Promise<AdministratorRow | null> {
  const [anybody] = await deps.db.select({ id: administrators.id }).from(administrators).limit(1)
  if (anybody) return null
  const account = await deps.identity.admin.findUser(id)
  if (!account) return null
  const now = deps.clock.now()

  return deps.db.transaction(async (tx) => {
    // Of two simultaneous first calls, the second waits here and then finds the first.
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
