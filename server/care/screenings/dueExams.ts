import { and, asc, between, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { Queryable } from '../../ground/db/client'
import { examDays, type ExamDayRow } from '../../ground/tables/opening'
import { screenings, type ScreeningRow } from '../../ground/tables/screenings'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { isDueExam } from '../users/dueExam'

const MOST_WISHES = 100

export type Span = { from: JapaneseDate; to: JapaneseDate }

/** A due test; without a date while only requested. */
export type SetExam = {
  profile: UserProfileRow
  type: ScreeningRow['inspectionType']
  date: JapaneseDate | null
  time: string | null
  requestedAt: Date | null
  preferredDates: readonly JapaneseDate[]
  note: string | null
}

const ofRegistration = eq(screenings.inspectionType, 'Registration')
const ofRenewal = eq(screenings.inspectionType, 'Renewal')
// Repeats the part of the rule that nothing is judged yet, so that indexes are used.
const due = and(eq(userProfiles.deleteStatus, false), isNull(screenings.judgedAt), isDueExam)

const withPeople = (db: Queryable) =>
  db
    .select({ info: screenings, profile: userProfiles })
    .from(screenings)
    .innerJoin(userProfiles, eq(userProfiles.id, screenings.userId))

export async function examsIn(db: Queryable, { from, to }: Span): Promise<SetExam[]> {
  const rows = await withPeople(db)
    .where(
      and(
        due,
        or(
          and(ofRegistration, between(screenings.scheduledInitialExamDate, from, to)),
          and(ofRenewal, between(screenings.scheduledRenewalExamDate, from, to)),
        ),
      ),
    )
    .orderBy(asc(screenings.scheduledExamTime), asc(screenings.id))
  return rows.map(toSetExam)
}

/** Requests without a day, oldest first. */
export async function examsWished(db: Queryable): Promise<SetExam[]> {
  const rows = await withPeople(db)
    .where(
      and(
        due,
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

export async function examOf(db: Queryable, userId: string): Promise<SetExam | null> {
  const [row] = await withPeople(db).where(and(due, eq(screenings.userId, userId)))
  return row ? toSetExam(row) : null
}

/** Whether the hospital's places on a day are taken by others. A day without a number of places is never full. */
export const isFull = (day: Pick<ExamDayRow, 'capacity'> | undefined, others: readonly SetExam[]): boolean =>
  day !== undefined && others.length >= day.capacity

/** Null if the hospital sets no number for the day. */
export async function freeExamPlaces(db: Queryable, date: JapaneseDate): Promise<number | null> {
  const [day] = await db.select().from(examDays).where(eq(examDays.date, date))
  return day ? Math.max(0, day.capacity - (await examsIn(db, { from: date, to: date })).length) : null
}

const toSetExam = ({ info, profile }: Awaited<ReturnType<typeof withPeople>>[number]): SetExam => ({
  profile,
  type: info.inspectionType,
  date: info.inspectionType === 'Renewal' ? info.scheduledRenewalExamDate : info.scheduledInitialExamDate,
  time: info.scheduledExamTime,
  requestedAt: info.examRequestedAt,
  preferredDates: info.preferredDates ?? [],
  note: info.requestNote,
})
