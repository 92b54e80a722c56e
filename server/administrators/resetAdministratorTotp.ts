import { CANNOT_RESET_OWN_TOTP, TOTP_NOT_REGISTERED } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import { requireProvedAdministrator, type RequestContext } from '../access/context'
import { requireKey } from '../db/requireKey'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { AdministratorProfile, ResetAdministratorTotpInput } from '../generated/resolvers'
import { wasAskedFor } from '../mail/wasAskedFor'
import { holdAdministrator } from './holdAdministrator'
import { toAdministratorProfile } from './toAdministratorProfile'

/**
 * For whoever has lost the device: their authenticator app is forgotten, every session ends, and they hear of it by
 * mail. Not for oneself: a session left open, or somebody talked into it, would be enough to exchange the second factor
 * for another's; so two people are needed.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators and without a fresh sign-in, NOT_FOUND, BAD_USER_INPUT for a key that is
 *   none, INVALID_STATE for oneself and for whoever has no app
 */
export async function resetAdministratorTotp(
  context: RequestContext,
  input: ResetAdministratorTotpInput,
): Promise<AdministratorProfile> {
  const caller = requireProvedAdministrator(context)
  const id = requireUuid(input.AdministratorId)
  if (id === caller.id) throw new AppError('INVALID_STATE', CANNOT_RESET_OWN_TOTP)
  const dedupeKey = `totpReset/${id}/${requireKey(input.IdempotencyKey)}`
  const { now, requestId, deps } = context

  return inTransaction(context, async (tx) => {
    const target = await holdAdministrator(tx, id)
    // By now there may be a new app: a call that comes again must not take it.
    if (await wasAskedFor(tx, dedupeKey)) return toAdministratorProfile(target)
    if (!(await deps.identity.admin.resetTotp(id, tx)))
      throw new AppError('INVALID_STATE', TOTP_NOT_REGISTERED)
    const event = { category: 'Administrator', operation: 'ResetTotp' } as const
    await recordActivity(tx, { event, userId: id, actorId: caller.id, now, requestId })
    await deps.mail.enqueue(tx, {
      kind: 'totpReset',
      params: {},
      to: target.email,
      userId: null,
      recipientName: target.name,
      dedupeKey,
    })
    return toAdministratorProfile(target)
  })
}
