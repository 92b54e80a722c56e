import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { gathering } from '../access/gathering'
import { notSuspended, userProfiles as users } from '../schema/users'

/** Suspended people keep their place but are skipped. */
export const inLine = and(
  eq(users.userStatus, 'WaitingGuidance'),
  eq(users.deleteStatus, false),
  notSuspended,
)

/** Positions in the waiting list, from 1. */
async function waitingPositions(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      id: users.id,
      place: sql<number>`(
        select count(*) + 1 from ${users} ahead
        where ahead.user_status = 'WaitingGuidance' and not ahead.delete_status
          and not ahead.suspension_status1 and not ahead.suspension_status2
          and (ahead.waiting_since, ahead.id) < (${users}.waiting_since, ${users}.id)
      )::int`,
    })
    .from(users)
    .where(and(inLine, inArray(users.id, [...ids])))
  return new Map(rows.map(({ id, place }) => [id, place]))
}

/** Position from 1; null if not in line. Batched over one answer. */
export const waitingPosition = gathering(({ deps }, ids) => waitingPositions(deps.db, ids))
