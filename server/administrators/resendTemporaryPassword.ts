import { HAS_OWN_PASSWORD } from '../../shared/messages/apiErrors'
import { requireAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { requireKey } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { AdministratorProfile, ResendTemporaryPasswordInput } from '../generated/resolvers'
import { dropWaitingMails } from '../mail/dropWaitingMails'
import { wasAskedFor } from '../mail/isResendable'
import { toAdministratorProfile, holdAdministrator } from './getAdministrator'

/**
 * Mails a new temporary password and voids the old one, if the first mail was lost or expired.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, BAD_USER_INPUT for an invalid
 * key, INVALID_STATE after the first sign-in
 */
export async function resendTemporaryPassword(
  context: RequestContext,
  input: ResendTemporaryPasswordInput,
): Promise<AdministratorProfile> {
  const caller = requireAdministrator(context)
  const key = requireKey(input.IdempotencyKey)
  const { now, requestId, deps } = context

  return inTransaction(context, async (tx) => {
    const target = await holdAdministrator(tx, input.AdministratorId)
    const mails = `temporaryPassword/${target.id}`
    const dedupeKey = `${mails}/${key}`
    if (await wasAskedFor(tx, dedupeKey)) return toAdministratorProfile(target)
    const renewed = await deps.identity.admin.renewTemporaryPassword(target.id, tx)
    if (!renewed) throw new AppError('INVALID_STATE', HAS_OWN_PASSWORD)
    // Otherwise a waiting mail with the void password could arrive last.
    await dropWaitingMails(tx, mails)
    const event = { category: 'Administrator', operation: 'ResendPassword' } as const
    await recordActivity(tx, { event, userId: target.id, actorId: caller.id, now, requestId })
    await deps.mail.enqueue(tx, {
      kind: 'temporaryPassword',
      params: { password: renewed.temporaryPassword, expiresAt: renewed.expiresAt.toISOString() },
      to: target.email,
      userId: null,
      recipientName: target.name,
      dedupeKey,
    })
    return toAdministratorProfile(target)
  })
}
