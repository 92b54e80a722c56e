import { and, asc, between, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import type { Queryable } from '../db/client'
import { onlineChecks, screenings } from '../schema/screenings'
import { userProfiles } from '../schema/users'
import type { SetExam } from './toCalendarExam'

/** Wishes that are shown beside the days. */
const MOST_WISHES = 100

export type Span = { from: JapaneseDate; to: JapaneseDate }

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

/** Tests that are set in a span. */
export async function examsIn(db: Queryable, { from, to }: Span): Promise<SetExam[]> {
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

/** Wishes without a day; the oldest first. */
export async function examsWished(db: Queryable): Promise<SetExam[]> {
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

/** The person's test that is due; null if none is. */
export async function examOf(db: Queryable, userId: string): Promise<SetExam | null> {
  const [row] = await dueExams(db)
    .where(and(...due, eq(userProfiles.id, userId), or(ofRegistration, ofRenewal)))
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
  return row ? toSetExam(row) : null
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
