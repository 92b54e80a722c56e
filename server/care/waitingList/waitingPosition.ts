import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../ground/db/client'
import type { RequestContext } from '../../ground/access/context'
import { gathering } from '../../ground/access/gathering'
import { notSuspended, userProfiles as users } from '../../ground/tables/users'

/** Suspended people keep their place but are skipped. */
export const inLine = and(
  eq(users.userStatus, 'WaitingGuidance'),
  eq(users.deleteStatus, false),
  notSuspended,
)

/** Position from 1: people of earlier days (counts per day, `sql/counts.sql`) and those before on the same day. */
async function waitingPositions(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const asked = sql.param([...ids])
  const { rows } = await db.execute<{ id: string; place: number }>(sql`
    with days as (
      select distinct (waiting_since at time zone 'Asia/Tokyo')::date as day
      from ${users} where id = any(${asked}::uuid[]) and waiting_since is not null
    ), before as (
      select day, coalesce(sum(sum(amount)) over (order by day rows between unbounded preceding and 1 preceding), 0) as people
      from count_cells where kind = 'InLine' and day <= (select max(day) from days) group by day
    )
    select line.id, (before.people + line.place)::int as place from days join before using (day) cross join lateral (
      select id, row_number() over (order by waiting_since, id) as place from ${users}
      where ${inLine} and waiting_since >= days.day::timestamp at time zone 'Asia/Tokyo'
        and waiting_since < (days.day + 1)::timestamp at time zone 'Asia/Tokyo'
    ) as line where line.id = any(${asked}::uuid[])`)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

/** Position from 1; null if not in line. Batched per answer. */
export const waitingPosition = gathering(({ deps }: RequestContext, ids: string[]) =>
  waitingPositions(deps.db, ids),
)
