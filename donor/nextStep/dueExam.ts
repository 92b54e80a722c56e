import type { JapaneseDate } from '../../shared/dates'
import { wishesPassed } from '../../shared/exams'
import type { CurrentUser } from '../session/currentUserStore'

export type DueExam = {
  type: 'Registration' | 'Renewal'
  /** RFC 3339 instant at which the person asked for it; null before. */
  requestedAt: string | null
  /** The days asked for, in order of preference. */
  preferredDates: readonly JapaneseDate[]
  /** The day the office has set, and its hour (09:30) once it is known; null before. */
  date: JapaneseDate | null
  time: string | null
  screeningId: string | null
}

/** The hospital test that a person has before them, out of their newest screening of its kind; null when none is due. */
export function dueExam({ Profile, ScreeningInfo }: CurrentUser): DueExam | null {
  const { UserStatus } = Profile
  if (UserStatus !== 'DonorRegistrationExam' && UserStatus !== 'DonorRenewalExam') return null
  const type = UserStatus === 'DonorRenewalExam' ? 'Renewal' : 'Registration'
  const info = ScreeningInfo.filter(({ InspectionType }) => InspectionType === type).toSorted((a, b) =>
    b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt),
  )[0]
  return {
    type,
    requestedAt: info?.ExamRequestedAt ?? null,
    preferredDates: info?.PreferredDates ?? [],
    date: (type === 'Renewal' ? info?.ScheduledRenewalExamDate : info?.ScheduledInitialExamDate) ?? null,
    time: info?.ScheduledExamTime ?? null,
    screeningId: info?.Id ?? null,
  }
}

/** True while the days are the person's to name: none was asked for, or all have passed without one being set. */
export const mayAskForExam = ({ date, requestedAt, preferredDates }: DueExam, today: JapaneseDate): boolean =>
  date === null && (requestedAt === null || wishesPassed(preferredDates, today))
