import type { InspectionType, UserStatus } from './generated/schema'
import type { JapaneseDate } from './dates'

/** Maximum of requested days for a hospital test. */
export const PREFERRED_DATES_MAX = 5

/** The kind of test that is due in a status; null if none is. */
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
 * The screening whose test is due: of the kind that the status asks for, not judged, with the newest passed check.
 * Null if there is none. `user_profiles.next_date` follows the same rule in SQL (`server/schema/sql/nextDate.sql`).
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

/** A screening as the API tells it. A judged test has its day, and a status with a test due follows a passed check. */
export const roundOfInfo = (info: Told): Round => ({
  type: info.InspectionType,
  judged: (info.InspectionType === 'Renewal' ? info.RenewalExamDate : info.InitialExamDate) !== null,
  passedAt: info.ScreeningInfoCreatedAt,
})

/** True if days were requested and all have passed. */
export const wishesPassed = (days: readonly JapaneseDate[], today: JapaneseDate): boolean =>
  days.length > 0 && days.every((day) => day < today)

/** 09:30 → 9:30 */
export const examTime = (time: string) => time.replace(/^0/, '')
