import { sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { examDayProblem } from '../../../shared/rules/visits/examDays'
import { closesExams } from '../../../shared/rules/visits/opening'
import { holdOpening, readOpening } from '../../care/guidance/readOpening'
import { userProfiles as users } from '../../ground/tables/users'
import { freeExamPlaces } from '../../care/screenings/dueExams'
import { setExamDay } from '../../care/screenings/scheduleExam'
import { dueExamOf } from '../../care/users/dueExam'
import { asFacts, oneByOne, type Act } from './act'

const facts = sql`jsonb_build_object('Exam', exam.facts)`

/** Sets one day for all who wait for a test, as `scheduleExam` does. */
export const scheduleExam: Act = {
  facts,
  beside: () =>
    sql`left join lateral (${dueExamOf(sql`s.exam_requested_at as requested_at, jsonb_build_object(
    'Day', case s.inspection_type when 'Renewal' then s.scheduled_renewal_exam_date else s.scheduled_initial_exam_date end,
    'Time', s.scheduled_exam_time, 'Wishes', coalesce(s.preferred_dates, '{}')) as facts`)}) as exam on true`,
  after: ({ ScheduledDate, ScheduledTime }) =>
    asFacts({ Exam: { Day: ScheduledDate ?? null, Time: ScheduledTime ?? null, Wishes: [] } }),
  refusal: (to) => {
    const day = sql`${to} #>> '{Exam,Day}'`
    return sql`case when exam.facts is null then 'NotAtExam'
      when exam.facts - 'Wishes' = (${to} -> 'Exam') - 'Wishes' then 'AlreadySo'
      when exam.facts ->> 'Day' is not null then 'HasExamDay'
      when ${users.userStatus} = 'DonorRenewalExam' and ${users.donorExpirationDate} < (${day})::date then 'AfterExpiry' end`
  },
  order: sql`exam.requested_at`,
  room: async (db, now, { ScheduledDate: day = '' }) => {
    const opening = await readOpening(db)
    const isClosed = (date: string) => closesExams(opening, date)
    if (examDayProblem(day, { today: japaneseDateOf(now), expiration: null, isClosed }))
      return { places: 0, refusal: 'ExamDayClosed' }
    const places = await freeExamPlaces(db, day)
    return places === null ? null : { places, refusal: 'ExamDayFull' }
  },
  hold: holdOpening,
  change: oneByOne((tx, context, { person, to }) => {
    if (!('Exam' in to) || !to.Exam?.Day) throw new Error('A day of the test is about something else')
    const { Day: ScheduledDate, Time: ScheduledTime } = to.Exam
    return setExamDay(tx, context, { UserId: person.id, ScheduledDate, ScheduledTime })
  }),
}
