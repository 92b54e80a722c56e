import type { ApiErrorCode } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../access/context'
import { logsRefusals } from '../access/contract'
import { recordSecurityEvent } from '../security/recordSecurityEvent'

/** What one request was refused; an operation may be asked for several times in it. */
export type Refusal = { operation: string; code: ApiErrorCode }

/** What is kept of operations with `@logRefusals`. */
const keptOfEntries = new Set<ApiErrorCode>([
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'INVALID_STATE',
  'STATEMENT_MISSING',
])
/** What a state does not allow is kept of every operation; a form to be filled in again is not. */
const leavesRow = ({ operation, code }: Refusal) =>
  code === 'INVALID_STATE' || (logsRefusals(operation) && keptOfEntries.has(code))

const namesOf = (refusals: readonly Refusal[]) =>
  [...new Set(refusals.map(({ operation }) => operation))].join('、')

/**
 * Keeps that a request was refused: of somebody known as one row in the activity log, which nobody can take away again;
 * of guests, who could fill it, as one more in the security log's row of their network and minute.
 */
export async function noteRefused(
  { principal, now, requestId, network, deps }: RequestContext,
  refusals: readonly Refusal[],
): Promise<void> {
  const denied = refusals.filter(({ code }) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')
  if (principal.kind === 'guest') {
    if (denied.length > 0)
      await recordSecurityEvent(deps.db, { kind: 'GuestRefused', accountId: null, network, requestId, now })
    return
  }
  const actorId = principal.id
  if (denied.length > 0) {
    const event = { category: 'Security', operation: 'Deny', operationName: namesOf(denied) } as const
    await recordActivity(deps.db, { event, userId: actorId, actorId, now, requestId })
    return
  }
  const [first] = refusals.filter(leavesRow)
  if (!first) return
  const event = {
    category: 'Security',
    operation: 'Refuse',
    operationName: namesOf(refusals.filter(({ code }) => code === first.code).filter(leavesRow)),
    code: first.code,
  } as const
  const userId = principal.kind === 'user' ? actorId : null
  await recordActivity(deps.db, { event, userId, actorId, now, requestId })
}
