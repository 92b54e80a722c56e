import { and, asc, between, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { addDays, daysBetween, japaneseDateOf, japaneseInstant, type JapaneseDate } from '../../shared/dates'
import { holidayName } from '../../shared/holidays'
import { BOOKING_DAYS_OUT_OF_ORDER } from '../../shared/messages/apiErrors'
import { CALENDAR_TOO_LONG } from '../../shared/messages/openingMessages'
import { hoursOpenOn, unusualDay, type Opening } from '../../shared/opening'
import { daysFrom } from '../../shared/validation/opening'
import { requireStaff, type RequestContext } from '../access/context'
import type { Queryable } from '../db/client'
import { badField } from '../errors'
import type { Calendar, CalendarDay, CalendarHour } from '../generated/resolvers'
import { readOpening } from '../opening/readOpening'
import { bookingSlots } from '../schema/guidance'
import { examDays, type ExamDayRow } from '../schema/opening'
import { onlineChecks, screenings } from '../schema/screenings'
import { userProfiles } from '../schema/users'
import { toCalendarExam, type SetExam } from './toCalendarExam'

const MOST_DAYS = 42
/** Wishes that are shown beside the days; the oldest first. */
const MOST_WISHES = 100

type Span = { from: JapaneseDate; to: JapaneseDate }

/**
 * Each day from `from` to `to`: hours, bookings, the hospital's places, the tests that are set, and who still waits for a
 * test day.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for members, BAD_USER_INPUT for more than 42 days or none
 */
export async function getCalendar(context: RequestContext, span: Span): Promise<Calendar> {
  requireStaff(context)
  const length = daysBetween(span.from, span.to) + 1
  if (length < 1) throw badField('to', BOOKING_DAYS_OUT_OF_ORDER)
  if (length > MOST_DAYS) throw badField('to', CALENDAR_TOO_LONG)
  const { db } = context.deps
  const [opening, booked, hospital, set, wishes] = await Promise.all([
    readOpening(db),
    bookedIn(db, span),
    db
      .select()
      .from(examDays)
      .where(between(examDays.date, span.from, span.to)),
    examsIn(db, span),
    examsWished(db),
  ])
  const dates = daysFrom(span.from, span.to)
  const today = japaneseDateOf(context.now)
  return {
    Version: opening.version,
    Days: dates.map((date) => {
      const place = hospital.find((row) => row.date === date) ?? null
      return dayOf(date, { opening, booked, place, exams: set.filter((exam) => exam.date === date).length })
    }),
    Exams: set.map((exam) => toCalendarExam(exam, { today, opening, set, hospital })),
    Wishes: wishes.map((exam) => toCalendarExam(exam, { today, opening, set, hospital })),
  }
}

/** Booked people by the start of their hour. */
async function bookedIn(db: Queryable, { from, to }: Span): Promise<Map<number, number>> {
  const { startAt } = bookingSlots
  const rows = await db
    .select()
    .from(bookingSlots)
    .where(and(gte(startAt, japaneseInstant(from, 0)), lt(startAt, japaneseInstant(addDays(to, 1), 0))))
  return new Map(rows.flatMap((row) => (row.reserved > 0 ? [[row.startAt.getTime(), row.reserved]] : [])))
}

type Particulars = {
  opening: Opening
  booked: ReadonlyMap<number, number>
  place: ExamDayRow | null
  exams: number
}

function dayOf(date: JapaneseDate, { opening, booked, place, exams }: Particulars): CalendarDay {
  const holiday = holidayName(date)
  const unusual = unusualDay(opening, date)
  const offered = hoursOpenOn(opening, date, holiday !== null).map(({ hour, capacity }) => ({
    startAt: japaneseInstant(date, hour),
    capacity,
  }))
  const starts = new Set(offered.map(({ startAt }) => startAt.getTime()))
  const left = [...booked.keys()].filter(
    (time) => !starts.has(time) && japaneseDateOf(new Date(time)) === date,
  )
  const hours: CalendarHour[] = [
    ...offered,
    ...left.map((time) => ({ startAt: new Date(time), capacity: 0 })),
  ]
    .toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime())
    .map(({ startAt, capacity }) => ({
      StartAt: startAt,
      Capacity: capacity,
      Booked: booked.get(startAt.getTime()) ?? 0,
    }))
  const sum = (field: 'Capacity' | 'Booked') => hours.reduce((total, hour) => total + hour[field], 0)
  return {
    Date: date,
    Holiday: holiday,
    Hours: hours,
    Capacity: sum('Capacity'),
    Booked: sum('Booked'),
    ClosedFrom: unusual?.closedFrom ?? null,
    HourCapacity: unusual?.capacity ?? null,
    ClosesExams: unusual?.closesExams ?? false,
    Reason: unusual?.reason ?? null,
    ExamDay: place && { Place: place.place, Time: place.time, Capacity: place.capacity },
    Exams: exams,
  }
}

const ofRegistration = and(
  eq(screenings.inspectionType, 'Registration'),
  eq(userProfiles.userStatus, 'DonorRegistrationExam'),
)
const ofRenewal = and(
  eq(screenings.inspectionType, 'Renewal'),
  eq(userProfiles.userStatus, 'DonorRenewalExam'),
)

/** Tests that are due, with their people. */
const dueExams = (db: Queryable) =>
  db
    .select({ info: screenings, profile: userProfiles })
    .from(screenings)
    .innerJoin(userProfiles, eq(userProfiles.id, screenings.userId))
    .innerJoin(
      onlineChecks,
      and(eq(onlineChecks.screeningId, screenings.id), eq(onlineChecks.onlineCheckResult, 'Passed')),
    )

const due = [eq(userProfiles.deleteStatus, false), isNull(screenings.judgedAt)]

async function examsIn(db: Queryable, { from, to }: Span): Promise<SetExam[]> {
  const rows = await dueExams(db)
    .where(
      and(
        ...due,
        or(
          and(ofRegistration, between(screenings.scheduledInitialExamDate, from, to)),
          and(ofRenewal, between(screenings.scheduledRenewalExamDate, from, to)),
        ),
      ),
    )
    .orderBy(asc(screenings.scheduledExamTime), asc(screenings.id))
  return rows.map(toSetExam)
}

async function examsWished(db: Queryable): Promise<SetExam[]> {
  const rows = await dueExams(db)
    .where(
      and(
        ...due,
        isNotNull(screenings.examRequestedAt),
        or(
          and(ofRegistration, isNull(screenings.scheduledInitialExamDate)),
          and(ofRenewal, isNull(screenings.scheduledRenewalExamDate)),
        ),
      ),
    )
    .orderBy(asc(screenings.examRequestedAt), asc(screenings.id))
    .limit(MOST_WISHES)
  return rows.map(toSetExam)
}

const toSetExam = ({ info, profile }: Awaited<ReturnType<typeof dueExams>>[number]): SetExam => ({
  profile,
  type: info.inspectionType,
  date: info.inspectionType === 'Renewal' ? info.scheduledRenewalExamDate : info.scheduledInitialExamDate,
  time: info.scheduledExamTime,
  requestedAt: info.examRequestedAt,
  preferredDates: info.preferredDates ?? [],
  note: info.requestNote,
})
