import { getTableColumns, sql } from 'drizzle-orm'
import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { CONSENT_WITHDRAWN } from '../../../shared/words/program/apiErrors'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { stopUserSchema } from '../../../shared/forms/personActions'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { recordActivities } from '../../ground/recordActivity'
import { hasWithdrawnConsent } from '../../care/guidance/consents/consentsOfUser'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Transaction } from '../../ground/db/client'
import { namedUpdateAll, writeColumns } from '../../ground/db/named'
import type { Deps } from '../../ground/deps'
import { requireUuid, AppError, validated } from '../../ground/errors'
import type { MailRequest } from '../../ground/outbox/mail'
import type { UserProfile, StopUserInput } from '../../generated/resolvers'
import { cancelPlannedVisit, visitToCome } from '../../care/waitingList/cancelPlannedVisit'
import { findOpenGuidanceForUpdate } from '../../care/guidance/findGuidance'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import type { CancelledVisit } from '../../care/users/cancelExamDay'
import { findProfileForUpdate, requirePresent, recipientOf } from '../../records/person/findProfile'
import { toUserProfile } from '../../records/person/toUserProfile'
import { inviteFromWaitingList } from '../../care/waitingList/invite'

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

async function stopOrResume(
  tx: Transaction,
  context: RequestContext,
  input: StopUserInput,
): Promise<UserProfileRow> {
  const caller = requireDuty(context, 'stopUser')
  const { now, deps } = context
  const { UserId, Reason, Booking, ...asked } = validated(stopUserSchema(japaneseDateOf(now)), input)
  const userId = requireUuid(UserId)

  // As a booking locks: the invitation first.
  if (asked.Stop) await findOpenGuidanceForUpdate(tx, userId)
  const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
  const [told] = await change(tx, context, [{ profile, ...asked }], Reason)
  if (!told) return profile
  const { row, what } = told
  const resumesAt = row.suspendedUntil ? startOfJapaneseDate(row.suspendedUntil) : now
  const cancelled =
    what === 'stopped' && Booking === 'Cancel'
      ? await cancelPlannedVisit(tx, context, { userId, actorId: caller.id, resumesAt })
      : null
  await tellOfSuspensions(tx, { deps, now }, [{ row, what, cancelled }])
  return (cancelled && (await findProfileForUpdate(tx, userId))) ?? row
}

/**
 * The same for several whom the caller has locked, without inviting resumed people.
 * @throws AppError as `stopUser`, for one of them: then none is changed
 */
export async function stopOrResumeAll(
  tx: Transaction,
  context: RequestContext,
  people: readonly Asked[],
  reason: string,
): Promise<void> {
  requireDuty(context, 'stopUser')
  const { now, deps } = context
  const schema = stopUserSchema(japaneseDateOf(now))
  for (const { profile, Stop, Until } of people)
    validated(schema, { UserId: profile.id, Stop, Until, Reason: reason })
  await tellOfSuspensions(tx, { deps, now }, await change(tx, context, people, reason))
}

type Asked = Pick<StopUserInput, 'Stop' | 'Until'> & { profile: UserProfileRow }

/** @returns those who changed */
async function change(
  tx: Transaction,
  context: RequestContext,
  people: readonly Asked[],
  reason: string,
): Promise<Told[]> {
  const { now, requestId, deps } = context
  const { id: actorId } = requireDuty(context, 'stopUser')
  const changing: { profile: UserProfileRow; Stop: boolean; until: JapaneseDate | null }[] = []
  for (const { profile, Stop, Until } of people) {
    const stands = profile.suspensionStatus1
    // If absent, it stays, so that an older client that asks twice does not remove the end.
    const until = Until === undefined && stands ? profile.suspendedUntil : (Until ?? null)
    if (stands && !Stop && (await hasWithdrawnConsent(tx, profile.id)))
      throw new AppError('INVALID_STATE', CONSENT_WITHDRAWN)
    if (stands !== Stop || (Stop && until !== profile.suspendedUntil)) changing.push({ profile, Stop, until })
  }
  const rows = await store(
    tx,
    changing.map(({ profile, Stop, until }) => ({
      id: profile.id,
      suspensionStatus1: Stop,
      suspendedUntil: Stop ? until : null,
      // Kept when the suspension is lifted: it says when the last one began.
      updatedSuspensionStatus1ToTrueAt:
        Stop && !profile.suspensionStatus1 ? now : profile.updatedSuspensionStatus1ToTrueAt,
      version: profile.version + 1,
      updatedAt: now,
    })),
  )
  await recordActivities(
    tx,
    changing.map(({ profile, Stop, until }) => ({
      event: Stop
        ? ({ category: 'Account', operation: 'Stop', until, isMoved: profile.suspensionStatus1 } as const)
        : ({ category: 'Account', operation: 'Resume' } as const),
      userId: profile.id,
      actorId,
      time: now,
      requestId,
    })),
    { reason, vault: deps.vault },
  )
  const changed = new Map(rows.map((row) => [row.id, row]))
  return changing.map(({ profile, Stop }) => {
    const row = changed.get(profile.id)
    if (!row) throw new Error('A profile that is held is missing')
    return { row, what: Stop ? (profile.suspensionStatus1 ? 'moved' : 'stopped') : 'lifted' }
  })
}

const columns = writeColumns(getTableColumns(userProfiles))
const store = namedUpdateAll(
  userProfiles,
  ['suspensionStatus1', 'suspendedUntil', 'updatedSuspensionStatus1ToTrueAt', 'version', 'updatedAt'],
  sql`returning ${sql.raw(columns.list)}`,
  columns.read,
)

type Told = {
  /** After the change. */
  row: UserProfileRow
  what: 'stopped' | 'moved' | 'stoppedForGood' | 'lifted'
  since?: JapaneseDate
  cancelled?: CancelledVisit | null
}

/** Mails about suspensions or their end, with what becomes of a planned visit; the end only if neither kind remains. */
export async function tellOfSuspensions(
  tx: Transaction,
  { deps, now }: { deps: Pick<Deps, 'mail'>; now: Date },
  told: readonly Told[],
): Promise<void> {
  const mails: MailRequest[] = []
  for (const { row, what, since, cancelled } of told) {
    const to = { ...recipientOf(row), dedupeKey: `suspension/${row.id}/${row.version}` }
    const visit = cancelled?.visit ?? (await visitToCome(tx, row.id, now))
    if (what !== 'lifted')
      mails.push({
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
    else if (!isSuspended(row)) mails.push({ kind: 'resumed', params: { since, visit }, ...to })
  }
  await deps.mail.enqueueAll(tx, mails)
}
