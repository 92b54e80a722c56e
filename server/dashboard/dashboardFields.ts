import { count, eq, min, sql, sum, and, asc, between } from 'drizzle-orm'
import { daysBetween, japaneseDateOf, type JapaneseDate, addDays } from '../../shared/dates'
import type { Queryable } from '../db/client'
import type { Deps } from '../deps'
import type { DashboardResolvers, FunnelStep, EndingDonor, RefusalCount } from '../generated/resolvers'
import { tallyTotals } from '../schema/tallies'
import { userProfiles as users, userStatus } from '../schema/users'
import { examUndated } from '../users/needsAttention'
import { inStatus } from './countBookings'

/** Each field is resolved lazily: the people list requests the statuses only. */
export const dashboardFields = {
  Statuses: ({ standing }) => standing(),
  Waiting: async ({ standing }) => inStatus(await standing(), 'WaitingGuidance'),
  RenewalsOpen: async ({ standing }) =>
    inStatus(await standing(), 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam'),
  WaitingSince: async ({ people }) => (await people()).WaitingSince,
  WaitingSuspended: async ({ people }) => (await people()).WaitingSuspended,
  EndingSoon: async ({ people }) => (await people()).EndingSoon,
  BookingsToday: async ({ bookings }) => (await bookings()).BookingsToday,
  BookingsThisWeek: async ({ bookings }) => (await bookings()).BookingsThisWeek,
  ThisMonth: async ({ places }) => (await places()).ThisMonth ?? null,
  ThisMonthBooked: async ({ places }) => (await places()).ThisMonthBooked,
  RewardsDueYen: async ({ rewards }) => (await rewards()).RewardsDueYen,
  RewardsDueDonations: async ({ rewards }) => (await rewards()).RewardsDueDonations,
  RewardsDuePeople: async ({ rewards }) => (await rewards()).RewardsDuePeople,
  ExamsWithoutDate: (_dashboard, _args, { deps }) => countExamsWithoutDate(deps.db),
  Funnel: (_dashboard, _args, { deps, now }) => countFunnel(deps.db, now),
  EndingNext: (_dashboard, _args, { deps, now }) => findEndingNext(deps.db, now),
  Refusals: (_dashboard, _args, { deps }) => countRefusals(deps),
} satisfies DashboardResolvers

/** Due tests without a date. */
async function countExamsWithoutDate(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(examUndated)
  return row?.count ?? 0
}

/**
 * The funnel by status: how many present people are there and for how long, and how many of all who reached
 * it went further. A skipped status counts as reached.
 */
async function countFunnel(db: Queryable, now: Date): Promise<FunnelStep[]> {
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

/** The median: the first day by which half of them were there. */
async function readStanding(db: Queryable) {
  const { key, day, people } = tallyTotals
  // Compared as bytes: sorted in a third of the time.
  const plainKey = sql`${key} collate "C"`
  const byDay = db
    .select({
      key,
      day,
      people,
      sofar: sql<number>`sum(${people}) over (partition by ${plainKey} order by ${day})`.as('sofar'),
      together: sql<number>`sum(${people}) over (partition by ${plainKey})`.as('together'),
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

/** The renewal window before the end. */
const AHEAD_DAYS = 28
const SHOWN = 10

/** Donors whose status ends next, soonest first. */
async function findEndingNext(db: Queryable, now: Date): Promise<EndingDonor[]> {
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

/**
 * Number of people whose latest judgement failed by each question. Small counts are hidden and come last, in
 * question order, which reveals nothing. The text is that of the newest version with the question; an id
 * means the same in all versions.
 */
async function countRefusals({ db, questionnaires }: Deps): Promise<RefusalCount[]> {
  const rows = await db
    .select({ QuestionId: tallyTotals.key, people: tallyTotals.people })
    .from(tallyTotals)
    .where(eq(tallyTotals.kind, 'Refused'))
  const texts = new Map(
    questionnaires.all.flatMap(({ questions }) => questions.map(({ id, text }) => [id, text])),
  )
  const shown = hideSmallCounts(rows.map(({ people }) => people))
  return rows
    .map(({ QuestionId }, index) => ({
      QuestionId,
      Text: texts.get(QuestionId) ?? '',
      Count: shown[index] ?? null,
    }))
    .toSorted(
      (a, b) =>
        (b.Count ?? 0) - (a.Count ?? 0) || a.QuestionId.localeCompare(b.QuestionId, 'en', { numeric: true }),
    )
}

/** Smaller counts are hidden. */
const SMALLEST_COUNT = 5

/**
 * Hides counts under five, and further ones while a single hidden count, or a hidden sum below five, could be
 * derived from the total.
 * @returns the counts in order, null where hidden
 */
function hideSmallCounts(counts: readonly number[]): (number | null)[] {
  const rising = counts.map((_, index) => index).toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0))
  const hidden = new Set<number>()
  let sum = 0
  for (const index of rising) {
    const people = counts[index] ?? 0
    const isSafe = hidden.size === 0 || (hidden.size > 1 && sum >= SMALLEST_COUNT)
    if (people >= SMALLEST_COUNT && isSafe) break
    hidden.add(index)
    sum += people
  }
  return counts.map((people, index) => (hidden.has(index) ? null : people))
}
