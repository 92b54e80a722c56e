import { and, inArray, lt, eq, gte, lte, gt, not, sql, notExists } from 'drizzle-orm'
import { japaneseDateOf, daysBetween, addDays } from '../../../shared/facts/dates'
import { addMonths } from '../../../shared/facts/months'
import { donorStatusUntil } from '../../../shared/rules/donating/donorPeriod'
import { renewalDays } from '../../../shared/rules/visits/examDays'
import { closesExams } from '../../../shared/rules/visits/opening'
import { donorStatuses } from '../../../shared/rules/person/stages'
import { AGE_LIMIT, isEligibleAge } from '../../../shared/rules/person/ages'
import { recordActivity } from '../../ground/recordActivity'
import { followCondition } from '../../care/donations/condition/keepStatement'
import { consentIsWithdrawn } from '../../care/guidance/consents/consentsOfUser'
import type { Deps } from '../../ground/deps'
import { tellOfSuspensions } from '../accounts/stopUser'
import { openPoint } from '../../care/points/profilePoints'
import { readOpening } from '../../care/guidance/readOpening'
import { loseDonorStatus } from '../../care/donations/periods/closePeriod'
import { cancelExamDay } from '../../care/users/cancelExamDay'
import { rewardsOfUser } from '../../care/donations/periods/settlePeriod'
import { officePoints } from '../../ground/tables/officePoints'
import { notSuspended, userProfiles } from '../../ground/tables/users'
import { workMarks } from '../../ground/tables/work'
import type { Transaction } from '../../ground/db/client'
import { findExamScreening } from '../../care/screenings/findScreening'
import { recipientOf, moveStatus } from '../../records/person/findProfile'
import { inviteWaiting } from './expireInvitations'
import { forEachMemberDue } from './forEachDue'

/**
 * Ends the status of donors after their last valid day; the period's rewards become due. Donors who wait for the
 * judgement of a timely renewal test keep the status for two more weeks, without donating.
 */
export function expireDonors(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    inArray(userProfiles.userStatus, [...donorStatuses]),
    lt(userProfiles.donorExpirationDate, today),
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: expiration } = profile
    if (!expiration) return false
    const renewal = profile.userStatus === 'DonorRenewalExam' ? await findExamScreening(tx, profile) : null
    const tested = renewal?.scheduledRenewalExamDate ?? null
    if (donorStatusUntil(expiration, tested) >= today) return false
    const awaited = tested !== null && tested <= expiration ? tested : null
    // Nobody is tested after the last day.
    if (tested && !awaited) await cancelExamDay(tx, { deps, now }, { userId: id, actorId: null })
    const ended = await loseDonorStatus(tx, deps, {
      profile,
      event: 'expired',
      on: expiration,
      now,
      actorId: null,
    })
    await deps.mail.enqueue(tx, {
      kind: 'donorStatusEnded',
      params: {
        expiration,
        rewardsDue: (await rewardsOfUser(tx, deps.texts, id)).Due > 0,
        ...(awaited ? { tested: awaited } : {}),
      },
      ...recipientOf(ended),
      dedupeKey: `donorStatusEnded/${id}/${expiration}`,
    })
    if (awaited) await keepHolder(tx, id)
    return true
  })
}

/** Whoever was to enter the result still is. */
const keepHolder = (tx: Transaction, userId: string) =>
  tx
    .update(workMarks)
    .set({ kind: 'LateJudgement' })
    .where(and(eq(workMarks.kind, 'Judgement'), eq(workMarks.subjectId, userId)))

/** Starts the renewal of donors whose window has begun. Donating continues. */
export function beginRenewalWindows(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    eq(userProfiles.userStatus, 'Donation'),
    lte(userProfiles.commencementWindowPeriodDate, today),
    gte(userProfiles.donorExpirationDate, today),
    // Begins when the suspension ends, because nothing of it can be done before.
    notSuspended,
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: expiration } = profile
    if (!expiration) return false
    const moved = await moveStatus(
      tx,
      { id, from: 'Donation' },
      {
        event: 'renewalWindowBegan',
        now,
        effects: {
          sentUpdateNoticeAt: now,
        },
      },
    )
    const event = { category: 'Screening', operation: 'OpenRenewal' } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    await deps.mail.enqueue(tx, {
      kind: 'renewalBegins',
      params: {
        expiration,
        days: daysBetween(today, expiration),
        ...(profile.donationPaused || profile.resting ? { rests: true } : {}),
      },
      ...recipientOf(moved),
      dedupeKey: `renewalBegins/${id}/${expiration}`,
    })
    return true
  })
}

const WARN_DAYS = 7

/** Tells donors once a period that it ends within seven days. */
export async function warnBeforeExpiry(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    inArray(userProfiles.userStatus, [...donorStatuses]),
    gt(userProfiles.donorExpirationDate, today),
    lte(userProfiles.donorExpirationDate, addDays(today, WARN_DAYS)),
    notSuspended,
  )
  const opening = await readOpening(deps.db)
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: expiration } = profile
    if (!expiration) return false
    const test = profile.userStatus === 'DonorRenewalExam' ? await findExamScreening(tx, profile) : null
    const tested = test?.scheduledRenewalExamDate ?? null
    const { answerBy } = renewalDays(expiration, (day) => closesExams(opening, day))
    const answers = profile.userStatus === 'RenewalExamOnlineCheckBeforeExam'
    return deps.mail.enqueue(tx, {
      kind: 'expiresSoon',
      params: {
        expiration,
        days: daysBetween(today, expiration),
        ...(tested && tested <= expiration ? { tested } : {}),
        ...(answers && answerBy && answerBy >= today ? { answerBy } : {}),
      },
      ...recipientOf(profile),
      dedupeKey: `expiresSoon/${id}/${expiration}`,
    })
  })
}

/** Ends temporary suspensions on the morning of their day and tells the person; not while the consent is withdrawn. */
export async function liftSuspensions(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    eq(userProfiles.suspensionStatus1, true),
    lte(userProfiles.suspendedUntil, today),
    not(consentIsWithdrawn),
  )
  const lifted = await forEachMemberDue(deps, due, async (tx, { id, suspendedUntil: until }) => {
    const [row] = await tx
      .update(userProfiles)
      .set({
        suspensionStatus1: false,
        suspendedUntil: null,
        version: sql`${userProfiles.version} + 1`,
        updatedAt: now,
      })
      .where(eq(userProfiles.id, id))
      .returning()
    if (!row) return false
    const event = { category: 'Account', operation: 'Resume' } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    const since = until && until < today ? until : undefined
    await tellOfSuspensions(tx, { deps, now }, [{ row, what: 'lifted', since }])
    return true
  })
  if (lifted > 0) await inviteWaiting(deps, now)
  return lifted
}

/** Clears the rest mark when its day comes. Donating itself depends on the day, not on the mark. */
export async function endRests(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(eq(userProfiles.resting, true), lte(userProfiles.restingUntil, today))
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { resting } = await followCondition(tx, deps.vault, profile, { today, now })
    if (resting) return false
    const event = { category: 'Donation', operation: 'EndRest' } as const
    await recordActivity(tx, { event, userId: profile.id, actorId: null, now })
    return true
  })
}

/** Asks the office once about each donor at the upper age limit. It ends nothing. */
export function noticeUpperAge(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const asked = deps.db
    .select({ one: sql`1` })
    .from(officePoints)
    .where(and(eq(officePoints.userId, userProfiles.id), eq(officePoints.kind, 'AgeReached')))
  const due = and(
    inArray(userProfiles.userStatus, [...donorStatuses]),
    lte(userProfiles.birthday, addMonths(today, -12 * AGE_LIMIT)),
    notExists(asked),
  )
  return forEachMemberDue(deps, due, async (tx, { id, birthday }) => {
    if (!birthday || isEligibleAge(birthday, today)) return false
    return openPoint(tx, { userId: id, kind: 'AgeReached', now })
  })
}
