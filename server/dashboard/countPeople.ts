import { and, asc, between, count, eq, or } from 'drizzle-orm'
import { addDays, type JapaneseDate } from '../../shared/dates'
import type { Queryable } from '../db/client'
import { userProfiles as users } from '../users/tables'

/** Donor status counts as ending soon when its last valid day is today or within this many days. */
const ENDING_SOON_DAYS = 7

/** Of those who have not left: since when the first of them waits, how many who wait are suspended, whose status ends soon. */
export async function countPeople(
  db: Queryable,
  today: JapaneseDate,
): Promise<{ WaitingSince: Date | null; WaitingSuspended: number; EndingSoon: number }> {
  const present = eq(users.deleteStatus, false)
  const waits = and(present, eq(users.userStatus, 'WaitingGuidance'))
  const [[firstWaiting], [suspended], [ending]] = await Promise.all([
    db
      .select({ since: users.waitingSince })
      .from(users)
      .where(waits)
      .orderBy(asc(users.waitingSince))
      .limit(1),
    db
      .select({ people: count() })
      .from(users)
      .where(and(waits, or(eq(users.suspensionStatus1, true), eq(users.suspensionStatus2, true)))),
    db
      .select({ people: count() })
      .from(users)
      .where(
        and(
          present,
          eq(users.donorStatus, 'Certified'),
          between(users.donorExpirationDate, today, addDays(today, ENDING_SOON_DAYS)),
        ),
      ),
  ])
  return {
    WaitingSince: firstWaiting?.since ?? null,
    WaitingSuspended: suspended?.people ?? 0,
    EndingSoon: ending?.people ?? 0,
  }
}
