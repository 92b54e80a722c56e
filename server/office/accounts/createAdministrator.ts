import { and, eq, isNull } from 'drizzle-orm'
import {
  ADMINISTRATOR_EMAIL_TAKEN,
  HAS_OWN_PASSWORD,
  CANNOT_DELETE_LAST_ADMINISTRATOR,
  CANNOT_DELETE_ONESELF,
} from '../../../shared/words/program/apiErrors'
import { inOrder } from '../../../shared/rules/records/access/roles'
import { administratorSchema } from '../../../shared/forms/console'
import type { RequestContext } from '../../ground/access/context'
import { requireProvedAdministrator, requireAdministrator } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { badField, validated, requireKey, AppError, requireUuid, requireFound } from '../../ground/errors'
import type {
  AdministratorProfile,
  CreateAdministratorInput,
  ResendTemporaryPasswordInput,
  DeleteAdministratorInput,
} from '../../generated/resolvers'
import { poolGroupOf } from '../../ground/identity/isPoolGroup'
import { dropWaitingMails } from '../../ground/outbox/dropWaitingMails'
import { wasAskedFor } from '../../ground/outbox/isResendable'
import { administrators } from '../../ground/tables/administrators'
import { holdAdministrators, toAdministratorProfile, holdAdministrator } from './listAdministrators'
import { highestOf, isAdministrator, withRoles } from './rolesAsked'

/**
 * Adds a console user: a pool account with a temporary password by mail, and the profile. If the profile
 * fails, the account is removed.
 */
export async function createAdministrator(
  context: RequestContext,
  input: CreateAdministratorInput,
): Promise<AdministratorProfile> {
  requireProvedAdministrator(context)
  const { Name, Email, Roles } = validated(administratorSchema, withRoles(input))
  const roles = inOrder(Roles)
  const role = highestOf(roles)
  const { now, deps } = context
  const { admin } = deps.identity

  const account = await admin.createUser({ email: Email, groups: roles.map(poolGroupOf) })
  if (!account) throw badField('Email', ADMINISTRATOR_EMAIL_TAKEN)
  try {
    return await loggedTransaction(context, async (tx, log) => {
      const [row] = await tx
        .insert(administrators)
        .values({
          id: account.sub,
          name: Name,
          email: Email,
          role,
          roles,
          profileCreatedAt: now,
          createdAt: now,
          updatedAt: now,
        })
        .returning()
      if (!row) throw new Error('An inserted administrator is missing')
      await log(row.id, { category: 'Administrator', operation: 'Create', roles })
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

/** Mails a new temporary password and voids the old one, if the first mail was lost or expired. */
export async function resendTemporaryPassword(
  context: RequestContext,
  input: ResendTemporaryPasswordInput,
): Promise<AdministratorProfile> {
  requireAdministrator(context)
  const key = requireKey(input.IdempotencyKey)
  const { deps } = context

  return loggedTransaction(context, async (tx, log) => {
    const target = await holdAdministrator(tx, input.AdministratorId)
    const mails = `temporaryPassword/${target.id}`
    const dedupeKey = `${mails}/${key}`
    if (await wasAskedFor(tx, dedupeKey)) return toAdministratorProfile(target)
    const renewed = await deps.identity.admin.renewTemporaryPassword(target.id, tx)
    if (!renewed) throw new AppError('INVALID_STATE', HAS_OWN_PASSWORD)
    // Otherwise a waiting mail with the void password could arrive last.
    await dropWaitingMails(tx, mails)
    await log(target.id, { category: 'Administrator', operation: 'ResendPassword' })
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

/** Removes a console user: refused at the next request, deleted from the pool; the profile stays as the log's actor. */
export async function deleteAdministrator(
  context: RequestContext,
  input: DeleteAdministratorInput,
): Promise<AdministratorProfile> {
  const caller = requireProvedAdministrator(context)
  const id = requireUuid(input.Id)
  if (id === caller.id) throw new AppError('INVALID_STATE', CANNOT_DELETE_ONESELF)
  const { now, deps } = context

  const removed = await loggedTransaction(context, async (tx, log) => {
    const present = await holdAdministrators(tx)
    const target = requireFound(present.find((row) => row.id === id))
    if (!isAdministrator(present.find((row) => row.id === caller.id))) throw new AppError('UNAUTHENTICATED')
    const others = present.filter((row) => isAdministrator(row) && row.id !== id)
    if (others.length === 0) throw new AppError('INVALID_STATE', CANNOT_DELETE_LAST_ADMINISTRATOR)
    await tx
      .update(administrators)
      .set({ removedAt: now, updatedAt: now })
      .where(and(eq(administrators.id, id), isNull(administrators.removedAt)))
    await log(id, { category: 'Administrator', operation: 'Delete' })
    await deps.mail.enqueue(tx, {
      kind: 'administratorDeleted',
      params: {},
      to: target.email,
      userId: null,
      recipientName: target.name,
      dedupeKey: `administratorDeleted/${id}`,
    })
    return toAdministratorProfile(target)
  })
  await deps.identity.admin.deleteUser(id)
  return removed
}
