import { sql, type SQL } from 'drizzle-orm'
import { perObject } from '../../../shared/facts/perObject'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { administrators, type AdministratorRow } from '../tables/administrators'
import type { Principal } from './context'
import { gathering } from './gathering'
import { rolesHeld, rolesOf } from './rolesOf'
import type { Database } from '../db/client'
import type { Deps } from '../deps'
import { named } from '../db/named'
import { writePositions } from '../tables/positions'
import { userProfiles } from '../tables/users'
import type { AccessTokenClaims } from '../identity/identity'
import { isPoolGroup } from '../identity/isPoolGroup'
import { recordActivity } from '../recordActivity'

const guest: Principal = { kind: 'guest' }
const TOKEN = /^(?:bearer +)?([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The caller of an `Authorization` header, with or without `Bearer `; read each time, so removal acts at once. */
export async function resolvePrincipal(
  deps: Pick<Deps, 'db' | 'replica' | 'identity' | 'clock'>,
  authorization: string | undefined,
): Promise<Principal> {
  const token = TOKEN.exec(authorization ?? '')?.[1]
  if (!token) return guest
  const claims = await deps.identity.readAccessToken(token)
  if (!claims) return guest
  const { groups, duties, wroteAt, ...person } = await readRight(deps, claims)
  if (!groups) return guest

  const { sub: id, authenticatedAt, session } = claims
  const staffGroups = groups.filter(isPoolGroup)
  if (staffGroups.length === 0) {
    if (person.deleted) return guest
    return { kind: 'user', id, suspended: person.deleted !== null && isSuspended(person), session }
  }
  const admitted =
    duties ?? (staffGroups.includes('Administrators') ? await admitFirstAdministrator(deps, id) : null)
  const roles = admitted ? rolesHeld(admitted, staffGroups) : []
  const [role] = roles
  if (!role) return guest
  return { kind: 'staff', id, role, roles: new Set(roles), authenticatedAt, wroteAt, session }
}

type Duties = Pick<AdministratorRow, 'role' | 'roles'>

type Right = {
  /** Null for a token that is no longer valid. */
  groups: string[] | null
  /** Null for callers who are not staff. */
  duties: Duties | null
  /** Null without a profile. */
  deleted: boolean | null
  suspensionStatus1: boolean
  suspensionStatus2: boolean
  wroteAt: number | null
}

/** All rights of the caller, in one statement for all callers of one turn of the event loop. */
async function readRight(
  { db, replica }: Pick<Deps, 'db' | 'replica'>,
  claims: AccessTokenClaims,
): Promise<Right> {
  const right = await (replica ? rightsAndPosition : rights)(claims.groups)(db, claims)
  if (!right) throw new Error('The caller was not looked for')
  return right
}

/** One statement for each of these numbers of callers, because the query plan depends on the number. */
const NUMBERS = [1, 2, 4, 8, 16]
const MOST = Math.max(...NUMBERS)

const rightsBy = (more: SQL) =>
  perObject((groups: SQL) => {
    const statements = NUMBERS.map((number) => ({ number, read: rightsOf(groups, number, more) }))

    async function readSome(db: Database, callers: AccessTokenClaims[]) {
      const statement = statements.find(({ number }) => number >= callers.length)
      const says = Array.from({ length: statement?.number ?? 0 }, (_, place) => [
        `says${place}`,
        saidBy(callers[place]),
      ])
      const rights = (await statement?.read(db, Object.fromEntries(says))) ?? []
      return rights.flatMap(({ place, right }) => {
        const caller = callers[place]
        return caller ? [[caller, right] as const] : []
      })
    }

    return gathering(async (db: Database, callers: AccessTokenClaims[]) => {
      const parts = Array.from({ length: Math.ceil(callers.length / MOST) }, (_, part) =>
        readSome(db, callers.slice(part * MOST, (part + 1) * MOST)),
      )
      return new Map((await Promise.all(parts)).flat())
    })
  })

const rights = rightsBy(sql``)
const rightsAndPosition = rightsBy(
  sql`, (select ${writePositions.position} from ${writePositions} where ${writePositions.callerId} = (says->>'caller')::uuid)`,
)

const saidBy = (claims: AccessTokenClaims | undefined) =>
  claims ? JSON.stringify({ ...claims.values, caller: claims.sub }) : null

const rightsOf = (groups: SQL, number: number, more: SQL) =>
  named(
    sql`select json_build_array(place, ${groups}, ${administrators.role}, ${administrators.roles}, ${userProfiles.deleteStatus},
        ${userProfiles.suspensionStatus1}, ${userProfiles.suspensionStatus2}${more})
      from (values ${sql.join(
        Array.from(
          { length: number },
          (_, place) => sql`(${sql.raw(String(place))}, ${sql.placeholder(`says${place}`)}::jsonb)`,
        ),
        sql`, `,
      )}) as caller (place, says)
      left join ${administrators} on ${administrators.id} = (says->>'caller')::uuid and ${administrators.removedAt} is null
      left join ${userProfiles} on ${userProfiles.id} = (says->>'caller')::uuid`,
    ([json]) => {
      const [place, groupsNow, role, roles, deleted, suspensionStatus1, suspensionStatus2, position] =
        json as unknown[]
      return {
        place: Number(place),
        right: {
          groups: groupsNow,
          duties: role === null ? null : { role, roles },
          deleted,
          suspensionStatus1,
          suspensionStatus2,
          wroteAt: position == null ? null : Number(position),
        } as Right,
      }
    },
  )

/**
 * If the console never had an administrator, a member of the pool's group Administrators (set only by the pool's own
 * administration) becomes the first at their first call.
 * @returns the duties, or null if there is or was an administrator
 */
async function admitFirstAdministrator(
  deps: Pick<Deps, 'db' | 'identity' | 'clock'>,
  id: string,
): Promise<Duties | null> {
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
    // No roles chosen: the first administrator is also a physician, because there is no other staff.
    const duties: Duties = { role: 'Administrator', roles: null }
    await tx.insert(administrators).values({
      id,
      name: account.email,
      email: account.email,
      ...duties,
      profileCreatedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    const event = { category: 'Administrator', operation: 'Create', roles: rolesOf(duties) } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    return duties
  })
}
