import type { Role } from '../../../generated/schema'

/** The duties of staff, highest first. */
export const allRoles: readonly Role[] = [
  'Administrator',
  'Coordinator',
  'Physician',
  'Reception',
  'Finance',
  'Support',
  'Auditor',
]

/** Each once, highest first. */
export const inOrder = (roles: Iterable<Role>): Role[] => {
  const held = new Set(roles)
  return allRoles.filter((role) => held.has(role))
}
