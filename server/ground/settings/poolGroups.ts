import type { Role } from '../../../shared/generated/schema'

/** The user pool's group of each duty. */
export const poolGroupByRole = {
  Administrator: 'Administrators',
  Coordinator: 'Coordinators',
  Physician: 'Physicians',
  Reception: 'Receptionists',
  Finance: 'Finance',
  Support: 'Support',
  Auditor: 'Auditors',
} as const satisfies Record<Role, string>

export type PoolGroup = (typeof poolGroupByRole)[Role]

export const poolGroups: readonly PoolGroup[] = Object.values(poolGroupByRole)
