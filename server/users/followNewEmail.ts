import { eq } from 'drizzle-orm'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import type { IdentityAdmin } from '../identity/identity'
import type { Mail } from '../mail/mail'
import { findProfileForUpdate } from './findProfile'
import { recipientOf } from './recipientOf'
import { moveOutdatedAddress } from './moveOutdatedAddress'
import { userProfiles } from '../schema/users'

/**
 * Has the profile follow an address that the user pool has confirmed: the row of the log, and the mail to the old
 * address. Does nothing where the profile has it already. Somebody without a profile is told at `oldEmail`.
 */
export async function followNewEmail(
  tx: Transaction,
  outside: { admin: Pick<IdentityAdmin, 'findUser'>; mail: Mail },
  change: { userId: string; oldEmail: string | null; email: string; now: Date; requestId: string | null },
): Promise<void> {
  const { userId, oldEmail, email, now, requestId } = change
  const profile = await findProfileForUpdate(tx, userId)
  if (profile?.email === email) return
  if (profile) {
    await moveOutdatedAddress(tx, outside.admin, { email, ownerId: userId, now })
    await tx
      .update(userProfiles)
      .set({ email, version: profile.version + 1, updatedAt: now })
      .where(eq(userProfiles.id, userId))
  }
  const event = { category: 'Account', operation: 'ChangeEmail' } as const
  await recordActivity(tx, { event, userId, actorId: userId, now, requestId })
  const recipient = profile ? recipientOf(profile) : { to: oldEmail ?? '', userId, recipientName: null }
  await outside.mail.enqueue(tx, {
    kind: 'addressChanged',
    params: {},
    ...recipient,
    dedupeKey: `addressChanged/${userId}/${now.toISOString()}`,
  })
}
