import type { RequestContext } from './context'
import type { Database } from '../db/client'
import { sharedReadsOf } from './sharedAnswers'

/**
 * Where staff read a list: from the replica as soon as it shows all that they have written.
 * @param primary used without a replica, or instead of it
 */
export async function readsOf(
  { deps, principal }: RequestContext,
  primary: Database = deps.lists,
): Promise<Database> {
  if (!deps.replica || principal.kind !== 'staff') return primary
  return (await deps.replica.databaseFor(principal.wroteAt ?? null)) ?? primary
}

/** Runs after the caller's writes, before the answer: lists and shared numbers show them from then on. */
export async function noteWrite({ deps, principal, now }: RequestContext): Promise<void> {
  sharedReadsOf(deps.db).changed()
  if (principal.kind === 'staff') await deps.replica?.noteWrite(principal.id, now)
}
