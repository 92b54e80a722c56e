import { and, asc, between, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { Queryable } from '../../ground/db/client'
import { examDays, type ExamDayRow } from '../../ground/tables/opening'
import type { PanelKind } from '../../generated/resolvers'
import { askedTests } from '../../ground/tables/askedTests'
import { screenings } from '../../ground/tables/screenings'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'
import { isAskedDue } from '../users/askedTest'
import { isDueExam } from '../users/dueExam'

const MOST_WISHES = 100

export type Span = { from: JapaneseDate; to: JapaneseDate }

/** A due test; without a date while only requested. */
export type SetExam = {
  profile: UserProfileRow
  type: PanelKind
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
  const asked = await askedWith(db, between(askedTests.scheduledDate, from, to))
  return [...rows.map(toSetExam), ...asked]
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
  const asked = await askedWith(
    db,
    and(isNotNull(askedTests.examRequestedAt), isNull(askedTests.scheduledDate)),
  )
  return [...rows.map(toSetExam), ...asked]
}

export async function examOf(db: Queryable, userId: string): Promise<SetExam | null> {
  const [row] = await withPeople(db).where(and(due, eq(screenings.userId, userId)))
  const [asked = null] = row ? [] : await askedWith(db, eq(askedTests.userId, userId))
  return row ? toSetExam(row) : asked
}

/** Tests that belong to no certification; few. */
async function askedWith(db: Queryable, condition: SQL | undefined): Promise<SetExam[]> {
  const rows = await db
    .select({ asked: askedTests, profile: userProfiles })
    .from(askedTests)
    .innerJoin(userProfiles, eq(userProfiles.id, askedTests.userId))
    .where(and(isAskedDue, condition))
    .orderBy(asc(askedTests.scheduledTime), asc(askedTests.examRequestedAt), asc(askedTests.id))
  return rows.map(({ asked, profile }) => ({
    profile,
    type: asked.kind,
    date: asked.scheduledDate,
    time: asked.scheduledTime,
    requestedAt: asked.examRequestedAt,
    preferredDates: asked.preferredDates ?? [],
    note: asked.requestNote,
  }))
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
