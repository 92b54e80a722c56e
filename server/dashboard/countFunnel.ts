import { eq, min, sql, sum } from 'drizzle-orm'
import { daysBetween, japaneseDateOf, type JapaneseDate } from '../../shared/dates'
import type { Queryable } from '../db/client'
import type { FunnelStep } from '../generated/resolvers'
import { userStatus } from '../users/tables'
import { tallyTotals } from './tables'

/**
 * The way of a donor, status by status: who stands there and for how long (those who have left excluded), and how many
 * of all that ever came so far went further. Who skipped a status on the way has come further than it.
 */
export async function countFunnel(db: Queryable, now: Date): Promise<FunnelStep[]> {
  const [standing, furthest] = await Promise.all([
    readStanding(db),
    db
      .select({ status: tallyTotals.key, people: tallyTotals.people })
      .from(tallyTotals)
      .where(eq(tallyTotals.kind, 'Furthest')),
  ])
  const days = (since: JapaneseDate | null | undefined) =>
    since ? daysBetween(since, japaneseDateOf(now)) : null
  const order: readonly string[] = userStatus.enumValues
  const from = (index: number) =>
    furthest.reduce((all, { status, people }) => (order.indexOf(status) >= index ? all + people : all), 0)
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

/** The day in the middle is the first by which half of them stood there. */
async function readStanding(db: Queryable) {
  const { key, day, people } = tallyTotals
  const byDay = db
    .select({
      key,
      day,
      people,
      sofar: sql<number>`sum(${people}) over (partition by ${key} order by ${day})`.as('sofar'),
      together: sql<number>`sum(${people}) over (partition by ${key})`.as('together'),
    })
    .from(tallyTotals)
    .where(eq(tallyTotals.kind, 'Standing'))
    .as('by_day')
  return db
    .select({
      status: byDay.key,
      people: sum(byDay.people).mapWith(Number),
      median: sql<JapaneseDate>`(min(${byDay.day}) filter (where ${byDay.sofar} * 2 >= ${byDay.together}))::text`,
      longest: min(byDay.day),
    })
    .from(byDay)
    .groupBy(byDay.key)
}
