import type { RequestContext } from '../context'
import { recordActivity } from './recordActivity'

/** One row for whoever asked for what they may not have, where no operation of the API does it. */
export async function noteDenial(
  { principal, now, requestId, deps }: RequestContext,
  operationName: string,
): Promise<void> {
  const actorId = principal.kind === 'guest' ? null : principal.id
  const event = { category: 'Security', operation: 'Deny', operationName } as const
  await recordActivity(deps.db, { event, userId: actorId, actorId, now, requestId })
}
