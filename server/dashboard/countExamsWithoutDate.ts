import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { userProfiles as users } from '../users/tables'

/** Passed the check and waits for a date of the test: the triggers that keep the next date have found none. */
export async function countExamsWithoutDate(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(
      and(
        eq(users.deleteStatus, false),
        inArray(users.userStatus, ['DonorRegistrationExam', 'DonorRenewalExam']),
        sql`${users.nextDateKind} is distinct from 'Exam'`,
      ),
    )
  return row?.count ?? 0
}
