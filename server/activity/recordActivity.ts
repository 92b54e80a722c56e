import type { ActivityEvent } from '../../shared/activity'
import type { Queryable } from '../db/client'
import { activityRow } from './activityRow'
import { activities, activityReasons } from '../schema/activity'

/**
 * Adds one row to the activity log, in the transaction of the change.
 * @param entry.userId the person it is about, entry.actorId the actor (null for the system)
 * @param entry.reason the staff's reason, stored beside the log, never in its text
 */
export async function recordActivity(
  tx: Queryable,
  entry: {
    event: ActivityEvent
    userId: string | null
    actorId: string | null
    now: Date
    requestId?: string | null
    reason?: string | null
  },
): Promise<void> {
  const [row] = await tx
    .insert(activities)
    .values(activityRow({ ...entry, time: entry.now }))
    .returning({ id: activities.id })
  if (row && entry.reason)
    await tx.insert(activityReasons).values({ activityId: row.id, reason: entry.reason })
}
