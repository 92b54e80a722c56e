import { and, or, sql } from 'drizzle-orm'
import { DAY_MS } from '../../ground/clock'
import type { Queryable } from '../../ground/db/client'
import { COUNT_CAP, withinSearchTime } from '../../ground/db/keysetPage'
import { activities, logDayCells } from '../../ground/tables/activity'
import { within, type ActivitySearch, type Stretch } from './activityCondition'

/** Japan has no summer time. */
const JAPAN_MS = 9 * 60 * 60 * 1000
const dayBefore = (time: number) => Math.floor((time + JAPAN_MS) / DAY_MS) * DAY_MS - JAPAN_MS

type Found = Stretch & { entries: number }

function split({ from, to }: Stretch): { whole: Stretch | null; edges: Stretch[] } {
  const first = new Date(dayBefore(from.getTime() - 1) + DAY_MS)
  const end = to && new Date(dayBefore(to.getTime()))
  if (end && end <= first) return { whole: null, edges: [{ from, to }] }
  return {
    whole: { from: first, to: end },
    edges: [
      ...(from < first ? [{ from, to: first }] : []),
      ...(to && end && end < to ? [{ from: end, to }] : []),
    ],
  }
}

/**
 * Finds where matching rows are in the log: whole days by their daily texts (`sql/logDays.sql`), the rest by rows.
 * @returns the newest first; exact until there are more rows than lists count
 */
export async function readDays(db: Queryable, { stretch, says }: ActivitySearch): Promise<Found[]> {
  const { whole, edges } = split(stretch)
  const day = (instant: Date) => sql`(${instant.toISOString()}::timestamptz at time zone 'Asia/Tokyo')::date`
  const most = COUNT_CAP + 1
  const parts = [
    ...(whole
      ? [
          sql`select extract(epoch from day::timestamp at time zone 'Asia/Tokyo')::float8 * 1000 as start, sum(entries)::int as entries
            from (select day, entries from ${logDayCells}
              where ${and(sql`day >= ${day(whole.from)}`, whole.to ? sql`day < ${day(whole.to)}` : undefined, says(logDayCells))}
              order by day desc limit ${most}) as days group by day having sum(entries) <> 0`,
        ]
      : []),
    ...edges.map(
      (edge) => sql`select ${edge.from.getTime()}::float8 as start, count(*)::int as entries
        from (select from ${activities} where ${and(within(edge), says(activities))} limit ${most}) as edge having count(*) <> 0`,
    ),
  ]
  const { rows } = await withinSearchTime(
    db.execute<{ start: number; entries: number }>(sql`${sql.join(parts, sql` union all `)} order by 1 desc`),
  )
  return rows.map(({ start, entries }) => {
    const edge = edges.find(({ from }) => from.getTime() === start)
    return { from: new Date(start), to: edge ? edge.to : new Date(start + DAY_MS), entries }
  })
}

/** Number of matching rows, exact up to the limit that lists count to. */
export const countOf = (found: readonly Found[]): number =>
  Math.min(
    COUNT_CAP + 1,
    found.reduce((all, { entries }) => all + entries, 0),
  )

/**
 * A condition on the time of the newest matching rows.
 * @param rows how many rows are needed
 * @returns undefined if nothing was found
 */
export function whereNewest(found: readonly Found[], rows: number) {
  const needed: Found[] = []
  let sofar = 0
  for (const stretch of found) {
    if (sofar >= rows) break
    needed.push(stretch)
    sofar += stretch.entries
  }
  const [newest, oldest] = [needed[0], needed.at(-1)]
  if (!newest || !oldest) return undefined
  const all = { from: oldest.from, to: newest.to }
  const span = (newest.from.getTime() - oldest.from.getTime()) / DAY_MS + 1
  // Close together, the rows are read in order until the page is full. Far apart, only their days are read.
  return span <= 2 * needed.length ? within(all) : or(...needed.map(within))
}
