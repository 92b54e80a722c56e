import type { JapaneseDate } from '../../shared/dates'
import type { CurrentUser } from '../session/currentUserStore'

export type DueExam = {
  type: 'Registration' | 'Renewal'
  /** RFC 3339 instant at which the person asked for it; null before. */
  requestedAt: string | null
  /** The days asked for, in order of preference. */
  preferredDates: readonly JapaneseDate[]
  /** The day the office has set; null before. */
  date: JapaneseDate | null
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
  }
}
