import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { onlineChecks, screenings } from '../screenings/tables'
import { userProfiles as users } from '../users/tables'

/** People whose test, registration or renewal, is due and has no day yet. */
export async function countExamsWithoutDate(db: Queryable): Promise<number> {
  const scheduled = db
    .select({
      date: sql`case ${users.userStatus} when 'DonorRenewalExam' then ${screenings.scheduledRenewalExamDate} else ${screenings.scheduledInitialExamDate} end`.as(
        'date',
      ),
    })
    .from(screenings)
    .innerJoin(onlineChecks, eq(onlineChecks.screeningId, screenings.id))
    .where(
      and(
        eq(screenings.userId, users.id),
        isNull(screenings.judgedAt),
        eq(onlineChecks.onlineCheckResult, 'Passed'),
      ),
    )
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
    .as('scheduled')
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .leftJoinLateral(scheduled, sql`true`)
    .where(
      and(
        eq(users.deleteStatus, false),
        inArray(users.userStatus, ['DonorRegistrationExam', 'DonorRenewalExam']),
        isNull(scheduled.date),
      ),
    )
  return row?.count ?? 0
}
