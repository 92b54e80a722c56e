import { and, asc, between, eq } from 'drizzle-orm'
import { addDays, japaneseDateOf } from '../../shared/dates'
import type { Queryable } from '../db/client'
import type { EndingDonor } from '../generated/resolvers'
import { userProfiles as users } from '../users/tables'

/** The time before the end in which a renewal is open. */
const AHEAD_DAYS = 28
const SHOWN = 10

/** Whose donor status ends next, the soonest first. */
export async function findEndingNext(db: Queryable, now: Date): Promise<EndingDonor[]> {
  const today = japaneseDateOf(now)
  const rows = await db
    .select({ UserId: users.id, Date: users.donorExpirationDate })
    .from(users)
    .where(
      and(
        eq(users.deleteStatus, false),
        eq(users.donorStatus, 'Certified'),
        between(users.donorExpirationDate, today, addDays(today, AHEAD_DAYS)),
      ),
    )
    .orderBy(asc(users.donorExpirationDate), asc(users.id))
    .limit(SHOWN)
  return rows.flatMap(({ UserId, Date: day }) => (day ? [{ UserId, Date: day }] : []))
}
