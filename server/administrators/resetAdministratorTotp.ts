import { CANNOT_RESET_OWN_TOTP, TOTP_NOT_REGISTERED } from '../../shared/messages/apiErrors'
import { requireProvedAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { requireKey, requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { AdministratorProfile, ResetAdministratorTotpInput } from '../generated/resolvers'
import { wasAskedFor } from '../mail/isResendable'
import { toAdministratorProfile, holdAdministrator } from './getAdministrator'

/**
 * Removes another administrator's authenticator app, ends their sessions and informs them by mail. Two people
 * are needed: otherwise one open session would be enough to replace the second factor.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator with a fresh sign-in, NOT_FOUND,
 * BAD_USER_INPUT for an invalid key, INVALID_STATE for oneself and without an app
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
    // A repeated call must not remove a new app.
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
