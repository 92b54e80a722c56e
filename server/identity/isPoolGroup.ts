import type { Role } from '../../shared/generated/schema'
import type { PoolGroup } from './identity'

const groupOf: Readonly<Record<Role, PoolGroup>> = { Administrator: 'Administrators', Support: 'Support' }

/** The group whose members have this role. */
export const poolGroupOf = (role: Role): PoolGroup => groupOf[role]

export const poolGroups: readonly PoolGroup[] = Object.values(groupOf)

export const isPoolGroup = (name: unknown): name is PoolGroup => poolGroups.some((group) => group === name)
