import type { JapaneseDate } from '../../shared/dates'
import { examDayProblem } from '../../shared/examDays'
import { closesExams, type Opening } from '../../shared/opening'
import type { CalendarExam, ExamConflict } from '../generated/resolvers'
import type { ExamDayRow } from '../schema/opening'
import type { ScreeningRow } from '../schema/screenings'
import type { UserProfileRow } from '../schema/users'
import { toUserProfile } from '../users/toUserProfile'

/** A test that is due; without a date while it is only wished for. */
export type SetExam = {
  profile: UserProfileRow
  type: ScreeningRow['inspectionType']
  date: JapaneseDate | null
  time: string | null
  requestedAt: Date | null
  preferredDates: readonly JapaneseDate[]
  note: string | null
}

type Around = {
  today: JapaneseDate
  opening: Opening
  set: readonly SetExam[]
  hospital: readonly ExamDayRow[]
}

export const toCalendarExam = (exam: SetExam, around: Around): CalendarExam => ({
  Person: toUserProfile(exam.profile),
  Type: exam.type,
  Date: exam.date,
  Time: exam.time,
  RequestedAt: exam.requestedAt,
  PreferredDates: [...exam.preferredDates],
  Note: exam.note,
  Conflicts: exam.date === null ? [] : conflictsOf(exam, exam.date, around),
})

/** Why a test cannot be on the day; `around.set` has the test itself. */
export function conflictsOf(exam: SetExam, date: JapaneseDate, around: Around): ExamConflict[] {
  const { today, opening, set, hospital } = around
  const problem = examDayProblem(date, {
    today,
    expiration: exam.type === 'Renewal' ? exam.profile.donorExpirationDate : null,
    isClosed: (day) => closesExams(opening, day),
  })
  const place = hospital.find((row) => row.date === date)
  const sameDay = set.filter((other) => other.date === date)
  const isDouble = exam.time !== null && sameDay.filter(({ time }) => time === exam.time).length > 1
  return [
    ...(problem === 'past' ? ['Past' as const] : []),
    ...(problem === 'afterExpiry' ? ['AfterExpiry' as const] : []),
    ...(problem === 'closed' ? ['Closed' as const] : []),
    ...(place && sameDay.length > place.capacity ? ['Full' as const] : []),
    // On a day of the hospital several come at its hour.
    ...(isDouble && place?.time !== exam.time ? ['TwoAtOnce' as const] : []),
  ]
}
