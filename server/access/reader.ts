import type { Principal } from './context'

/** Who reads a record: what was answered, found or noted about somebody's health is for few eyes. */
export type Reader = 'member' | 'administrator' | 'support'

/** Guests read nothing; they never get as far. */
export function readerOf(principal: Principal): Reader {
  if (principal.kind !== 'staff') return 'member'
  return principal.role === 'Administrator' ? 'administrator' : 'support'
}
