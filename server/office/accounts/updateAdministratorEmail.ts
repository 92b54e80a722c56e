import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import {
  ADMINISTRATOR_EMAIL_TAKEN,
  CANNOT_CHANGE_OWN_EMAIL,
  CANNOT_RESET_OWN_TOTP,
  TOTP_NOT_REGISTERED,
} from '../../../shared/words/program/apiErrors'
import { administratorEmailSchema } from '../../../shared/forms/console'
import { requireProvedAdministrator, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { requireKey, requireUuid, AppError, badField, validated } from '../../ground/errors'
import type {
  AdministratorProfile,
  UpdateAdministratorEmailInput,
  ResetAdministratorTotpInput,
} from '../../generated/resolvers'
import { wasAskedFor } from '../../ground/outbox/isResendable'
import { administrators } from '../../ground/tables/administrators'
import { moveAccount } from '../../records/security/moveAccount'
import { toAdministratorProfile, holdAdministrator } from './listAdministrators'

/**
 * Changes another console user's address: every session ends and both addresses are informed. Not for
 * oneself, because an open session could take over the account.
 */
export async function updateAdministratorEmail(
  context: RequestContext,
  input: UpdateAdministratorEmailInput,
): Promise<AdministratorProfile> {
  const caller = requireProvedAdministrator(context)
  const id = requireUuid(input.AdministratorId)
  if (id === caller.id) throw new AppError('INVALID_STATE', CANNOT_CHANGE_OWN_EMAIL)
  const { Email } = validated(administratorEmailSchema, { Email: input.Email })
  const dedupeKey = `administratorEmail/${id}/${requireKey(input.IdempotencyKey)}`
  const { now } = context

  return loggedTransaction(context, async (tx, log) => {
    const target = await holdAdministrator(tx, id)
    if (target.email === Email || (await wasAskedFor(tx, dedupeKey))) return toAdministratorProfile(target)
    const [colleague] = await tx
      .select({ id: administrators.id })
      .from(administrators)
      .where(
        and(
          sql`lower(${administrators.email}) = lower(${Email})`,
          ne(administrators.id, id),
          isNull(administrators.removedAt),
        ),
      )
    if (colleague) throw badField('Email', ADMINISTRATOR_EMAIL_TAKEN)
    const [row = target] = await tx
      .update(administrators)
      .set({ email: Email, updatedAt: now })
      .where(eq(administrators.id, id))
      .returning()
    await log(id, { category: 'Administrator', operation: 'ChangeEmail' })
    await moveAccount(context, tx, {
      accountId: id,
      email: Email,
      from: { to: target.email, userId: null, recipientName: target.name },
      welcome: { kind: 'accountChanged', params: { change: 'SetEmail' }, dedupeKey },
      taken: ADMINISTRATOR_EMAIL_TAKEN,
    })
    return toAdministratorProfile(row)
  })
}

/**
 * Removes another administrator's authenticator app, ends their sessions and informs them by mail. Two people
 * are needed: otherwise one open session would be enough to replace the second factor.
 */
export async function resetAdministratorTotp(
  context: RequestContext,
  input: ResetAdministratorTotpInput,
): Promise<AdministratorProfile> {
  const caller = requireProvedAdministrator(context)
  const id = requireUuid(input.AdministratorId)
  if (id === caller.id) throw new AppError('INVALID_STATE', CANNOT_RESET_OWN_TOTP)
  const dedupeKey = `totpReset/${id}/${requireKey(input.IdempotencyKey)}`
  const { deps } = context

  return loggedTransaction(context, async (tx, log) => {
    const target = await holdAdministrator(tx, id)
    // A repeated call must not remove a new app.
    if (await wasAskedFor(tx, dedupeKey)) return toAdministratorProfile(target)
    if (!(await deps.identity.admin.resetTotp(id, tx)))
      throw new AppError('INVALID_STATE', TOTP_NOT_REGISTERED)
    await log(id, { category: 'Administrator', operation: 'ResetTotp' })
    await deps.mail.enqueue(tx, {
      kind: 'totpReset',
      params: { passkeys: deps.settings.ownPool },
      to: target.email,
      userId: null,
      recipientName: target.name,
      dedupeKey,
    })
    return toAdministratorProfile(target)
  })
}
