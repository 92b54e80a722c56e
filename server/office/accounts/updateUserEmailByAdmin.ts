import { eq } from 'drizzle-orm'
import { EMAIL_TAKEN } from '../../../shared/words/program/apiErrors'
import { emailByAdminSchema } from '../../../shared/forms/personActions'
import { requireProvedAdministrator, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import { violates } from '../../ground/db/client'
import { requireUuid, badField, validated } from '../../ground/errors'
import type { UpdateUserEmailByAdminInput, UserProfile } from '../../generated/resolvers'
import { userProfiles } from '../../ground/tables/users'
import { moveAccount } from '../../records/security/moveAccount'
import { findProfileForUpdate, requirePresent, recipientOf } from '../../records/person/findProfile'
import { moveOutdatedAddress } from '../../records/person/followNewEmail'
import { toUserProfile } from '../../records/person/toUserProfile'

/**
 * Changes the address of an identified member who cannot read the old one, in the user pool and the profile. Every
 * session ends, old codes are void, both addresses get a mail. The current address changes nothing.
 */
export async function updateUserEmailByAdmin(
  context: RequestContext,
  input: UpdateUserEmailByAdminInput,
): Promise<UserProfile> {
  const caller = requireProvedAdministrator(context)
  const { UserId, Email, Reason } = validated(emailByAdminSchema, input)
  const userId = requireUuid(UserId)
  const { now, requestId, deps } = context

  return inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    if (profile.email?.toLowerCase() === Email.toLowerCase()) return toUserProfile(profile)
    await moveOutdatedAddress(tx, deps.identity.admin, { email: Email, ownerId: userId, now })
    const [row] = await tx
      .update(userProfiles)
      .set({ email: Email.toLowerCase(), version: profile.version + 1, updatedAt: now })
      .where(eq(userProfiles.id, userId))
      .returning()
      // Two requests for one address at once: the index decides.
      .catch((error: unknown) => {
        throw violates(error, 'user_profiles_email') ? badField('Email', EMAIL_TAKEN) : error
      })
    if (!row) throw new Error('A profile that is held is missing')
    const event = { category: 'Account', operation: 'ChangeEmail' } as const
    await recordActivity(tx, {
      event,
      userId,
      actorId: caller.id,
      reason: Reason,
      vault: deps.vault,
      now,
      requestId,
    })
    await moveAccount(context, tx, {
      accountId: userId,
      email: Email.toLowerCase(),
      from: recipientOf(profile),
      welcome: {
        kind: 'addressCorrected',
        params: {},
        dedupeKey: `addressCorrected/${userId}/${now.toISOString()}`,
      },
      taken: EMAIL_TAKEN,
    })
    return toUserProfile(row)
  })
}
