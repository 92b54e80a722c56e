import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { gathering } from '../access/gathering'
import { userProfiles as users } from '../schema/users'

/** Those whom the next place may go to, soon or late: the suspended keep their place in line and are passed over. */
const inLine = and(
  eq(users.userStatus, 'WaitingGuidance'),
  eq(users.deleteStatus, false),
  eq(users.suspensionStatus1, false),
  eq(users.suspensionStatus2, false),
)

/** Places in the waiting list, from 1, of those who stand in it. */
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

/** Place in the waiting list, from 1; null for whoever does not stand in it. All of an answer are asked for at once. */
export const waitingPosition = gathering(({ deps }, ids) => waitingPositions(deps.db, ids))
