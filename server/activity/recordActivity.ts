import { type ActivityEvent, activityText, type ActivityActor } from '../../shared/activity'
import type { Queryable } from '../db/client'
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

export type ActivityEntry = {
  event: ActivityEvent
  /** The person it is about. */
  userId: string | null
  /** The actor; null for the system. */
  actorId: string | null
  time: Date
  requestId?: string | null
}

export function activityRow(entry: ActivityEntry): typeof activities.$inferInsert {
  const { event, userId, actorId, time, requestId = null } = entry
  return {
    time,
    userId,
    actorId,
    category: event.category,
    operation: event.operation,
    text: activityText(event, actorOf(entry)),
    requestId,
  }
}

function actorOf({ userId, actorId }: ActivityEntry): ActivityActor {
  if (actorId === null) return { by: 'system' }
  return actorId === userId ? { by: 'self' } : { by: 'administrator', id: actorId }
}
