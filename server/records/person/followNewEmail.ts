import { eq, and, ne, sql } from 'drizzle-orm'
import { EMAIL_NOT_CONFIRMED } from '../../../shared/words/program/apiErrors'
import { requireActiveUser, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { badField } from '../../ground/errors'
import type { Success, UpdateEmailInput } from '../../generated/resolvers'
import type { IdentityAdmin } from '../../ground/identity/identity'
import type { Mail } from '../../ground/outbox/mail'
import { userProfiles } from '../../ground/tables/users'
import { findProfileForUpdate, recipientOf } from './findProfile'

/**
 * Copies an address confirmed by the user pool to the profile, unless it is there already, with log and a mail to the
 * old address (`oldEmail` without a profile).
 */
export async function followNewEmail(
  tx: Transaction,
  outside: { admin: Pick<IdentityAdmin, 'findUser'>; mail: Pick<Mail, 'enqueue'> },
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

/** Copies the confirmed address of the user pool to the profile; the input only says what the caller expects. */
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

/** Frees an address given to `ownerId`: updates the profile that still has it, whose person changed it in the pool. */
export async function moveOutdatedAddress(
  tx: Transaction,
  admin: Pick<IdentityAdmin, 'findUser'>,
  { email, ownerId, now }: { email: string; ownerId: string; now: Date },
): Promise<void> {
  const stale = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(and(sql`lower(${userProfiles.email}) = lower(${email})`, ne(userProfiles.id, ownerId)))
    .for('update')
  for (const { id } of stale) {
    const account = await admin.findUser(id)
    const follows = account && account.email.toLowerCase() !== email.toLowerCase() ? account.email : null
    await tx
      .update(userProfiles)
      .set({ email: follows, version: sql`${userProfiles.version} + 1`, updatedAt: now })
      .where(eq(userProfiles.id, id))
  }
}
