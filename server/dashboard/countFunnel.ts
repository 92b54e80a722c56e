import { count, eq, min, sql } from 'drizzle-orm'
import { daysBetween, japaneseDateOf } from '../../shared/dates'
import type { Queryable } from '../db/client'
import type { FunnelStep } from '../generated/resolvers'
import { userProfiles as users, userStatus } from '../users/tables'

/**
 * The way of a donor, status by status: who stands there and for how long (those who have left excluded), and how many
 * of all that ever came so far went further. Who skipped a status on the way has come further than it.
 */
export async function countFunnel(db: Queryable, now: Date): Promise<FunnelStep[]> {
  const [standing, furthest] = await Promise.all([
    db
      .select({
        status: users.userStatus,
        people: count(),
        median: sql`percentile_disc(0.5) within group (order by ${users.statusSince})`.mapWith(
          users.statusSince,
        ),
        longest: min(users.statusSince),
      })
      .from(users)
      .where(eq(users.deleteStatus, false))
      .groupBy(users.userStatus),
    db.select({ status: users.furthestStatus, people: count() }).from(users).groupBy(users.furthestStatus),
  ])
  const days = (since: Date | null | undefined) =>
    since ? daysBetween(japaneseDateOf(since), japaneseDateOf(now)) : null
  const from = (index: number) =>
    furthest.reduce(
      (sum, { status, people }) =>
        status && userStatus.enumValues.indexOf(status) >= index ? sum + people : sum,
      0,
    )
  return userStatus.enumValues.map((status, index, all) => {
    const here = standing.find((row) => row.status === status)
    return {
      UserStatus: status,
      Count: here?.people ?? 0,
      Reached: from(index),
      WentOn: index === all.length - 1 ? null : from(index + 1),
      MedianDays: days(here?.median),
      LongestDays: days(here?.longest),
    }
  })
}
