import { eq, sql } from 'drizzle-orm'
import { CONSENT_WITHDRAWN_REASON, NO_CONSENT_TO_WITHDRAW } from '../../shared/messages/apiErrors'
import { withReasonSchema } from '../../shared/validation/personActions'
import { requireActiveUser, requireAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError, validated } from '../errors'
import type { Success, WithReasonInput } from '../generated/resolvers'
import { openPoint } from '../officePoints/profilePoints'
import { userProfiles } from '../schema/users'
import { findProfileForUpdate, requirePresent } from '../users/findProfile'
import { recipientOf } from '../users/recipientOf'
import { endConsent } from './keepConsent'

/**
 * Withdraws the consent and suspends the person without end: no more tests or donations, and rewards become
 * due when the period ends. The office can lift it only after a new signature (`recordConsent`). The user
 * status stays.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN while suspended or for staff, INVALID_STATE without a valid
 * consent
 */
export async function withdrawConsent(context: RequestContext): Promise<Success> {
  const caller = requireActiveUser(context)
  return withdraw(context, { userId: caller.id, actorId: caller.id })
}

/**
 * The same by the office, also for a suspended person; stores how the person asked.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT without a reason,
 * NOT_FOUND, INVALID_STATE for a former user and without a valid consent
 */
export async function withdrawConsentByAdmin(
  context: RequestContext,
  input: WithReasonInput,
): Promise<Success> {
  const caller = requireAdministrator(context)
  const { UserId, Reason } = validated(withReasonSchema, input)
  return withdraw(context, { userId: requireUuid(UserId), actorId: caller.id, reason: Reason })
}

async function withdraw(
  context: RequestContext,
  { userId, actorId, reason }: { userId: string; actorId: string; reason?: string },
): Promise<Success> {
  const { now, requestId, deps } = context
  await inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    if (!(await endConsent(tx, userId, now, { withdrawn: true })))
      throw new AppError('INVALID_STATE', NO_CONSENT_TO_WITHDRAW)
    const wasStopped = profile.suspensionStatus1
    const [row] = await tx
      .update(userProfiles)
      .set({
        suspensionStatus1: true,
        suspendedUntil: null,
        updatedSuspensionStatus1ToTrueAt: wasStopped ? profile.updatedSuspensionStatus1ToTrueAt : now,
        version: sql`${userProfiles.version} + 1`,
        updatedAt: now,
      })
      .where(eq(userProfiles.id, userId))
      .returning()
    if (!row) throw new Error('A profile that is held is missing')
    const who = { userId, actorId, now, requestId }
    const operation = reason === undefined ? 'WithdrawConsent' : 'WithdrawConsentByAdmin'
    await recordActivity(tx, { ...who, event: { category: 'Guidance', operation }, reason })
    await recordActivity(tx, {
      ...who,
      event: { category: 'Account', operation: 'Stop', until: null, isMoved: wasStopped },
      reason: CONSENT_WITHDRAWN_REASON,
    })
    await openPoint(tx, { userId, kind: 'ConsentWithdrawn', now, requestId })
    await deps.mail.enqueue(tx, {
      kind: 'consentWithdrawn',
      params: {},
      ...recipientOf(row),
      dedupeKey: `consentWithdrawn/${row.id}/${row.version}`,
    })
  })
  return { success: true }
}
