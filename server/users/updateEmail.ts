import { eq } from 'drizzle-orm'
import { EMAIL_NOT_CONFIRMED } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import { requireActiveUser, type RequestContext } from '../context'
import { inTransaction } from '../db/transaction'
import { badField } from '../errors'
import type { Success, UpdateEmailInput } from '../generated/resolvers'
import { findProfileForUpdate } from './findProfile'
import { recipientOf } from './recipientOf'
import { releaseAddress } from './releaseAddress'
import { userProfiles } from './tables'

/**
 * Brings the profile's address in line with the user pool's, after the new one was confirmed there. The input only
 * says what the caller believes it is; the address itself is read from the pool.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT while the pool has another or an unconfirmed address
 */
export async function updateEmail(context: RequestContext, input: UpdateEmailInput): Promise<Success> {
  const caller = requireActiveUser(context)
  const { now, requestId, deps } = context
  const account = await deps.identity.admin.findUser(caller.id)
  if (!account?.emailVerified || account.email.toLowerCase() !== input.Email.trim().toLowerCase())
    throw badField('Email', EMAIL_NOT_CONFIRMED)

  await inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile || profile.email === account.email) return
    await releaseAddress(context, tx, account.email, caller.id)
    await tx
      .update(userProfiles)
      .set({ email: account.email, version: profile.version + 1, updatedAt: now })
      .where(eq(userProfiles.id, caller.id))
    const event = { category: 'Account', operation: 'ChangeEmail' } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
    await deps.mail.enqueue(tx, {
      kind: 'addressChanged',
      params: {},
      ...recipientOf(profile),
      dedupeKey: `addressChanged/${caller.id}/${now.toISOString()}`,
    })
  })
  return { success: true }
}
