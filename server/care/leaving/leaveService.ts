import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { addDays, japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { CONTACT_KEPT_DAYS } from '../../../shared/facts/rewards'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import { askedTests } from '../../ground/tables/askedTests'
import { storedUntil } from '../donations/condition/reportCondition'
import { forgetInSettings } from './forgetInSettings'
import type { Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { receiptFileName } from '../../../shared/words/records/receipts'
import type { Attachment } from '../../ground/outbox/mail'
import { consentSignatures, declarations } from '../../ground/tables/consents'
import { sealKeysOf } from '../../records/seals/chain'
import { createReceipt } from '../../records/seals/createReceipt'
import { sealInTransaction } from '../../records/seals/sealRecords'
import { lockFloraRanking, rankFloraTests } from '../floraTests/enterFloraResult'
import { giveUpBooking } from '../waitingList/cancelPlannedVisit'
import { findOpenGuidanceForUpdate } from '../guidance/findGuidance'
import { forgetInSamePeople } from '../points/samePeople'
import { closePeriod, findOpenPeriod } from '../donations/periods/closePeriod'
import { rewardsOfUser } from '../donations/periods/settlePeriod'
import { activities, activityReasons } from '../../ground/tables/activity'
import { bulkRows } from '../../ground/tables/bulk'
import { caseSteps, cases } from '../../ground/tables/cases'
import { rewardContacts } from '../../ground/tables/donations'
import { floraTests } from '../../ground/tables/floraTests'
import { guidances } from '../../ground/tables/guidance'
import { officePoints } from '../../ground/tables/officePoints'
import { personNotes } from '../../ground/tables/personNotes'
import { readVisits } from '../../ground/tables/readVisits'
import { undoRows, undos } from '../../ground/tables/undo'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { waitingPauses } from '../../ground/tables/waitingPauses'
import { workItems, workMarks } from '../../ground/tables/work'
import { forgetDevices } from '../../ground/push/devices'
import { unlinkSecurityEvents } from '../../records/security/recordSecurityEvent'
import { cancelExamDay, type CancelledVisit } from '../users/cancelExamDay'
import { findProfileForUpdate, recipientOf } from '../../records/person/findProfile'
import { eraseValues } from '../../records/changes/eraseValues'
import { cancelMails } from './cancelMails'
import { eraseHealthData } from './eraseHealthData'
import { erasedColumns } from './erasedColumns'

/**
 * All database work of leaving, from any status; `profile` is locked. `finishLeaving` removes the account in the user
 * pool and the files after the commit.
 */
export async function leaveService(
  tx: Transaction,
  context: RequestContext,
  {
    profile,
    operation,
    actorId,
    reason,
    isSame,
  }: {
    profile: UserProfileRow
    operation: 'Withdraw' | 'Delete'
    actorId: string
    reason?: string
    /** The person is here under another address. */
    isSame?: boolean
  },
): Promise<UserProfileRow> {
  const { deps, now, requestId } = context
  const wasDonor = profile.donorStatus === 'Certified'
  const exam = await cancelExamDay(tx, context, { userId: profile.id, actorId })
  const [row] = await tx
    .update(userProfiles)
    .set({
      ...erasedColumns,
      ...(wasDonor ? { lossDonorStatusDate: japaneseDateOf(now) } : {}),
      version: sql`${userProfiles.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(userProfiles.id, profile.id), eq(userProfiles.deleteStatus, false)))
    .returning()
  if (!row) throw new Error('A profile that is held is missing')

  const money = await closePeriodOfLeaver(tx, deps, { profile, now })
  await eraseHealthData(tx, profile.id, { now, questionnaires: deps.questionnaires, vault: deps.vault })
  await eraseFloraTests(tx, profile.id)
  await forgetInSamePeople(tx, profile, { now, requestId })
  await tx.delete(consentSignatures).where(eq(consentSignatures.userId, profile.id))
  // The hospital still expects somebody; the day and the time say who.
  const untold = and(eq(officePoints.kind, 'ExamCancelled'), isNull(officePoints.closedAt))
  await tx.delete(officePoints).where(and(eq(officePoints.userId, profile.id), not(untold ?? sql`false`)))
  await tx.delete(personNotes).where(eq(personNotes.userId, profile.id))
  await eraseCases(tx, profile.id)
  await tx.delete(readVisits).where(eq(readVisits.userId, profile.id))
  await tx.delete(askedTests).where(eq(askedTests.userId, profile.id))
  await tx.delete(waitingPauses).where(eq(waitingPauses.userId, profile.id))
  await tx.delete(workItems).where(eq(workItems.userId, profile.id))
  await tx.delete(workMarks).where(eq(workMarks.userId, profile.id))
  await forgetDevices(tx, profile.id)
  await tx.delete(bulkRows).where(eq(bulkRows.userId, profile.id))
  await tx
    .delete(undos)
    .where(
      inArray(
        undos.id,
        tx.select({ id: undoRows.undoId }).from(undoRows).where(eq(undoRows.userId, profile.id)),
      ),
    )
  await eraseReasons(tx, profile.id)
  await unlinkSecurityEvents(tx, profile.id)
  await forgetInSettings(tx, profile)
  await cancelMails(tx, { userId: profile.id, addresses: profile.email ? [profile.email] : [] }, now)
  const event = { category: 'Account', operation } as const
  await recordActivity(tx, { event, userId: profile.id, actorId, reason, vault: deps.vault, now, requestId })
  const attachment = await receiptOfLeaving(tx, deps, profile.id, now)
  const until = profile.donorId && (await storedUntil(tx, profile.id, now))
  const stored = profile.donorId && until ? { donorId: profile.donorId, until } : null
  const cancelled = (await giveUpGuidance(tx, context, profile.id, actorId)) ?? exam
  if (profile.email)
    await deps.mail.enqueue(tx, {
      kind: 'withdrawn',
      params: { hasReceipt: attachment !== undefined, isSame, money, stored, visit: cancelled?.visit },
      ...recipientOf(profile),
      attachment: [...(attachment ? [attachment] : []), ...(cancelled ? [cancelled.attachment] : [])],
      dedupeKey: `withdrawn/${profile.id}`,
    })
  await eraseValues(tx, profile.id)
  return row
}

/** The receipt comes with the last mail, because the person cannot sign in later to get it. */
async function receiptOfLeaving(
  tx: Transaction,
  { settings, log, vault }: Pick<Deps, 'settings' | 'log' | 'vault'>,
  userId: string,
  now: Date,
): Promise<Attachment | undefined> {
  const [key] = sealKeysOf(settings)
  if (!key) return undefined
  const left = and(eq(declarations.userId, userId), eq(declarations.what, 'Left'))
  try {
    await sealInTransaction(tx, vault, { key, kind: 'declarations' })
    const [row] = await tx.select({ id: declarations.id }).from(declarations).where(left)
    const content =
      row && (await createReceipt(tx, { settings, vault }, { kind: 'declarations', recordId: row.id, now }))
    if (!content) return undefined
    return {
      filename: receiptFileName('Leaving', japaneseDateOf(now)),
      contentType: 'text/plain; charset=utf-8',
      content,
    }
  } catch (error) {
    // A broken seal must not block leaving; verifying reports it.
    log.error({ err: error }, 'no receipt of somebody who leaves')
    return undefined
  }
}

/** Ends a leaver's period: rewards become due, without a mail. Until paid, an address is stored separately. */
async function closePeriodOfLeaver(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts'>,
  { profile, now }: { profile: UserProfileRow; now: Date },
): Promise<{ due: number; keepUntil: JapaneseDate } | null> {
  const today = japaneseDateOf(now)
  const period = await findOpenPeriod(tx, profile.id)
  if (period) {
    const last = period.validUntil && period.validUntil < today ? period.validUntil : today
    await closePeriod(tx, deps, {
      profile: { ...profile, email: null },
      period,
      on: last,
      renewed: false,
      now,
    })
    const event = { category: 'Screening', operation: 'End' } as const
    await recordActivity(tx, { event, userId: profile.id, actorId: null, now })
  }
  const { Due } = await rewardsOfUser(tx, deps.texts, profile.id)
  if (Due === 0 || !profile.email) return null
  const keepUntil = addDays(today, CONTACT_KEPT_DAYS)
  await tx
    .insert(rewardContacts)
    .values({ userId: profile.id, email: profile.email, keepUntil, createdAt: now })
  return { due: Due, keepUntil }
}

/** Deletes a leaving member's flora tests, which do not concern received stool, and closes the gap in the ranking. */
async function eraseFloraTests(tx: Transaction, userId: string): Promise<void> {
  await lockFloraRanking(tx)
  const erased = await tx.delete(floraTests).where(eq(floraTests.userId, userId)).returning()
  if (erased.some(({ status }) => status === 'Shared')) await rankFloraTests(tx)
}

/** Erases staff texts, which may name the leaver. Without the salt, their hash in the seals reveals nothing. */
export async function eraseReasons(tx: Transaction, userId: string, operation?: 'ClosePoint'): Promise<void> {
  const about = tx
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        operation && and(eq(activities.category, 'Profile'), eq(activities.operation, operation)),
      ),
    )
  await tx.delete(activityReasons).where(inArray(activityReasons.activityId, about))
}

/** The fact that a case was looked into stays, without its text. */
async function eraseCases(tx: Transaction, userId: string): Promise<void> {
  const about = tx.select({ id: cases.id }).from(cases).where(eq(cases.userId, userId))
  await tx.update(caseSteps).set({ text: null, textSealed: null }).where(inArray(caseSteps.caseId, about))
  await tx
    .update(cases)
    .set({ words: null, wordsSealed: null, answer: null, answerSealed: null })
    .where(eq(cases.userId, userId))
}

async function giveUpGuidance(
  tx: Transaction,
  context: RequestContext,
  userId: string,
  actorId: string,
): Promise<CancelledVisit | null> {
  await tx
    .update(guidances)
    .set({ checkedInAt: null, missedAt: null, recordedAt: null, before: null })
    .where(eq(guidances.userId, userId))
  return giveUpBooking(tx, context, { userId, actorId })
}

/** The leaving member's profile, locked after the invitation as a booking does, to avoid deadlocks. */
export async function lockLeavingProfile(tx: Transaction, userId: string): Promise<UserProfileRow | null> {
  await findOpenGuidanceForUpdate(tx, userId)
  return findProfileForUpdate(tx, userId)
}
