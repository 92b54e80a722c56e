import { requireAdministrator, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { requireUuid } from '../../ground/errors'
import type { AdministratorProfile, EndAdministratorSessionsInput } from '../../generated/resolvers'
import { recordSecurityEvent } from '../../records/security/recordSecurityEvent'
import { holdAdministrator, toAdministratorProfile } from './listAdministrators'

/**
 * Ends all sessions of a colleague, if a device was lost or others may use it. They sign in again as usual. Needs no
 * fresh sign-in, because it must be quick and does little harm.
 */
export async function endAdministratorSessions(
  context: RequestContext,
  input: EndAdministratorSessionsInput,
): Promise<AdministratorProfile> {
  requireAdministrator(context)
  const id = requireUuid(input.AdministratorId)
  const { now, requestId, network, deps } = context
  const profile = await loggedTransaction(context, async (tx, log) => {
    const target = await holdAdministrator(tx, id)
    await log(id, { category: 'Account', operation: 'SignOutEverywhere' })
    await recordSecurityEvent(tx, { kind: 'SignedOutEverywhere', accountId: id, network, requestId, now })
    return toAdministratorProfile(target)
  })
  await deps.identity.admin.signOutEverywhere(id)
  return profile
}
