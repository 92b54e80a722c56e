import type { ExamStage, InspectionType, UserStatus } from '../../generated/schema'
import { daysBetween, japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../facts/dates'

export const PREFERRED_DATES_MAX = 5

export function examDueIn(status: UserStatus): InspectionType | null {
  if (status === 'DonorRegistrationExam') return 'Registration'
  return status === 'DonorRenewalExam' ? 'Renewal' : null
}

/** What decides whether the test of a screening is due. */
type Round = {
  type: InspectionType
  judged: boolean
  /** RFC 3339 instant that orders the passed checks; null for a check that did not pass. */
  passedAt: string | null
}

/**
 * The unjudged screening of the kind that the status asks for, with the newest passed check.
 * `server/ground/tables/sql/nextDate.sql` has the same rule.
 */
export function dueExam<T>(
  status: UserStatus,
  screenings: readonly T[],
  roundOf: (screening: T) => Round,
): T | null {
  const due = examDueIn(status)
  const open = screenings.flatMap((screening) => {
    const { type, judged, passedAt } = roundOf(screening)
    return type === due && !judged && passedAt !== null ? [{ screening, passedAt }] : []
  })
  return open.toSorted((a, b) => b.passedAt.localeCompare(a.passedAt))[0]?.screening ?? null
}

type Told = {
  InspectionType: InspectionType
  InitialExamDate: JapaneseDate | null
  RenewalExamDate: JapaneseDate | null
  ScreeningInfoCreatedAt: string
}

/** A screening of the API. A judged test has a date. */
export const roundOfInfo = (info: Told): Round => ({
  type: info.InspectionType,
  judged: (info.InspectionType === 'Renewal' ? info.RenewalExamDate : info.InitialExamDate) !== null,
  passedAt: info.ScreeningInfoCreatedAt,
})

/** What decides whether a test held in time still waits after the period has ended. */
export type LateRound = {
  type: InspectionType
  judged: boolean
  scheduled: JapaneseDate | null
}

/**
 * The unjudged renewal test that was held in time for a period that has ended meanwhile. `lateExamOf` in
 * `server/care/users/dueExam.ts` has the same rule.
 * @param ended the last valid day of that period, if the status was lost on it
 */
export function lateExam<T>(
  ended: JapaneseDate | null,
  screenings: readonly T[],
  roundOf: (screening: T) => LateRound,
): T | null {
  const held = screenings.flatMap((screening) => {
    const { type, judged, scheduled } = roundOf(screening)
    return ended !== null && type === 'Renewal' && !judged && scheduled !== null && scheduled <= ended
      ? [{ screening, scheduled }]
      : []
  })
  return held.toSorted((a, b) => b.scheduled.localeCompare(a.scheduled))[0]?.screening ?? null
}

export const roundOfLate = (info: Told & { ScheduledRenewalExamDate: JapaneseDate | null }): LateRound => ({
  type: info.InspectionType,
  judged: info.RenewalExamDate !== null,
  scheduled: info.ScheduledRenewalExamDate,
})

type Awaited = { ExamStage: ExamStage; ExamDay?: JapaneseDate | null; ExamRequestedAt?: Date | string | null }

/** Since when the person waits for the office: for a date since the wish, for a judgement since the day of the test. */
export function examAwaitedSince(screening: Awaited): JapaneseDate | null {
  const { ExamStage: stage, ExamDay: day, ExamRequestedAt: wishedAt } = screening
  if (stage === 'Scheduled') return day ?? null
  return stage === 'Wished' && wishedAt ? japaneseDateOf(new Date(wishedAt)) : null
}

/** Days that a person has waited for the office; null for a future date. */
export const awaitedDays = (since: JapaneseDate | null, today: JapaneseDate): number | null =>
  since !== null && since <= today ? daysBetween(since, today) : null

export const wishesPassed = (days: readonly JapaneseDate[], today: JapaneseDate): boolean =>
  days.length > 0 && days.every((day) => day < today)

const HOUR_MS = 3_600_000

/** @param time 09:30; without one the day's first minute, because the test may be at any hour of it */
export function examBegins(date: JapaneseDate, time: string | null): Date {
  const [hour = 0, minute = 0] = time?.split(':').map(Number) ?? []
  return new Date(startOfJapaneseDate(date).getTime() + (hour * 60 + minute) * 60_000)
}

/** An hour after it began; without a time of day, the next day. */
export const examIsOver = (date: JapaneseDate, time: string | null, now: Date): boolean =>
  now.getTime() >= examBegins(date, time).getTime() + (time === null ? 24 : 1) * HOUR_MS
