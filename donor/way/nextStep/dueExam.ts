import type { JapaneseDate } from '../../../shared/facts/dates'
import {
  dueExam as dueScreening,
  examDueIn,
  roundOfInfo,
  wishesPassed,
} from '../../../shared/rules/visits/exams'
import type { HeldRenewal } from '../../../shared/words/check/renewalHeld'
import type { Screening } from './screening'
import type { CurrentUser } from '../../ground/session/currentUserStore'

export type DueExam = {
  type: 'Registration' | 'Renewal'
  /** RFC 3339 instant. */
  requestedAt: string | null
  /** In order of preference. */
  preferredDates: readonly JapaneseDate[]
  /** With `time` (09:30), set by the office. */
  date: JapaneseDate | null
  time: string | null
  screeningId: string | null
}

export function dueExam({ Profile, ScreeningInfo }: CurrentUser): DueExam | null {
  const type = examDueIn(Profile.UserStatus)
  if (!type) return null
  const info = dueScreening(Profile.UserStatus, ScreeningInfo, roundOfInfo)
  return {
    type,
    requestedAt: info?.ExamRequestedAt ?? null,
    preferredDates: info?.PreferredDates ?? [],
    date: (type === 'Renewal' ? info?.ScheduledRenewalExamDate : info?.ScheduledInitialExamDate) ?? null,
    time: info?.ScheduledExamTime ?? null,
    screeningId: info?.Id ?? null,
  }
}

export const mayAskForExam = ({ date, requestedAt, preferredDates }: DueExam, today: JapaneseDate): boolean =>
  date === null && (requestedAt === null || wishesPassed(preferredDates, today))

/** The day comes from the server: criteria and office may change it. */
export function heldRenewal(
  { RetryFrom, MayStartOnlineCheck, Profile }: CurrentUser,
  screening: Screening | null,
  today: JapaneseDate,
): HeldRenewal {
  const check = screening?.OnlineCheck
  const told = check?.NextDate ?? null
  const from = RetryFrom ?? (MayStartOnlineCheck ? null : told)
  const result = check?.OnlineCheckResult === 'Failed_2' ? 'Failed_2' : 'Failed_1'
  return {
    result,
    mayStart: MayStartOnlineCheck === true && !(result === 'Failed_1' && told === null),
    from: from !== null && from > today ? from : null,
    expiration: Profile.DonorExpirationDate,
  }
}
