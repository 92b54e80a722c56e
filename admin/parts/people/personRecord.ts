import { japaneseDateOf } from '../../../shared/facts/dates'
import { dueExam, examIsOver, lateExam, roundOfInfo, roundOfLate } from '../../../shared/rules/visits/exams'
import type { PlannedVisit } from '../../../shared/words/visits/stoppedVisit'
import type { UserPageQuery } from '../../generated/graphql'

export type PersonRecord = UserPageQuery['getUserById'] & { id: string }

export type Profile = PersonRecord['Profile']

type Exam = {
  screeningId: string
  type: 'Registration' | 'Renewal'
  scheduledDate: string | null
  /** 09:30; null while only the day is known. */
  scheduledTime: string | null
  /** The days the person asked for, in order of preference; `note` is what they wrote about them. */
  wishes: readonly string[]
  note: string | null
}

/** The test that is due; null if none. */
export function examScreening({ Profile, ScreeningInfo: screenings }: PersonRecord): Exam | null {
  const found = dueExam(Profile.UserStatus, screenings, roundOfInfo)
  return found && toExam(found)
}

/** The booked guidance or planned test that is still to come. */
export function plannedVisit(person: PersonRecord, now: Date): PlannedVisit | null {
  const { Guidance: guidance } = person
  if (guidance?.Status === 'Reserved' && guidance.ReservedAt && new Date(guidance.ReservedAt) > now)
    return { kind: 'Guidance', startAt: guidance.ReservedAt }
  const { scheduledDate: date = null, scheduledTime: time = null } = examScreening(person) ?? {}
  return date && date >= japaneseDateOf(now) && !examIsOver(date, time, now)
    ? { kind: 'Exam', date, time }
    : null
}

/** A renewal test held in time whose period ended before its judgement; null if none. */
export function lateScreening({ Profile, ScreeningInfo: screenings }: PersonRecord): Exam | null {
  const { LossDonorStatusDate: lost, DonorExpirationDate: expiration } = Profile
  const found = lateExam(lost === expiration ? lost : null, screenings, roundOfLate)
  return found && toExam(found)
}

/** The test to judge: the late one first, because the person has waited for it longer. */
export const screeningToJudge = (person: PersonRecord) => lateScreening(person) ?? examScreening(person)

function toExam(found: PersonRecord['ScreeningInfo'][number]): Exam {
  const type = found.InspectionType
  const scheduledDate = type === 'Renewal' ? found.ScheduledRenewalExamDate : found.ScheduledInitialExamDate
  return {
    screeningId: found.Id,
    type,
    scheduledDate,
    scheduledTime: found.ScheduledExamTime,
    wishes: found.PreferredDates,
    note: found.Note,
  }
}
