import { poolGroupByRole, poolGroups } from '../settings/poolGroups'
import type { Role } from '../../../shared/generated/schema'
import type { PoolGroup } from './identity'

export const poolGroupOf = (role: Role): PoolGroup => poolGroupByRole[role]

export const isPoolGroup = (name: unknown): name is PoolGroup => poolGroups.some((group) => group === name)
