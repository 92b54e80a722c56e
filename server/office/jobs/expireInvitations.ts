import { GUIDANCE_REMINDER_WEEKS } from '../../../shared/facts/terms'
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, isNull, like, lt, ne, or } from 'drizzle-orm'
import { GUIDANCE_LENGTH_MS } from '../../../shared/rules/visits/booking'
import { type JapaneseDate, addDays, japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import { addMonths } from '../../../shared/facts/months'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { onDay } from '../../ground/db/onDay'
import type { PanelKind } from '../../generated/resolvers'
import type { Deps } from '../../ground/deps'
import { askedTests } from '../../ground/tables/askedTests'
import { guidances, type GuidanceRow } from '../../ground/tables/guidance'
import { mailOutbox } from '../../ground/tables/mail'
import { screenings } from '../../ground/tables/screenings'
import { isAskedDue } from '../../care/users/askedTest'
import { isDueExam } from '../../care/users/dueExam'
import { waitingPauses } from '../../ground/tables/waitingPauses'
import { userProfiles, notSuspended, type UserProfileRow } from '../../ground/tables/users'
import { recipientOf, moveStatus } from '../../records/person/findProfile'
import { inviteFromWaitingList, passPlaceOn } from '../../care/waitingList/invite'
import { forEachDue } from './forEachDue'

/** Ends overdue invitations: frees the month's place, puts the person last, invites the next. Returns how many. */
export async function expireInvitations(deps: Deps, now: Date): Promise<number> {
  const due = and(
    isNull(guidances.closedAt),
    ne(guidances.status, 'Reserved'),
    lt(guidances.deadlineAt, japaneseDateOf(now)),
  )
  const found = await deps.db
    .select({ id: guidances.id })
    .from(guidances)
    .innerJoin(userProfiles, eq(userProfiles.id, guidances.userId))
    .where(and(due, eq(userProfiles.userStatus, 'Guidance'), eq(userProfiles.deleteStatus, false)))
    .orderBy(asc(guidances.guidanceInvitedAt), asc(guidances.id))
  const ended = await forEachDue(
    deps,
    { ids: found.map(({ id }) => id), key: guidances.id },
    async (tx, id) => {
      const [open] = await tx
        .select()
        .from(guidances)
        .where(and(eq(guidances.id, id), due))
        .for('update', { skipLocked: true })
      if (!open) return null
      await expire(tx, deps, open, now)
      return true
    },
  )
  if (ended > 0) await inviteWaiting(deps, now)
  return ended
}

async function expire(
  tx: Transaction,
  deps: Deps,
  { id, userId, year, month, deadlineAt }: GuidanceRow,
  now: Date,
): Promise<void> {
  const profile = await moveStatus(tx, { id: userId, from: 'Guidance' }, { event: 'invitationExpired', now })
  await tx.update(guidances).set({ closedAt: now, updatedAt: now }).where(eq(guidances.id, id))
  const pausedUntil = (await areUnanswered(tx, userId)) ? await pause(tx, userId, now) : undefined
  await recordActivity(tx, {
    event: { category: 'Guidance', operation: 'Expire' },
    userId,
    actorId: null,
    now,
  })
  await deps.mail.enqueue(tx, {
    kind: 'invitationExpired',
    params: { deadline: deadlineAt ?? japaneseDateOf(now), pausedUntil },
    ...recipientOf(profile),
    dedupeKey: `invitationExpired/${id}`,
  })
  // A place of a past month would be lost otherwise.
  await passPlaceOn(tx, deps, { year, month }, now)
}

/** So many in a row without a booking: nobody is asked without end, and no place is held in vain. */
const UNANSWERED = 3
const PAUSE_MONTHS = 12

/** Whether the newest invitations all lapsed without an answer. */
async function areUnanswered(tx: Transaction, userId: string): Promise<boolean> {
  const newest = await tx
    .select({ status: guidances.status, closedAt: guidances.closedAt, changes: guidances.changes })
    .from(guidances)
    .where(eq(guidances.userId, userId))
    .orderBy(desc(guidances.guidanceInvitedAt), desc(guidances.id))
    .limit(UNANSWERED)
  return (
    newest.length === UNANSWERED &&
    newest.every(({ status, closedAt }) => status === 'Invited' && closedAt !== null)
  )
}

/** The same pause that a person chooses, and ends with one tap. */
async function pause(tx: Transaction, userId: string, now: Date): Promise<JapaneseDate> {
  const until: JapaneseDate = `${addMonths(japaneseDateOf(now), PAUSE_MONTHS).slice(0, 7)}-01`
  await tx
    .update(waitingPauses)
    .set({ liftedAt: now })
    .where(and(eq(waitingPauses.userId, userId), isNull(waitingPauses.liftedAt)))
  await tx.insert(waitingPauses).values({ id: randomUUID(), userId, since: now, until })
  const event = { category: 'Guidance', operation: 'Pause', until } as const
  await recordActivity(tx, { event, userId, actorId: null, now })
  return until
}

const REMINDERS = [
  { days: GUIDANCE_REMINDER_WEEKS * 7, kind: 'guidanceInWeek' },
  { days: 1, kind: 'guidanceTomorrow' },
] as const

/** Reminds of a booking a week and a day before, but never on the day it was booked or changed. */
export async function remindBookings(deps: Deps, now: Date): Promise<number> {
  let reminded = 0
  for (const reminder of REMINDERS) reminded += await remind(deps, now, reminder)
  return reminded
}

async function remind(deps: Deps, now: Date, { days, kind }: (typeof REMINDERS)[number]): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    eq(guidances.status, 'Reserved'),
    isNull(guidances.closedAt),
    onDay(guidances.reservedAt, addDays(today, days)),
    lt(guidances.updatedAt, startOfJapaneseDate(today)),
    eq(userProfiles.deleteStatus, false),
    notSuspended,
  )
  const found = await deps.db
    .select({ id: guidances.id })
    .from(guidances)
    .innerJoin(userProfiles, eq(userProfiles.id, guidances.userId))
    .where(due)
    .orderBy(asc(guidances.reservedAt), asc(guidances.id))
  return forEachDue(deps, { ids: found.map(({ id }) => id), key: guidances.id }, async (tx, id) => {
    const [row] = await tx
      .select({ reservedAt: guidances.reservedAt, profile: userProfiles })
      .from(guidances)
      .innerJoin(userProfiles, eq(userProfiles.id, guidances.userId))
      .where(and(eq(guidances.id, id), due))
      .for('update', { of: guidances, skipLocked: true })
    if (!row?.reservedAt) return null
    const startAt = row.reservedAt.toISOString()
    const endAt = new Date(row.reservedAt.getTime() + GUIDANCE_LENGTH_MS).toISOString()
    return deps.mail.enqueue(tx, {
      kind,
      params: { startAt, endAt },
      ...recipientOf(row.profile),
      dedupeKey: `${kind}/${id}/${startAt}`,
    })
  })
}

/** Reminds of a hospital test the day before; not if the letter of the same day says it all. */
export async function remindExams(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const tomorrow = addDays(today, 1)
  const dueNow = and(
    eq(userProfiles.deleteStatus, false),
    notSuspended,
    isDueExam,
    isNull(screenings.judgedAt),
    isExamOn(tomorrow),
  )
  const found = await deps.db
    .select({ id: screenings.id })
    .from(screenings)
    .innerJoin(userProfiles, eq(userProfiles.id, screenings.userId))
    .where(dueNow)
    .orderBy(asc(screenings.id))
  const reminded = await remindAsked(deps, tomorrow)
  const told = await forEachDue(
    deps,
    { ids: found.map(({ id }) => id), key: screenings.id },
    async (tx, id) => {
      const [row] = await tx
        .select({ screening: screenings, profile: userProfiles })
        .from(screenings)
        .innerJoin(userProfiles, eq(userProfiles.id, screenings.userId))
        .where(and(eq(screenings.id, id), dueNow))
        .for('update', { of: screenings, skipLocked: true })
      if (!row) return null
      return remindOf(
        tx,
        deps,
        { id, date: tomorrow, time: row.screening.scheduledExamTime, type: row.screening.inspectionType },
        row.profile,
      )
    },
  )
  return reminded + told
}

/** The same for tests that belong to no certification. */
async function remindAsked(deps: Deps, tomorrow: JapaneseDate): Promise<number> {
  const dueNow = and(notSuspended, isAskedDue, eq(askedTests.scheduledDate, tomorrow))
  const found = await deps.db
    .select({ id: askedTests.id })
    .from(askedTests)
    .innerJoin(userProfiles, eq(userProfiles.id, askedTests.userId))
    .where(dueNow)
    .orderBy(asc(askedTests.id))
  return forEachDue(deps, { ids: found.map(({ id }) => id), key: askedTests.id }, async (tx, id) => {
    const [row] = await tx
      .select({ test: askedTests, profile: userProfiles })
      .from(askedTests)
      .innerJoin(userProfiles, eq(userProfiles.id, askedTests.userId))
      .where(and(eq(askedTests.id, id), dueNow))
      .for('update', { of: askedTests, skipLocked: true })
    if (!row) return null
    return remindOf(
      tx,
      deps,
      { id, date: tomorrow, time: row.test.scheduledTime, type: row.test.kind },
      row.profile,
    )
  })
}

type Tomorrow = { id: string; date: JapaneseDate; time: string | null; type: PanelKind }

async function remindOf(
  tx: Transaction,
  deps: Deps,
  { id, ...exam }: Tomorrow,
  profile: UserProfileRow,
): Promise<boolean> {
  if (await isToldToday(tx, id, exam.date, startOfJapaneseDate(addDays(exam.date, -1)))) return false
  return deps.mail.enqueue(tx, {
    kind: 'examTomorrow',
    params: exam,
    ...recipientOf(profile),
    dedupeKey: `examTomorrow/${id}/${exam.date}`,
  })
}

const isExamOn = (day: JapaneseDate) =>
  or(
    and(eq(screenings.inspectionType, 'Registration'), eq(screenings.scheduledInitialExamDate, day)),
    and(eq(screenings.inspectionType, 'Renewal'), eq(screenings.scheduledRenewalExamDate, day)),
  )

async function isToldToday(tx: Transaction, id: string, day: JapaneseDate, since: Date): Promise<boolean> {
  const told = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(like(mailOutbox.dedupeKey, `examScheduled/${id}/${day}/%`), gte(mailOutbox.createdAt, since)))
    .limit(1)
  return told.length > 0
}

export function inviteWaiting(deps: Deps, now: Date): Promise<number> {
  return inTransaction({ deps }, (tx) => inviteFromWaitingList(tx, deps, now))
}
