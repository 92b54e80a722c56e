import { ADMINISTRATOR_EMAIL_TAKEN } from '../../shared/messages/apiErrors'
import { administratorSchema } from '../../shared/validation/console'
import { requireProvedAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { inTransaction } from '../db/transaction'
import { badField, validated } from '../errors'
import type { AdministratorProfile, CreateAdministratorInput } from '../generated/resolvers'
import { administrators } from '../schema/administrators'
import { toAdministratorProfile } from './getAdministrator'

/**
 * Adds a console user: a pool account with a temporary password by mail, and the profile. If the profile
 * fails, the account is removed.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator with a fresh sign-in, BAD_USER_INPUT for a
 * taken address
 */
export async function createAdministrator(
  context: RequestContext,
  input: CreateAdministratorInput,
): Promise<AdministratorProfile> {
  const caller = requireProvedAdministrator(context)
  const { Name, Email, Role } = validated(administratorSchema, input)
  const { now, requestId, deps } = context
  const { admin } = deps.identity

  const account = await admin.createUser({
    email: Email,
    group: Role === 'Administrator' ? 'Administrators' : 'Support',
  })
  if (!account) throw badField('Email', ADMINISTRATOR_EMAIL_TAKEN)
  try {
    return await inTransaction(context, async (tx) => {
      const [row] = await tx
        .insert(administrators)
        .values({
          id: account.sub,
          name: Name,
          email: Email,
          role: Role,
          profileCreatedAt: now,
          createdAt: now,
          updatedAt: now,
        })
        .returning()
      if (!row) throw new Error('An inserted administrator is missing')
      const event = { category: 'Administrator', operation: 'Create', role: Role } as const
      await recordActivity(tx, { event, userId: row.id, actorId: caller.id, now, requestId })
      await deps.mail.enqueue(tx, {
        kind: 'temporaryPassword',
        params: { password: account.temporaryPassword, expiresAt: account.expiresAt.toISOString() },
        to: Email,
        userId: null,
        recipientName: Name,
        dedupeKey: `temporaryPassword/${row.id}`,
      })
      return toAdministratorProfile(row)
    })
  } catch (error) {
    await admin.deleteUser(account.sub)
    throw error
  }
}
