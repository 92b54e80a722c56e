import type { ActivityEvent } from '../../shared/activity'
import type { Queryable } from '../db/client'
import { activityRow } from './activityRow'
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
  await tx.insert(activities).values(activityRow({ ...entry, time: entry.now }))
}
