import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { gathering } from '../access/gathering'
import { notSuspended, userProfiles as users } from '../schema/users'

/** Suspended people keep their place but are skipped. */
export const inLine = and(
  eq(users.userStatus, 'WaitingGuidance'),
  eq(users.deleteStatus, false),
  notSuspended,
)

/** Positions in the waiting list, from 1: one walk along the line, up to the last of those who are asked for. */
async function waitingPositions(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const asked = sql.param([...ids])
  const { rows } = await db.execute<{ id: string; place: number }>(sql`
    with line as (
      select id, row_number() over (order by waiting_since, id)::int as place
      from ${users}
      where ${inLine} and waiting_since <= (select max(waiting_since) from ${users} where id = any(${asked}::uuid[]))
    )
    select id, place from line where id = any(${asked}::uuid[])`)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

/** Position from 1; null if not in line. Batched over one answer. */
export const waitingPosition = gathering(({ deps }, ids) => waitingPositions(deps.db, ids))
