import { eq, gte, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../server/ground/db/client'
import { guidances, type GuidanceRow } from '../../server/ground/tables/guidance'
import { preferenceSlots } from '../../server/ground/tables/places'
import { onlineChecks, screenings, type ScreeningRow } from '../../server/ground/tables/screenings'
import { userProfiles, type UserProfileRow } from '../../server/ground/tables/users'
import { pauseInForce, waitingPauses } from '../../server/ground/tables/waitingPauses'
import { readWork } from '../../server/office/work/readWork'
import {
  addDays,
  daysBetween,
  japaneseDateOf,
  startOfJapaneseDate,
  type JapaneseDate,
} from '../../shared/facts/dates'
import type { WorkKind } from '../../shared/generated/schema'
import { allWorkKinds } from '../../shared/rules/office/work'

/** Until somebody looks at a suspension without an end, and at a check that nobody answers. */
const REVIEW_DAYS = 28
const MOST = 100_000
/** Work that says of a person's way that it waits for the office; others may be about the same person and leave them there. */
const OF_THE_WAY = new Set<WorkKind>([
  'Attendance',
  'FreePlace',
  'RenewalTestLate',
  'WishesPassed',
  'ExamWish',
  'ExamHour',
  'Judgement',
  'LateJudgement',
  'CheckUnanswered',
  'AnswerCorrection',
  'ConditionReport',
  'OfficePoint',
  'PauseReview',
  'RestReview',
])

/** All of the office's work about people, asleep or not. */
export type Office = {
  today: JapaneseDate
  now: Date
  of(userId: string): ReadonlySet<WorkKind>
  /** Of nobody in particular, as for a month without places. */
  all: ReadonlySet<WorkKind>
}

const NONE: ReadonlySet<WorkKind> = new Set()

export async function readOffice(db: Queryable, now: Date): Promise<Office> {
  const today = japaneseDateOf(now)
  const at = { now, today, hasMaterial: true, majors: [] }
  const ofPeople = new Map<string, Set<WorkKind>>()
  const all = new Set<WorkKind>()
  for (const isAsleep of [false, true]) {
    const asked = { kinds: allWorkKinds, isOverdue: false, isAsleep }
    for (const { kind, userId } of await readWork(db, at, { asked, cursor: null, limit: MOST })) {
      all.add(kind)
      if (userId) ofPeople.set(userId, (ofPeople.get(userId) ?? new Set()).add(kind))
    }
  }
  return { today, now, all, of: (userId) => ofPeople.get(userId) ?? NONE }
}

type Facts = {
  office: Office
  guidance: GuidanceRow | undefined
  test: ScreeningRow | undefined
  isPaused: boolean
  /** Is not invited again before tomorrow. */
  gaveBackToday: boolean
  hasFreePlace: boolean
  hasMonthAhead: boolean
}

/** Whoever can neither go on nor waits for a day to come, and about whom the office has no work. */
export async function stuckPeople(db: Queryable, now: Date): Promise<{ tried: number; wrong: string[] }> {
  const office = await readOffice(db, now)
  const { today } = office
  const people = await db.select().from(userProfiles).where(eq(userProfiles.deleteStatus, false))
  const invited = await db.select().from(guidances).where(isNull(guidances.closedAt))
  const givenBack = await db
    .select({ id: guidances.userId })
    .from(guidances)
    .where(gte(guidances.closedAt, startOfJapaneseDate(today)))
  const tests = await db
    .select({ screening: screenings })
    .from(screenings)
    .innerJoin(onlineChecks, eq(onlineChecks.screeningId, screenings.id))
    .where(isNull(screenings.judgedAt))
  const paused = await db.select({ id: waitingPauses.userId }).from(waitingPauses).where(pauseInForce(today))
  const places = sql`available_slots + additional_available_slots`
  const months = await db
    .select({
      isAhead: sql<boolean>`make_date(year, month, 1) > ${today}::date`,
      free: sql<number>`${places} - given_guidance_count`,
      isNow: sql<boolean>`make_date(year, month, 1) = date_trunc('month', ${today}::date)::date`,
    })
    .from(preferenceSlots)
    .where(sql`${places} > 0`)
  const hasFreePlace = months.some(({ isNow, free }) => isNow && free > 0)
  const hasMonthAhead = months.some(({ isAhead }) => isAhead)
  const wrong = people.filter(
    (person) =>
      !goesOn(person, {
        office,
        guidance: invited.find(({ userId }) => userId === person.id),
        test: tests.find(({ screening }) => screening.userId === person.id)?.screening,
        isPaused: paused.some(({ id }) => id === person.id),
        gaveBackToday: givenBack.some(({ id }) => id === person.id),
        hasFreePlace,
        hasMonthAhead,
      }),
  )
  return {
    tried: people.length,
    wrong: wrong.map(({ userStatus, id }) => `stuck: ${userStatus} ${id} on ${today}`),
  }
}

function goesOn(person: UserProfileRow, facts: Facts): boolean {
  const { office, guidance, test } = facts
  const { today, now } = office
  const isWork = [...office.of(person.id)].some((kind) => OF_THE_WAY.has(kind))
  if (person.suspensionStatus2) return true
  if (person.suspensionStatus1) return (pauseEnd(person) ?? '') > today || isWork
  const day = test?.scheduledRenewalExamDate ?? test?.scheduledInitialExamDate ?? ''
  switch (person.userStatus) {
    case 'Registration':
      // The person may answer, or a day or the office says when.
      return test?.scheduledRenewalExamDate ? isWork : true
    case 'WaitingGuidance':
      return facts.isPaused || facts.gaveBackToday || isWork || isInLine(facts)
    case 'Guidance':
      return (guidance?.deadlineAt ?? '') >= today
    case 'WaitingToParticipateGuidance':
      return guidance?.reservedAt ? guidance.reservedAt > now || isWork : false
    case 'OnlineCheckBeforeRegistrationExam':
      return isWork || isSince(person, today)
    case 'DonorRegistrationExam':
    case 'DonorRenewalExam':
      // Without a wish it is the person who chooses days.
      return isWork || (day === '' && !test?.examRequestedAt) || day > today
    case 'Donation':
    case 'RenewalExamOnlineCheckBeforeExam':
      if ((person.donorExpirationDate ?? '') < today) return false
      return isWork || !rests(person, today)
  }
}

/** The day on which somebody looks at a suspension. */
export function pauseEnd({ suspendedUntil, updatedSuspensionStatus1ToTrueAt: since }: UserProfileRow) {
  return suspendedUntil ?? (since ? addDays(japaneseDateOf(since), REVIEW_DAYS) : null)
}

/** A place that is free now is somebody's work; later months are open, or the office is told that they are not. */
const isInLine = ({ office, hasFreePlace, hasMonthAhead }: Facts) =>
  (!hasFreePlace || office.all.has('FreePlace')) && (hasMonthAhead || office.all.has('NoPlaces'))

const isSince = ({ statusSince }: UserProfileRow, today: JapaneseDate) =>
  statusSince !== null && daysBetween(japaneseDateOf(statusSince), today) < REVIEW_DAYS

/** Without a day to come. */
const rests = ({ donationPaused, resting, restingUntil }: UserProfileRow, today: JapaneseDate) =>
  donationPaused || (resting && (restingUntil ?? '') < today)
