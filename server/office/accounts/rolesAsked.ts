import type { Role } from '../../../shared/generated/schema'
import { rolesOf } from '../../ground/access/rolesOf'
import type { CreateAdministratorInput, UpdateAdministratorInput } from '../../generated/resolvers'
import type { AdministratorRow } from '../../ground/tables/administrators'

type Asked = Pick<CreateAdministratorInput & UpdateAdministratorInput, 'Role' | 'Roles'>

/** Role fields for a form; clients from before duties were separate send a single role. */
export function withRoles<Input extends Asked>({ Role, Roles, ...rest }: Input) {
  return { ...rest, Roles: Roles ?? (Role ? [Role] : []) }
}

/** @param roles at least one, in order */
export function highestOf([highest]: readonly Role[]): Role {
  if (!highest) throw new Error('Nobody of the console is without a duty')
  return highest
}

export const isAdministrator = (row: Pick<AdministratorRow, 'role' | 'roles'> | undefined) =>
  row !== undefined && rolesOf(row).includes('Administrator')
