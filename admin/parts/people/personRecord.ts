import { dueExam, lateExam, roundOfInfo, roundOfLate } from '../../../shared/rules/visits/exams'
import { plannedVisit, type PlannedVisit } from '../../../shared/rules/visits/plannedVisit'
import type { PanelKind } from '../../../shared/generated/schema'
import type { UserPageQuery } from '../../generated/graphql'

export type PersonRecord = UserPageQuery['getUserById'] & { id: string }

export type Profile = PersonRecord['Profile']

type Exam = {
  screeningId: string
  type: PanelKind
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

/** The test that the person is asked to beside those of certifications; null if none. */
export function askedExam({ AskedTest: asked }: PersonRecord): Exam | null {
  return (
    asked && {
      screeningId: asked.Id,
      type: asked.Kind,
      scheduledDate: asked.ScheduledDate,
      scheduledTime: asked.ScheduledTime,
      wishes: asked.PreferredDates,
      note: asked.Note,
    }
  )
}

export function visitToCome(person: PersonRecord, now: Date): PlannedVisit | null {
  const { Guidance: guidance } = person
  const bookedAt =
    guidance?.Status === 'Reserved' && guidance.ReservedAt ? new Date(guidance.ReservedAt) : null
  const exam = examScreening(person) ?? askedExam(person)
  return plannedVisit({ bookedAt, exam: exam && { date: exam.scheduledDate, time: exam.scheduledTime } }, now)
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
