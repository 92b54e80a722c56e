import type { PersonRecord } from './personRecord'

type Exam = {
  screeningId: string
  type: 'Registration' | 'Renewal'
  scheduledDate: string | null
  /** 09:30; null while only the day is known. */
  scheduledTime: string | null
  /** The days the person asked for, in order of preference, and what they wrote beside them. */
  wishes: readonly string[]
  note: string | null
}

/** The test that is due: of the newest screening of its kind that has none yet. Null where no test is due. */
export function examScreening({ Profile, ScreeningInfo: screenings }: PersonRecord): Exam | null {
  const renewal = Profile.UserStatus === 'DonorRenewalExam'
  if (!renewal && Profile.UserStatus !== 'DonorRegistrationExam') return null
  const type = renewal ? 'Renewal' : 'Registration'
  const found = screenings.find(
    (screening) =>
      screening.InspectionType === type &&
      (renewal ? screening.RenewalExamDate : screening.InitialExamDate) === null,
  )
  if (!found) return null
  const scheduledDate = renewal ? found.ScheduledRenewalExamDate : found.ScheduledInitialExamDate
  return {
    screeningId: found.Id,
    type,
    scheduledDate,
    scheduledTime: found.ScheduledExamTime,
    wishes: found.PreferredDates,
    note: found.Note,
  }
}
