import { inOrder } from '../../shared/access/roles'
import type { Role } from '../../shared/generated/schema'
import type { PoolGroup } from '../identity/identity'
import { poolGroupOf } from '../identity/isPoolGroup'
import type { AdministratorRow } from '../schema/administrators'

type Duties = Pick<AdministratorRow, 'role' | 'roles'>

/** An administrator of before duties were apart goes on to read health data until somebody chooses her duties. */
const dutiesOfBefore = (role: Role): Role[] =>
  role === 'Administrator' ? ['Administrator', 'Physician'] : [role]

/** What our table gives somebody, the highest first. */
export const rolesOf = ({ role, roles }: Duties): Role[] =>
  roles === null ? dutiesOfBefore(role) : inOrder(roles)

/** The groups in which the pool has to have them. */
export const groupsOf = ({ role, roles }: Duties): PoolGroup[] => inOrder(roles ?? [role]).map(poolGroupOf)

/** What table and pool agree on: a right that one of them alone gives is none. */
export function rolesHeld(duties: Duties, groups: readonly string[]): Role[] {
  if (duties.roles === null) return groups.includes(poolGroupOf(duties.role)) ? rolesOf(duties) : []
  return rolesOf(duties).filter((role) => groups.includes(poolGroupOf(role)))
}
