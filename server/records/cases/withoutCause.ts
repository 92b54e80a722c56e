import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../ground/db/client'
import { activities } from '../../ground/tables/activity'
import { cases } from '../../ground/tables/cases'
import { floraTests } from '../../ground/tables/floraTests'
import { officePoints } from '../../ground/tables/officePoints'
import { userProfiles } from '../../ground/tables/users'
import { workItems } from '../../ground/tables/work'

type Reading = { actorId: string; userId: string }

/**
 * Tells for a reading of these people whether it had no reason: they are at no step between the check and the end of
 * their donor status, nothing about them is open, and the log has no entry about them since an instant. Work that
 * only the reader wrote down is no reason.
 */
export async function withoutCause(
  db: Database,
  people: readonly string[],
  since: Date,
): Promise<(reading: Reading) => boolean> {
  if (people.length === 0) return () => false
  const none = (table: PgTable, where: SQL | undefined) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(where),
    )
  const rows = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(
      and(
        inArray(userProfiles.id, [...people]),
        eq(userProfiles.userStatus, 'Registration'),
        lt(userProfiles.createdAt, since),
        none(
          activities,
          and(
            eq(activities.userId, userProfiles.id),
            gte(activities.time, since),
            notInArray(activities.category, ['Case', 'Work']),
          ),
        ),
        none(
          officePoints,
          and(
            sql`(${officePoints.userId} = ${userProfiles.id} or ${officePoints.others} @> array[${userProfiles.id}])`,
            isNull(officePoints.closedAt),
          ),
        ),
        none(floraTests, and(eq(floraTests.userId, userProfiles.id), ne(floraTests.status, 'Shared'))),
        none(cases, and(eq(cases.userId, userProfiles.id), eq(cases.state, 'Open'))),
      ),
    )
  const quiet = new Set(rows.map(({ id }) => id))
  const workers = await workersOf(db, [...quiet], since)
  return ({ actorId, userId }) =>
    quiet.has(userId) && (workers.get(userId) ?? []).every((worker) => worker === actorId)
}

/** Who wrote down or did work about these people, since an instant or while some of it is open; null for the program. */
async function workersOf(
  db: Database,
  people: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, (string | null)[]>> {
  const workers = new Map<string, (string | null)[]>()
  if (people.length === 0) return workers
  const open = db
    .select({ one: sql`1` })
    .from(workItems)
    .where(
      and(
        eq(workItems.userId, activities.userId),
        isNull(workItems.doneAt),
        lte(workItems.createdAt, activities.time),
      ),
    )
  const rows = await db
    .selectDistinct({ userId: activities.userId, actorId: activities.actorId })
    .from(activities)
    .where(
      and(
        inArray(activities.userId, [...people]),
        eq(activities.category, 'Work'),
        or(gte(activities.time, since), exists(open)),
      ),
    )
  for (const { userId, actorId } of rows)
    if (userId) workers.set(userId, [...(workers.get(userId) ?? []), actorId])
  return workers
}
