import { CALENDAR_DAYS_MAX } from '../../../shared/facts/terms'
import { and, between, gte, lt } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { addDays, daysBetween, japaneseDateOf, japaneseInstant } from '../../../shared/facts/dates'
import { holidayName } from '../../../shared/facts/holidays'
import { BOOKING_DAYS_OUT_OF_ORDER } from '../../../shared/words/program/apiErrors'
import { CALENDAR_TOO_LONG } from '../../../shared/words/visits/openingMessages'
import { extraHours, hoursOpenOn, unusualDay, type Opening } from '../../../shared/rules/visits/opening'
import { daysFrom } from '../../../shared/forms/opening'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { badField } from '../../ground/errors'
import type { Calendar, CalendarDay, CalendarHour } from '../../generated/resolvers'
import { readOpening } from '../../care/guidance/readOpening'
import { bookingSlots } from '../../ground/tables/guidance'
import { examDays, type ExamDayRow } from '../../ground/tables/opening'
import { examsIn, examsWished, type Span } from '../../care/screenings/dueExams'
import { toUserProfile } from '../../records/person/toUserProfile'
import { bookingsAhead } from '../../care/guidance/affectedBookings'
import { toCalendarExam } from './toCalendarExam'

/**
 * Each day from `from` to `to`: hours, bookings with the number still to come, the hospital's places, the tests that
 * are set, and the people who wait for a test day.
 */
export async function getCalendar(context: RequestContext, span: Span): Promise<Calendar> {
  requireDuty(context, 'getCalendar')
  const length = daysBetween(span.from, span.to) + 1
  if (length < 1) throw badField('to', BOOKING_DAYS_OUT_OF_ORDER)
  if (length > CALENDAR_DAYS_MAX) throw badField('to', CALENDAR_TOO_LONG)
  const { db } = context.deps
  const [opening, booked, ahead, hospital, set, wishes] = await Promise.all([
    readOpening(db),
    bookedIn(db, span),
    bookingsAhead(db, context.now, span),
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
    Bookings: ahead.map(({ profile, startAt }) => ({ Person: toUserProfile(profile), StartAt: startAt })),
    Days: dates.map((date) => {
      const place = hospital.find((row) => row.date === date) ?? null
      return dayOf(date, { opening, booked, place, exams: set.filter((exam) => exam.date === date).length })
    }),
    Exams: set.map((exam) => toCalendarExam(exam, { today, opening, set, hospital })),
    Wishes: wishes.map((exam) => toCalendarExam(exam, { today, opening, set, hospital })),
  }
}

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
    ExtraHours: extraHours(opening, date).map(({ hour }) => hour),
    HourCapacity: unusual?.capacity ?? null,
    ClosesExams: unusual?.closesExams ?? false,
    Reason: unusual?.reason ?? null,
    ExamDay: place && { Place: place.place, Time: place.time, Capacity: place.capacity },
    Exams: exams,
  }
}
