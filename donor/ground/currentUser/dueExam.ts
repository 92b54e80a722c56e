import type { JapaneseDate } from '../../../shared/facts/dates'
import type { PanelKind } from '../../../shared/generated/schema'
import { dueExam as dueScreening, examDueIn, roundOfInfo } from '../../../shared/rules/visits/exams'
import type { CurrentUser } from '../session/currentUserStore'

export type DueExam = {
  type: PanelKind
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

/** The test that the person is asked to beside those of certifications. */
export function askedExam({ AskedTest: asked }: CurrentUser): DueExam | null {
  return (
    asked && {
      type: asked.Kind,
      requestedAt: asked.ExamRequestedAt,
      preferredDates: asked.PreferredDates,
      date: asked.ScheduledDate,
      time: asked.ScheduledTime,
      screeningId: asked.Id,
    }
  )
}
