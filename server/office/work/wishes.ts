import { and, sql, type SQL } from 'drizzle-orm'
import { PREFERRED_DATES_MAX } from '../../../shared/rules/visits/exams'
import { EXAM_DAY, hasNoHour, screenings } from '../../ground/tables/screenings'
import { userProfiles as users } from '../../ground/tables/users'
import { isDueExam } from '../../care/users/dueExam'
import { examUndated } from '../../care/users/needsAttention'

export const dayOf = (instant: unknown) => sql`(${instant} at time zone 'Asia/Tokyo')::date`

/** Days to set a date for a requested test. */
const WISH_DAYS = 3

const requestedOn = dayOf(sql`exam_requested_at`)
/** At most five; searching an array is slow. */
const wishes = sql.raw(
  Array.from({ length: PREFERRED_DATES_MAX }, (_, place) => `preferred_dates[${place + 1}]`).join(', '),
)
const firstWish = sql`least(${wishes})`
export const lastWish = sql`greatest(${wishes})`
/** Before the first requested day. */
export const wishDue = sql`greatest(${requestedOn}, least(${requestedOn} + ${sql.raw(String(WISH_DAYS))}, ${firstWish} - 1))`

/** Requests for a test without a day, ordered first, so that the screening is looked up only for rows of the page. */
export const wished = (order: SQL) => sql`(
  select *, ${order} as due from screenings where exam_requested_at is not null and judged_at is null and preferred_dates is not null
    and scheduled_initial_exam_date is null and scheduled_renewal_exam_date is null
  order by due, id) as screenings join ${users} on ${users.id} = ${screenings.userId}`
export const wishDay = () => sql`screenings.due`
export const isWished = and(examUndated, isDueExam)
export const wishFacts = () => ({
  days: sql`${screenings.preferredDates}`,
  at: sql`${screenings.examRequestedAt}`,
})

/** Tests whose day is set and whose hour is not. */
export const hourless = sql`(
  select id, user_id, ${EXAM_DAY} as day, false as is_asked from screenings where ${hasNoHour}
  union all select id, user_id, scheduled_date, true from asked_tests
    where ended_at is null and scheduled_date is not null and scheduled_time is null
  ) as hourless join ${users} on ${users.id} = hourless.user_id`
