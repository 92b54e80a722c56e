import { inOrder } from '../../../shared/rules/records/access/roles'
import type { Role } from '../../../shared/generated/schema'
import type { PoolGroup } from '../identity/identity'
import { poolGroupOf } from '../identity/isPoolGroup'
import type { AdministratorRow } from '../tables/administrators'

type Duties = Pick<AdministratorRow, 'role' | 'roles'>

/** An administrator from before duties were separate keeps reading health data until duties are chosen for them. */
const dutiesOfBefore = (role: Role): Role[] =>
  role === 'Administrator' ? ['Administrator', 'Physician'] : [role]

export const rolesOf = ({ role, roles }: Duties): Role[] =>
  roles === null ? dutiesOfBefore(role) : inOrder(roles)

export const groupsOf = ({ role, roles }: Duties): PoolGroup[] => inOrder(roles ?? [role]).map(poolGroupOf)

/** Duties that both our table and the pool give; a duty that only one of them gives does not count. */
export function rolesHeld(duties: Duties, groups: readonly string[]): Role[] {
  if (duties.roles === null) return groups.includes(poolGroupOf(duties.role)) ? rolesOf(duties) : []
  return rolesOf(duties).filter((role) => groups.includes(poolGroupOf(role)))
}
