import { and, eq, gte, lt, sql, sum, count, countDistinct, gt } from 'drizzle-orm'
import { addDays, startOfJapaneseDate, type JapaneseDate } from '../../shared/dates'
import type { UserStatus } from '../../shared/generated/schema'
import type { Queryable } from '../db/client'
import type { StatusCount } from '../generated/resolvers'
import { donations } from '../schema/donations'
import { guidances } from '../schema/guidance'
import { tallyTotals } from '../schema/tallies'
import { userStatus } from '../schema/users'

const WEEK_DAYS = 7

/** Booked guidances of today and of the seven days from today (Japanese days). */
export async function countBookings(
  db: Queryable,
  today: JapaneseDate,
): Promise<{ BookingsToday: number; BookingsThisWeek: number }> {
  const tomorrow = startOfJapaneseDate(addDays(today, 1))
  const [row] = await db
    .select({
      today: sql<number>`(count(*) filter (where ${lt(guidances.reservedAt, tomorrow)}))::int`,
      week: sql<number>`count(*)::int`,
    })
    .from(guidances)
    .where(
      and(
        eq(guidances.status, 'Reserved'),
        gte(guidances.reservedAt, startOfJapaneseDate(today)),
        lt(guidances.reservedAt, startOfJapaneseDate(addDays(today, WEEK_DAYS))),
      ),
    )
  return { BookingsToday: row?.today ?? 0, BookingsThisWeek: row?.week ?? 0 }
}

/** Present people by status, in the order of a donor's life, including zeros. */
export async function countStanding(db: Queryable): Promise<StatusCount[]> {
  const rows = await db
    .select({ status: tallyTotals.key, people: sum(tallyTotals.people).mapWith(Number) })
    .from(tallyTotals)
    .where(eq(tallyTotals.kind, 'Standing'))
    .groupBy(tallyTotals.key)
  const people = new Map(rows.map((row) => [row.status, row.people]))
  return userStatus.enumValues.map((status) => ({ UserStatus: status, Count: people.get(status) ?? 0 }))
}

export const inStatus = (standing: readonly StatusCount[], ...statuses: UserStatus[]): number =>
  standing.reduce((all, { UserStatus: status, Count }) => (statuses.includes(status) ? all + Count : all), 0)

type RewardsDue = { RewardsDueYen: number; RewardsDueDonations: number; RewardsDuePeople: number }

/** What the ledger owes (due and unpaid): yen, donations, people. A due reward is never cancelled. */
export async function rewardsDue(db: Queryable): Promise<RewardsDue> {
  const [row] = await db
    .select({
      RewardsDueYen: sql<number>`coalesce(sum(${donations.dueYen}), 0)::int`,
      RewardsDueDonations: count(),
      RewardsDuePeople: countDistinct(donations.userId),
    })
    .from(donations)
    .where(gt(donations.dueYen, 0))
  return row ?? { RewardsDueYen: 0, RewardsDueDonations: 0, RewardsDuePeople: 0 }
}
