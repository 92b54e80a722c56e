import { eq } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { ageCountsOn, profileSchema } from '../../../shared/forms/profile'
import { requireActiveUser, type RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { AppError, validated } from '../../ground/errors'
import type {
  UpdateUserProfileInput,
  UserProfile,
  UpdateSubscribedMagazineInput,
  SetCriteriaNewsInput,
  SetRetryReminderInput,
  Success,
} from '../../generated/resolvers'
import { pointsAfterProfile } from '../points/profilePoints'
import { pointAtSamePeople } from '../points/samePeople'
import { countPartner } from './partners'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { findProfileForUpdate, recipientOf } from '../../records/person/findProfile'
import { moveOutdatedAddress } from '../../records/person/followNewEmail'
import { columnsOf, differingFields } from '../../records/person/profileColumns'
import { toUserProfile } from '../../records/person/toUserProfile'

/**
 * Creates or changes the caller's own personal data, only the fields of the input. The first time it creates the
 * profile: status Registration, process status Applicant.
 */
export async function updateUserProfile(
  context: RequestContext,
  input: UpdateUserProfileInput,
): Promise<UserProfile> {
  const caller = requireActiveUser(context)
  const account = await context.deps.identity.admin.findUser(caller.id)
  if (!account) throw new AppError('UNAUTHENTICATED')

  return inTransaction(context, async (tx) => {
    const existing = await findProfileForUpdate(tx, caller.id)
    if (existing) return own(await change(context, tx, existing, input))
    const { deps, now } = context
    await moveOutdatedAddress(tx, deps.identity.admin, { email: account.email, ownerId: caller.id, now })
    const created = await create(context, tx, { id: caller.id, email: account.email }, input)
    if (created) return own(created)
    // Of two simultaneous first saves, the second waited for the first and now changes its row.
    const first = await findProfileForUpdate(tx, caller.id)
    if (!first) throw new AppError('CONFLICT')
    return own(await change(context, tx, first, input))
  })
}

const own = (row: UserProfileRow) => toUserProfile(row)

async function create(
  context: RequestContext,
  tx: Transaction,
  account: { id: string; email: string },
  input: UpdateUserProfileInput,
): Promise<UserProfileRow | null> {
  const { now } = context
  const today = japaneseDateOf(now)
  const { PartnerCode, ...profile } = input
  const values = validated(profileSchema(today), profile)
  const [row] = await tx
    .insert(userProfiles)
    .values({
      ...account,
      ...columnsOf(values),
      userStatus: 'Registration',
      donorProcessStatus: 'Applicant',
      registrationDateOfService: today,
      profileCreatedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    // The second may collide with the first by address before id.
    .onConflictDoNothing()
    .returning()
  if (!row) return null
  await countPartner(context, tx, PartnerCode)
  const { requestId, deps } = context
  const event = { category: 'Profile', operation: 'Create' } as const
  await recordActivity(tx, { event, userId: row.id, actorId: row.id, now, requestId })
  // By the terms, this mail approves the registration.
  await deps.mail.enqueue(tx, {
    kind: 'registrationCompleted',
    params: {},
    ...recipientOf(row),
    dedupeKey: `registrationCompleted/${row.id}`,
  })
  await pointAtSamePeople(tx, row, { now, requestId })
  return row
}

async function change(
  { now, requestId, deps }: RequestContext,
  tx: Transaction,
  existing: UserProfileRow,
  { PartnerCode: _counted, ...input }: UpdateUserProfileInput,
): Promise<UserProfileRow> {
  const saved = { birthday: existing.birthday, registeredOn: existing.registrationDateOfService }
  const values = validated(profileSchema(ageCountsOn(input.Birthday, saved, japaneseDateOf(now))), input)
  const [row] = await tx
    .update(userProfiles)
    .set({
      ...columnsOf(values),
      updateRequired: false,
      version: existing.version + 1,
      updatedAt: now,
    })
    .where(eq(userProfiles.id, existing.id))
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  const fields = differingFields(existing, row).filter((field) => field in values)
  if (fields.length > 0) {
    const event = { category: 'Profile', operation: 'Update', fields } as const
    await recordActivity(tx, { event, userId: row.id, actorId: row.id, now, requestId })
    const at = {
      region: deps.texts.region,
      questionnaires: deps.questionnaires,
      vault: deps.vault,
      now,
      requestId,
    }
    await pointsAfterProfile(tx, { before: existing, after: row }, at)
    await pointAtSamePeople(tx, row, at)
  }
  return row
}

/** Subscribes to the news or unsubscribes, idempotently; a profile that must be updated stays so. */
export async function updateSubscribedMagazine(
  context: RequestContext,
  { SubscribedMagazine }: UpdateSubscribedMagazineInput,
): Promise<UserProfile> {
  const caller = requireActiveUser(context)
  const { now, requestId } = context

  const row = await inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile) throw new AppError('INVALID_STATE')
    const choice = { kind: 'SubscribedMagazine', wanted: SubscribedMagazine, now, requestId } as const
    return chooseMails(tx, profile, choice)
  })
  return toUserProfile(row)
}

const columns = {
  SubscribedMagazine: 'subscribedMagazine',
  RetryReminder: 'retryReminder',
  CriteriaNews: 'criteriaNews',
} as const

/** Turns an optional mail on or off and returns the profile, which the caller has locked. No change if already so. */
export async function chooseMails(
  tx: Transaction,
  profile: UserProfileRow,
  choice: { kind: keyof typeof columns; wanted: boolean; now: Date; requestId?: string },
): Promise<UserProfileRow> {
  const { kind, wanted, now, requestId } = choice
  if (profile[columns[kind]] === wanted) return profile
  const changed = { [columns[kind]]: wanted, version: profile.version + 1, updatedAt: now }
  await tx.update(userProfiles).set(changed).where(eq(userProfiles.id, profile.id))
  const event = { category: 'Profile', operation: 'Update', fields: [kind] } as const
  await recordActivity(tx, { event, userId: profile.id, actorId: profile.id, now, requestId })
  return { ...profile, ...changed }
}

/**
 * Turns the mail about the next check on or off, apart from `SubscribedMagazine`. The current choice changes nothing.
 */
export async function setRetryReminder(
  context: RequestContext,
  { Remind }: SetRetryReminderInput,
): Promise<Success> {
  const caller = requireActiveUser(context)
  return setChoice(context, caller.id, { kind: 'RetryReminder', wanted: Remind })
}

/** Turns the mail about newer criteria on or off. Until then `SubscribedMagazine` applies. */
export async function setCriteriaNews(
  context: RequestContext,
  { Tell }: SetCriteriaNewsInput,
): Promise<Success> {
  const caller = requireActiveUser(context)
  return setChoice(context, caller.id, { kind: 'CriteriaNews', wanted: Tell })
}

async function setChoice(
  context: RequestContext,
  userId: string,
  choice: { kind: 'RetryReminder' | 'CriteriaNews'; wanted: boolean },
): Promise<Success> {
  const { now, requestId } = context
  await inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, userId)
    if (!profile) throw new AppError('NOT_FOUND')
    await chooseMails(tx, profile, { ...choice, now, requestId })
  })
  return { success: true }
}
