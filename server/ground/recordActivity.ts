import type { ActivityActor, ActivityEvent } from '../../shared/words/records/activity'
import { activityText } from '../../shared/words/records/activityText'
import { sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Queryable } from './db/client'
import { activities, activityReasons } from './tables/activity'
import { named } from './db/named'

/**
 * Adds one row to the activity log, in the transaction of the change.
 * @param entry.userId the person it is about, entry.actorId the actor (null for the system)
 * @param entry.reason the staff's reason, stored beside the log, never in its text
 * @returns the number of the row
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
): Promise<number> {
  const [activityId] = await written(tx, activityValues({ ...entry, time: entry.now }))
  if (activityId === undefined) throw new Error('A row of the log was not written')
  if (entry.reason) await tx.insert(activityReasons).values({ activityId, reason: entry.reason })
  return activityId
}

const logged = ['time', 'userId', 'actorId', 'category', 'operation', 'text', 'requestId'] as const
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** Part of a statement that adds one row to the activity log, with `activityValues`. */
export const insertActivity = sql`insert into ${activities} (${list(logged.map((name) => sql`${sql.identifier(toSnakeCase(name))}`))})
  values (${list(logged.map((name) => sql`${sql.placeholder(`activity ${name}`)}`))})`

const written = named(sql`${insertActivity} returning ${activities.id}`, ([id]) => Number(id))

export function activityValues(entry: ActivityEntry): Record<string, unknown> {
  const row = activityRow(entry)
  return Object.fromEntries(logged.map((name) => [`activity ${name}`, row[name]]))
}

export type ActivityEntry = {
  event: ActivityEvent
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
