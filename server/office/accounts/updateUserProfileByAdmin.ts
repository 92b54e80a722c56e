import { mayCall } from '../../../shared/rules/records/access/operations'
import { eq, sql } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { conflictIn, CONSENT_WITHDRAWN } from '../../../shared/words/program/apiErrors'
import type { EditedField } from '../../../shared/facts/fields'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { stopUserSchema } from '../../../shared/forms/personActions'
import { profileByAdminSchema } from '../../../shared/forms/profileByAdmin'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { mayRead } from '../../ground/access/contract'
import { recordActivity } from '../../ground/recordActivity'
import { hasWithdrawnConsent } from '../../care/guidance/consents/consentsOfUser'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { requireUuid, AppError, validated, type LatestChange } from '../../ground/errors'
import type { UpdateUserProfileByAdminInput, UserProfile, StopUserInput } from '../../generated/resolvers'
import { cancelPlannedVisit, visitToCome } from '../../care/waitingList/cancelPlannedVisit'
import { findOpenGuidanceForUpdate } from '../../care/guidance/findGuidance'
import { pointsAfterProfile } from '../../care/points/profilePoints'
import { pointAtSamePeople } from '../../care/points/samePeople'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import type { CancelledVisit } from '../../care/users/cancelExamDay'
import { openCaution, sealCaution } from '../../care/users/cautions'
import { findProfileForUpdate, requirePresent, recipientOf } from '../../records/person/findProfile'
import { latestChangeOf } from '../../records/person/latestChangeOf'
import { columnsOf, databaseName, differingFields } from '../../records/person/profileColumns'
import { toUserProfile } from '../../records/person/toUserProfile'
import { inviteFromWaitingList } from '../../care/waitingList/invite'

/**
 * Changes the given fields of a member's profile; nothing if one of them changed since the given version. A
 * repeated call changes nothing. Permanent suspension and its end need a reason.
 */
export async function updateUserProfileByAdmin(
  context: RequestContext,
  input: UpdateUserProfileByAdminInput,
): Promise<UserProfile> {
  requireDuty(context, 'updateUserProfileByAdmin')
  const { now, deps } = context
  const { row, lifted } = await inTransaction(context, (tx) => editProfile(tx, context, input))
  // Separate, because inviters lock the month before the people.
  if (lifted) await inTransaction(context, (tx) => inviteFromWaitingList(tx, deps, now))
  return toUserProfile(row)
}

/** The same in the caller's transaction, without inviting the person whose suspension was `lifted`. */
export async function editProfile(
  tx: Transaction,
  context: RequestContext,
  input: UpdateUserProfileByAdminInput,
): Promise<{ row: UserProfileRow; lifted: boolean }> {
  const caller = requireDuty(context, 'updateUserProfileByAdmin')
  const { UserId, Version, ...given } = input
  requireFields(context, given)
  const userId = requireUuid(UserId)
  const { now, requestId, deps } = context

  // As a booking locks: the invitation first.
  if (given.SuspensionStatus2) await findOpenGuidanceForUpdate(tx, userId)
  const held = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
  const found = { ...held, caution: await openCaution(tx, deps.vault, held) }
  const { Reason, ...values } = valid(given, found.registrationDateOfService ?? japaneseDateOf(now))
  const fields = differingFields(found, { ...found, ...columnsOf(values) })
  if (fields.length === 0) return { row: found, lifted: false }
  const disputed = fields.filter((field) => (found.changedIn[databaseName(field)] ?? 0) > Version)
  if (disputed.length > 0) throw conflict(disputed, await latestChangeOf(tx, found))
  const [changed] = await tx
    .update(userProfiles)
    .set({
      ...columnsOf(values),
      ...(fields.includes('Caution')
        ? await sealCaution(tx, deps.vault, found, values.Caution ?? null)
        : { caution: held.caution }),
      version: found.version + 1,
      updatedAt: now,
    })
    .where(eq(userProfiles.id, userId))
    .returning()
  if (!changed) throw new Error('A profile that is held is missing')

  const about = { userId, actorId: caller.id, reason: Reason, vault: deps.vault, now, requestId }
  const edited = fields.filter((field) => field !== 'SuspensionStatus2')
  if (edited.length > 0) {
    const event = { category: 'Profile', operation: 'UpdateByAdmin', fields: edited } as const
    await recordActivity(tx, { event, ...about, reason: edited.length === fields.length ? Reason : null })
    const at = {
      region: deps.texts.region,
      questionnaires: deps.questionnaires,
      vault: deps.vault,
      now,
      requestId,
    }
    await pointsAfterProfile(tx, { before: found, after: changed }, at)
    if (edited.some((field) => identifying.includes(field))) await pointAtSamePeople(tx, changed, at)
  }
  if (edited.length === fields.length) return { row: changed, lifted: false }
  const suspended = changed.suspensionStatus2
  const event = { category: 'Account', operation: suspended ? 'Suspend' : 'Unsuspend' } as const
  await recordActivity(tx, { event, ...about })
  const cancelled = suspended
    ? await cancelPlannedVisit(tx, context, { userId, actorId: caller.id, resumesAt: now })
    : null
  await tellOfSuspension(
    tx,
    { deps, now, cancelled },
    { row: changed, what: suspended ? 'stoppedForGood' : 'lifted' },
  )
  // A cancelled booking moved the person on.
  const row = (cancelled && (await findProfileForUpdate(tx, userId))) ?? changed
  return { row, lifted: !suspended }
}

/** What people are compared by. */
const identifying: readonly EditedField[] = ['LastNameFurigana', 'FirstNameFurigana', 'Birthday', 'Tel']

/** Changing a field requires the right to read it; permanent suspension also requires the right to stop. */
function requireFields({ principal }: RequestContext, given: Partial<UpdateUserProfileByAdminInput>): void {
  const { Reason: _, SuspensionStatus2: suspension, ...fields } = given
  const unread = Object.entries(fields).some(
    ([field, value]) => value !== undefined && !mayRead(principal, 'UserProfile', field),
  )
  const stops = principal.kind === 'staff' && mayCall(principal.roles, 'stopUser')
  if (unread || (suspension != null && !stops)) throw new AppError('FORBIDDEN')
}

/** An absent field, and a choice that is null, stay unchanged. */
function valid(given: Omit<UpdateUserProfileByAdminInput, 'UserId' | 'Version'>, ageCountsOn: string) {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const schema = profileByAdminSchema(ageCountsOn, Object.keys(present))
  return validated(schema, present)
}

function conflict(fields: readonly EditedField[], change: LatestChange): AppError {
  const labelled = fields.map((field) => [field, userProfileLabels[field].admin] as const)
  return new AppError(
    'CONFLICT',
    conflictIn(labelled.map(([, label]) => label)),
    Object.fromEntries(labelled),
    change,
  )
}

/**
 * Suspends a member temporarily, or ends the suspension: suspended members can only read, leave and sign out. With an
 * end date it ends that morning (`liftSuspensions`); a new date moves the end. The same request again changes nothing.
 */
export async function stopUser(context: RequestContext, input: StopUserInput): Promise<UserProfile> {
  requireDuty(context, 'stopUser')
  const row = await inTransaction(context, (tx) => stopOrResume(tx, context, input))
  // Separate, because inviters lock the month before the people; resumed people get back their place in line.
  if (!input.Stop) await inTransaction(context, (tx) => inviteFromWaitingList(tx, context.deps, context.now))
  return toUserProfile(row)
}

/** The same in the caller's transaction, without inviting resumed people. */
export async function stopOrResume(
  tx: Transaction,
  context: RequestContext,
  input: StopUserInput,
): Promise<UserProfileRow> {
  const caller = requireDuty(context, 'stopUser')
  const { now, requestId, deps } = context
  const { UserId, Stop, Reason, Until, Booking } = validated(stopUserSchema(japaneseDateOf(now)), input)
  const userId = requireUuid(UserId)

  // As a booking locks: the invitation first.
  if (Stop) await findOpenGuidanceForUpdate(tx, userId)
  const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
  const stands = profile.suspensionStatus1
  // If absent, it stays, so that an older client that asks twice does not remove the end.
  const until = Until === undefined && stands ? profile.suspendedUntil : (Until ?? null)
  if (stands && !Stop && (await hasWithdrawnConsent(tx, userId)))
    throw new AppError('INVALID_STATE', CONSENT_WITHDRAWN)
  if (stands === Stop && (!Stop || until === profile.suspendedUntil)) return profile
  const [changed] = await tx
    .update(userProfiles)
    .set({
      suspensionStatus1: Stop,
      suspendedUntil: Stop ? until : null,
      // Kept when the suspension is lifted: it says when the last one began.
      ...(Stop && !stands ? { updatedSuspensionStatus1ToTrueAt: now } : {}),
      version: sql`${userProfiles.version} + 1`,
      updatedAt: now,
    })
    .where(eq(userProfiles.id, userId))
    .returning()
  if (!changed) throw new Error('A profile that is held is missing')
  const event = Stop
    ? ({ category: 'Account', operation: 'Stop', until, isMoved: stands } as const)
    : ({ category: 'Account', operation: 'Resume' } as const)
  const who = { userId, actorId: caller.id, now, requestId }
  await recordActivity(tx, { event, ...who, reason: Reason, vault: context.deps.vault })
  const resumesAt = until ? startOfJapaneseDate(until) : now
  const cancelled =
    Stop && !stands && Booking === 'Cancel'
      ? await cancelPlannedVisit(tx, context, { userId, actorId: caller.id, resumesAt })
      : null
  await tellOfSuspension(
    tx,
    { deps, now, cancelled },
    { row: changed, what: Stop ? (stands ? 'moved' : 'stopped') : 'lifted' },
  )
  return (cancelled && (await findProfileForUpdate(tx, userId))) ?? changed
}

type Told = {
  row: UserProfileRow
  what: 'stopped' | 'moved' | 'stoppedForGood' | 'lifted'
  since?: JapaneseDate
}

/**
 * Mails about a suspension or its end, with what becomes of a planned visit; the end only if neither kind remains. `row`
 * is after the change.
 */
export async function tellOfSuspension(
  tx: Transaction,
  { deps, now, cancelled }: { deps: Pick<Deps, 'mail'>; now: Date; cancelled?: CancelledVisit | null },
  { row, what, since }: Told,
): Promise<void> {
  const to = { ...recipientOf(row), dedupeKey: `suspension/${row.id}/${row.version}` }
  const visit = cancelled?.visit ?? (await visitToCome(tx, row.id, now))
  if (what !== 'lifted')
    await deps.mail.enqueue(tx, {
      kind: 'suspended',
      params: {
        permanent: what === 'stoppedForGood',
        until: what === 'stoppedForGood' ? null : row.suspendedUntil,
        isMoved: what === 'moved',
        visit,
        isCancelled: cancelled != null,
      },
      ...to,
      attachment: cancelled?.attachment,
    })
  else if (!isSuspended(row))
    await deps.mail.enqueue(tx, { kind: 'resumed', params: { since, visit }, ...to })
}
