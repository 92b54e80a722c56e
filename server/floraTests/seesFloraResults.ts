import type { Principal } from '../access/context'

/** Support staff see that a test exists and how far it is, and nothing of what was found. */
export function seesFloraResults(principal: Principal): boolean {
  return principal.kind === 'user' || (principal.kind === 'staff' && principal.role === 'Administrator')
}
