import { activityText, type ActivityActor, type ActivityEvent } from '../../shared/activity'
import type { activities } from '../schema/activity'

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
