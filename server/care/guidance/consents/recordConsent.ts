import { randomUUID } from 'node:crypto'
import { eq, sql, and, isNull } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate } from '../../../../shared/facts/dates'
import {
  ATTENDANCE_UNDO_TOO_LATE,
  NO_CONSENT_TO_RENEW,
  CONSENT_WITHDRAWN_REASON,
  NO_CONSENT_TO_WITHDRAW,
} from '../../../../shared/words/program/apiErrors'
import { consentSchema } from '../../../../shared/forms/attendance'
import { withReasonSchema } from '../../../../shared/forms/personActions'
import { requireDuty, requireActiveUser, type RequestContext } from '../../../ground/access/context'
import { loggedTransaction } from '../../../ground/loggedTransaction'
import { recordActivity } from '../../../ground/recordActivity'
import { inTransaction } from '../../../ground/db/inTransaction'
import type { Transaction } from '../../../ground/db/client'
import type { Deps } from '../../../ground/deps'
import { requireUuid, AppError, validated } from '../../../ground/errors'
import type { Consent, RecordConsentInput, Success, WithReasonInput } from '../../../generated/resolvers'
import { openPoint } from '../../points/profilePoints'
import { consentDocuments, consents, type ConsentRow } from '../../../ground/tables/consents'
import { userProfiles } from '../../../ground/tables/users'
import { endAsked } from '../../users/askedTest'
import { cancelExamDay } from '../../users/cancelExamDay'
import { findProfileForUpdate, requirePresent, recipientOf } from '../../../records/person/findProfile'
import { consentsOfUser } from './consentsOfUser'

/**
 * Stores a new signature of a person who signed before: after a withdrawal, or for a newer version. A
 * suspension by withdrawal stays until the office lifts it.
 */
export async function recordConsent(context: RequestContext, input: RecordConsentInput): Promise<Consent> {
  requireDuty(context, 'recordConsent')
  const { now, deps } = context
  const today = japaneseDateOf(now)
  const { UserId, ConsentVersion, IdentityDocument, ConsentedOn } = validated(consentSchema(today), input)
  const userId = requireUuid(UserId)
  return loggedTransaction(context, async (tx, log) => {
    await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    const [last] = await consentsOfUser(tx, userId)
    if (!last) throw new AppError('INVALID_STATE', NO_CONSENT_TO_RENEW)
    const isSame =
      !last.EndedAt && last.Version === ConsentVersion && japaneseDateOf(last.ConsentedAt) === ConsentedOn
    if (isSame) return last
    await keepConsent(
      tx,
      deps,
      {
        userId,
        version: ConsentVersion,
        identityDocument: IdentityDocument ?? null,
        consentedAt: ConsentedOn === today ? now : startOfJapaneseDate(ConsentedOn),
      },
      now,
    )
    await log(userId, { category: 'Guidance', operation: 'Consent', version: ConsentVersion })
    const [kept] = await consentsOfUser(tx, userId)
    if (!kept) throw new Error('A consent that was just kept is missing')
    return kept
  })
}

/**
 * Withdraws the consent and suspends the person without end: no more tests or donations, a planned test is cancelled, and
 * rewards become due when the period ends. The office can lift it only after a new signature (`recordConsent`). The user status stays.
 */
export async function withdrawConsent(context: RequestContext): Promise<Success> {
  const caller = requireActiveUser(context)
  return withdraw(context, { userId: caller.id, actorId: caller.id })
}

/** `withdrawConsent` by the office, also for a suspended person; stores how the person asked. */
export async function withdrawConsentByAdmin(
  context: RequestContext,
  input: WithReasonInput,
): Promise<Success> {
  const caller = requireDuty(context, 'withdrawConsentByAdmin')
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
    const who = { userId, actorId, vault: deps.vault, now, requestId }
    const operation = reason === undefined ? 'WithdrawConsent' : 'WithdrawConsentByAdmin'
    await recordActivity(tx, { ...who, event: { category: 'Guidance', operation }, reason })
    await recordActivity(tx, {
      ...who,
      event: { category: 'Account', operation: 'Stop', until: null, isMoved: wasStopped },
      reason: CONSENT_WITHDRAWN_REASON,
    })
    await openPoint(tx, { userId, kind: 'ConsentWithdrawn', now, requestId })
    const cancelled = await cancelExamDay(tx, context, { userId, actorId })
    await endAsked(tx, userId, { end: 'Withdrawn' }, now)
    await deps.mail.enqueue(tx, {
      kind: 'consentWithdrawn',
      params: { visit: cancelled?.visit },
      attachment: cancelled?.attachment,
      ...recipientOf(row),
      dedupeKey: `consentWithdrawn/${row.id}/${row.version}`,
    })
  })
  return { success: true }
}

/** Stores a signature, with the text if its version is known. It replaces a valid one. */
export async function keepConsent(
  tx: Transaction,
  { consents: known }: Pick<Deps, 'consents'>,
  signed: Pick<ConsentRow, 'userId' | 'version' | 'identityDocument' | 'consentedAt'>,
  now: Date,
): Promise<ConsentRow> {
  const document = known.find(({ version }) => version === signed.version)
  if (document) {
    const { sha256, version, title, effectiveFrom, content } = document
    await tx
      .insert(consentDocuments)
      .values({ sha256, version, title, effectiveFrom, content, createdAt: now })
      .onConflictDoNothing()
  }
  await endConsent(tx, signed.userId, now, { withdrawn: false })
  const id = randomUUID()
  const sha256 = document?.sha256 ?? null
  const [row] = await tx
    .insert(consents)
    .values({ id, ...signed, sha256, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('A consent was not written')
  return row
}

/**
 * Removes the signature that was stored at that moment by mistake; the one that it replaced becomes valid again.
 * @throws AppError INVALID_STATE when it was replaced or withdrawn since
 */
export async function takeBackConsent(tx: Transaction, userId: string, keptAt: Date): Promise<void> {
  const removed = await tx
    .delete(consents)
    .where(and(eq(consents.userId, userId), eq(consents.createdAt, keptAt), isNull(consents.endedAt)))
    .returning({ id: consents.id })
  if (removed.length === 0) throw new AppError('INVALID_STATE', ATTENDANCE_UNDO_TOO_LATE)
  await tx
    .update(consents)
    .set({ endedAt: null })
    .where(and(eq(consents.userId, userId), eq(consents.endedAt, keptAt), eq(consents.withdrawn, false)))
}

/**
 * Ends the valid signature.
 * @returns false when there is none
 */
export async function endConsent(
  tx: Transaction,
  userId: string,
  now: Date,
  { withdrawn }: { withdrawn: boolean },
): Promise<boolean> {
  const ended = await tx
    .update(consents)
    .set({ endedAt: now, withdrawn, updatedAt: now })
    .where(and(eq(consents.userId, userId), isNull(consents.endedAt)))
    .returning({ id: consents.id })
  return ended.length > 0
}
