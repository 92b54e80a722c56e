import { EMAIL_NOT_CONFIRMED } from '../../shared/messages/apiErrors'
import { requireActiveUser, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { badField } from '../errors'
import type { Success, UpdateEmailInput } from '../generated/resolvers'
import { findProfileForUpdate } from './findProfile'
import { followNewEmail } from './followNewEmail'

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
    const outside = { admin: deps.identity.admin, mail: deps.mail }
    const change = { userId: caller.id, oldEmail: null, email: account.email }
    if (await findProfileForUpdate(tx, caller.id))
      await followNewEmail(tx, outside, { ...change, now, requestId })
  })
  return { success: true }
}
