import type { JapaneseDate } from '../../../shared/facts/dates'
import { examDayProblem } from '../../../shared/rules/visits/examDays'
import { closesExams, type Opening } from '../../../shared/rules/visits/opening'
import type { CalendarExam, ExamConflict } from '../../generated/resolvers'
import type { ExamDayRow } from '../../ground/tables/opening'
import { isFull, type SetExam } from '../../care/screenings/dueExams'
import { toUserProfile } from '../../records/person/toUserProfile'
import { asContract } from '../../ground/db/asContract'

type Around = {
  today: JapaneseDate
  opening: Opening
  set: readonly SetExam[]
  hospital: readonly ExamDayRow[]
}

export const toCalendarExam = (exam: SetExam, around: Around): CalendarExam => ({
  Person: toUserProfile(exam.profile),
  Kind: exam.type,
  ...asContract(exam, 'date', 'time', 'requestedAt', 'note'),
  PreferredDates: [...exam.preferredDates],
  Conflicts: exam.date === null ? [] : conflictsOf(exam, exam.date, around),
})

/** Why a test cannot be on the day; `around.set` has all tests of that day, with or without this one. */
export function conflictsOf(exam: SetExam, date: JapaneseDate, around: Around): ExamConflict[] {
  const { today, opening, set, hospital } = around
  const problem = examDayProblem(date, {
    today,
    expiration: exam.type === 'Renewal' ? exam.profile.donorExpirationDate : null,
    isClosed: (day) => closesExams(opening, day),
  })
  const place = hospital.find((row) => row.date === date)
  const others = set.filter((other) => other.date === date && other.profile.id !== exam.profile.id)
  const isDouble = exam.time !== null && others.some(({ time }) => time === exam.time)
  return [
    ...(problem === 'past' ? ['Past' as const] : []),
    ...(problem === 'afterExpiry' ? ['AfterExpiry' as const] : []),
    ...(problem === 'closed' ? ['Closed' as const] : []),
    ...(isFull(place, others) ? ['Full' as const] : []),
    // On a hospital day several people come at its hour.
    ...(isDouble && place?.time !== exam.time ? ['TwoAtOnce' as const] : []),
  ]
}
