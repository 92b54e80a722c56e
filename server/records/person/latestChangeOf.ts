import { and, desc, eq, notInArray } from 'drizzle-orm'
import { activities } from '../../ground/tables/activity'
import { administrators } from '../../ground/tables/administrators'
import type { Queryable } from '../../ground/db/client'
import type { LatestChange } from '../../ground/errors'
import type { UserProfileRow } from '../../ground/tables/users'

/** Categories that do not change the record. */
const BESIDE = ['Mail', 'Security', 'Work']
/** What follows from a change by itself. */
const FOLLOWING = ['OpenPoint', 'SettlePoint']

export async function latestChangeOf(db: Queryable, { id, version }: UserProfileRow): Promise<LatestChange> {
  const [row] = await db
    .select({ actorId: activities.actorId, time: activities.time, name: administrators.name })
    .from(activities)
    .leftJoin(administrators, eq(administrators.id, activities.actorId))
    .where(
      and(
        eq(activities.userId, id),
        notInArray(activities.category, BESIDE),
        notInArray(activities.operation, FOLLOWING),
      ),
    )
    .orderBy(desc(activities.time), desc(activities.id))
    .limit(1)
  if (!row) return { version, changedBy: null, changedAt: null }
  const kind = row.actorId === null ? 'system' : row.actorId === id ? 'self' : 'administrator'
  return { version, changedBy: { kind, name: row.name }, changedAt: row.time.toISOString() }
}
