import { RENEWAL_WINDOW_WEEKS } from '../../../shared/facts/terms'
import { sql } from 'drizzle-orm'
import { addDays, type JapaneseDate } from '../../../shared/facts/dates'
import type { UserStatus } from '../../../shared/generated/schema'
import type { Queryable } from '../../ground/db/client'
import type { EndingDonor, StatusCount } from '../../generated/resolvers'
import { named } from '../../ground/db/named'
import { userStatus } from '../../ground/tables/users'

/** Present people in a status, and the days since which the first and the median one are there. */
type Standing = { key: string; people: number; longest: JapaneseDate; median: JapaneseDate }

export type Numbers = {
  standing: Standing[]
  /** People by furthest status, and by the question that refused them. */
  furthest: Partial<Record<string, number>>
  refused: Partial<Record<string, number>>
  endingNext: EndingDonor[]
  waitingSince: Date | null
  bookingsToday: number
  bookingsThisWeek: number
  placesUsed: number
  endingSoon: number
  examUndated: number
  waitingSuspended: number
  dueYen: number
  dueDonations: number
  duePeople: number
}

const today = sql`${sql.placeholder('today')}::date`
const weekEnd = sql`${sql.placeholder('weekEnd')}::date`
const soon = sql`${sql.placeholder('soon')}::date`
const ahead = sql`${sql.placeholder('ahead')}::date`
const month = sql`${sql.placeholder('month')}::text`

/** A stored number, as an expression over rows of `count_cells`. */
const kept = (condition: string) => sql.raw(`coalesce(sum(amount) filter (where ${condition}), 0)::float8`)

/** The median: the month by which half of them were there, then the first such day in it. */
const standing = sql`with months as (
    select key, day, sum(amount)::int as people from count_cells where kind = 'StandingSince' group by key, day having sum(amount) <> 0
  ), walked as (
    select key, day, sum(people) over (partition by key order by day) as sofar, sum(people) over (partition by key) as together from months
  ), steps as (
    select key, max(together)::int as people, min(day) as first, min(day) filter (where sofar * 2 >= together) as middle,
      coalesce(max(sofar) filter (where sofar * 2 < together), 0) as before
    from walked group by key
  )
  select key, people,
    (select min(day) from tally_totals as t
      where kind = 'Standing' and t.key = steps.key and day >= first and day < first + interval '1 month') as longest,
    (select min(day) from (
        select day, before + sum(t.people) over (order by day) as sofar from tally_totals as t
        where kind = 'Standing' and t.key = steps.key and day >= middle and day < middle + interval '1 month'
      ) as days where sofar * 2 >= steps.people) as median
  from steps`

const readAll = named(
  sql`select
    (select coalesce(json_agg(standing), '[]') from (${standing}) as standing),
    (select coalesce(json_object_agg(key, people), '{}') from tally_totals where kind = 'Furthest'),
    (select coalesce(json_object_agg(key, people), '{}') from tally_totals where kind = 'Refused'),
    (select coalesce(json_agg(json_build_object('UserId', id, 'Date', donor_expiration_date)), '[]') from (
      select id, donor_expiration_date from user_profiles
      where not delete_status and donor_status = 'Certified' and donor_expiration_date between ${today} and ${ahead}
      order by donor_expiration_date, id limit 10) as ending),
    (select waiting_since from user_profiles where user_status = 'WaitingGuidance' and not delete_status order by waiting_since limit 1),
    coalesce(sum(amount) filter (where kind = 'Booked' and day = ${today}), 0)::int,
    ${kept("kind = 'Booked'")},
    ${kept("kind = 'PlaceUsed'")},
    ${kept("kind = 'Ending'")},
    ${kept("kind = 'ExamUndated'")},
    ${kept("kind = 'WaitingSuspended'")},
    ${kept("kind = 'DueYen'")},
    ${kept("kind = 'DueDonations'")},
    ${kept("kind = 'DuePeople'")}
  from count_cells where key = '' and day is null and kind in ('ExamUndated', 'WaitingSuspended', 'DueYen', 'DueDonations', 'DuePeople')
    or key = '' and kind = 'Booked' and day between ${today} and ${weekEnd}
    or key = '' and kind = 'Ending' and day between ${today} and ${soon}
    or key = ${month} and kind = 'PlaceUsed'`,
  (row): Numbers => {
    const [steps, furthest, refused, endingNext, waitingSince, ...numbers] = row
    const [
      bookingsToday = 0,
      bookingsThisWeek = 0,
      placesUsed = 0,
      endingSoon = 0,
      examUndated = 0,
      ...rest
    ] = numbers as number[]
    const [waitingSuspended = 0, dueYen = 0, dueDonations = 0, duePeople = 0] = rest
    return {
      // The types of the statement's results.
      standing: steps as Standing[],
      furthest: furthest as Numbers['furthest'],
      refused: refused as Numbers['refused'],
      endingNext: endingNext as EndingDonor[],
      waitingSince: waitingSince === null ? null : new Date(String(waitingSince)),
      bookingsToday,
      bookingsThisWeek,
      placesUsed,
      endingSoon,
      examUndated,
      waitingSuspended,
      dueYen,
      dueDonations,
      duePeople,
    }
  },
)

/** Seven days including today. */
const WEEK_DAYS = 7
/** The status ends soon if its last valid day is at most this many days away. */
const ENDING_SOON_DAYS = 7

/** What the dashboard shows, in one statement over numbers that triggers keep (`sql/counts.sql`, `sql/tallies.sql`). */
export async function readNumbers(db: Queryable, day: JapaneseDate): Promise<Numbers> {
  const [numbers] = await readAll(db, {
    today: day,
    weekEnd: addDays(day, WEEK_DAYS - 1),
    soon: addDays(day, ENDING_SOON_DAYS),
    ahead: addDays(day, RENEWAL_WINDOW_WEEKS * 7),
    month: `${Number(day.slice(0, 4))}-${Number(day.slice(5, 7))}`,
  })
  if (!numbers) throw new Error('An aggregate has one row')
  return numbers
}

const readStanding = named(
  sql`select key, sum(amount)::int from count_cells where kind = 'StandingSince' group by key`,
  ([status, people]) => ({ key: String(status), people: Number(people) }),
)

/** Present people by status, in the order of a donor's life, including zeros. */
export async function countStanding(db: Queryable): Promise<StatusCount[]> {
  const standing = await readStanding(db, {})
  return userStatus.enumValues.map((status) => ({ UserStatus: status, Count: inStatus(standing, status) }))
}

export const inStatus = (
  standing: readonly { key: string; people: number }[],
  ...statuses: UserStatus[]
): number =>
  standing.reduce((all, { key, people }) => ((statuses as string[]).includes(key) ? all + people : all), 0)
