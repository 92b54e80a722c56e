import { mayCall } from '../../../shared/rules/records/access/operations'
import { eq, and, desc, notInArray } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { conflictIn } from '../../../shared/words/program/apiErrors'
import type { EditedField } from '../../../shared/facts/fields'
import { profileByAdminSchema } from '../../../shared/forms/profileByAdmin'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { mayRead } from '../../ground/access/contract'
import { recordActivity } from '../../ground/recordActivity'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction, Queryable } from '../../ground/db/client'
import { requireUuid, AppError, validated, type LatestChange } from '../../ground/errors'
import type { UpdateUserProfileByAdminInput, UserProfile } from '../../generated/resolvers'
import { cancelPlannedVisit } from '../../care/waitingList/cancelPlannedVisit'
import { findOpenGuidanceForUpdate } from '../../care/guidance/findGuidance'
import { pointsAfterProfile } from '../../care/points/profilePoints'
import { pointAtSamePeople } from '../../care/points/samePeople'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { tellOfSuspensions } from './stopUser'
import { openCaution, sealCaution } from '../../care/users/cautions'
import { findProfileForUpdate, requirePresent } from '../../records/person/findProfile'
import { columnsOf, databaseName, differingFields } from '../../records/person/profileColumns'
import { toUserProfile } from '../../records/person/toUserProfile'
import { inviteFromWaitingList } from '../../care/waitingList/invite'
import { activities } from '../../ground/tables/activity'
import { administrators } from '../../ground/tables/administrators'

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
  await tellOfSuspensions(tx, { deps, now }, [
    { row: changed, what: suspended ? 'stoppedForGood' : 'lifted', cancelled },
  ])
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

/** Categories that do not change the record. */
const BESIDE = ['Mail', 'Security', 'Work']
/** What follows from a change by itself. */
const FOLLOWING = ['OpenPoint', 'SettlePoint']

async function latestChangeOf(db: Queryable, { id, version }: UserProfileRow): Promise<LatestChange> {
  const [row] = await db
    .select({ actorId: activities.actorId, time: activities.time, name: administrators.name })
    .from(activities)
    .leftJoin(administrators, eq(administrators.id, activities.actorId))
    .where(
      and(
        eq(activities.userId, id),
        notInArray(activities.category, BESIDE),
        notInArray(activities.operation, FOLLOWING),
      ),
    )
    .orderBy(desc(activities.time), desc(activities.id))
    .limit(1)
  if (!row) return { version, changedBy: null, changedAt: null }
  const kind = row.actorId === null ? 'system' : row.actorId === id ? 'self' : 'administrator'
  return { version, changedBy: { kind, name: row.name }, changedAt: row.time.toISOString() }
}
