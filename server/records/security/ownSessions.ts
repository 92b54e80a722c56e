import { SESSIONS_ELSEWHERE } from '../../../shared/words/program/apiErrors'
import { requireAnyone, type RequestContext } from '../../ground/access/context'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, requireUuid } from '../../ground/errors'
import type { EndOwnSessionsInput, OpenSession } from '../../generated/resolvers'
import { recordSecurityEvent } from './recordSecurityEvent'

/** The caller's open sign-ins; null if only the user pool knows them. */
export async function listOwnSessions(context: RequestContext): Promise<OpenSession[] | null> {
  const caller = requireAnyone(context)
  const sessions = await context.deps.identity.admin.listSessions(caller.id)
  return (
    sessions?.map(({ id, device, network, signedInAt, usedAt }) => ({
      Id: id,
      Device: device,
      Network: network,
      SignedInAt: signedInAt,
      LastUsedAt: usedAt,
      IsThis: id === caller.session,
    })) ?? null
  )
}

/** Ends one of the caller's sign-ins, or all others. */
export async function endOwnSessions(
  context: RequestContext,
  { Id }: EndOwnSessionsInput,
): Promise<OpenSession[]> {
  const caller = requireAnyone(context)
  const { session } = caller
  if (!session) throw new AppError('INVALID_STATE', SESSIONS_ELSEWHERE)
  const which = Id ? { only: requireUuid(Id) } : { allBut: session }
  const { now, requestId, network, deps } = context
  await inTransaction(context, async (tx) => {
    const ended = await deps.identity.admin.endSessions(caller.id, which, tx)
    if (ended === 0 && Id) throw new AppError('NOT_FOUND')
    if (ended > 0)
      await recordSecurityEvent(tx, { kind: 'TokenRevoked', accountId: caller.id, network, requestId, now })
  })
  return (await listOwnSessions(context)) ?? []
}
