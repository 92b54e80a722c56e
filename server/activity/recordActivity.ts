import { activityText, type ActivityEvent } from '../../shared/activity'
import type { Queryable } from '../db/client'
import { activities } from './tables'

/**
 * Adds one row to the activity log, in the transaction of the change it tells of.
 * @param entry.userId whom it is about, entry.actorId who did it (null for the system)
 */
export async function recordActivity(
  tx: Queryable,
  entry: {
    event: ActivityEvent
    userId: string | null
    actorId: string | null
    now: Date
    requestId?: string | null
  },
): Promise<void> {
  const actor =
    entry.actorId === null
      ? { by: 'system' as const }
      : entry.actorId === entry.userId
        ? { by: 'self' as const }
        : { by: 'administrator' as const, id: entry.actorId }
  await tx.insert(activities).values({
    time: entry.now,
    userId: entry.userId,
    actorId: entry.actorId,
    category: entry.event.category,
    operation: entry.event.operation,
    text: activityText(entry.event, actor),
    requestId: entry.requestId ?? null,
  })
}
