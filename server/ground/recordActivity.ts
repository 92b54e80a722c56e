import type { ActivityActor, ActivityEvent } from '../../shared/words/records/activity'
import { activityText } from './words/activityText'
import { sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Queryable } from './db/client'
import { keepReasons } from './reasons'
import { activities } from './tables/activity'
import type { Vault } from './vault/vault'
import { named, namedInsertAll } from './db/named'

/** Sealed where it is about a person. */
type Reasoned =
  | { reason?: null; vault?: undefined }
  | { userId: null; reason: string | null | undefined; vault?: undefined }
  | { reason: string | null | undefined; vault: Vault | undefined }

/**
 * Adds one row to the activity log, in the transaction of the change.
 * @param entry.userId the person it is about, entry.actorId the actor (null for the system)
 * @param entry.reason the staff's reason, sealed beside the log, never in its text
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
  } & Reasoned,
): Promise<number> {
  const [activityId] = await written(tx, activityValues({ ...entry, time: entry.now }))
  if (activityId === undefined) throw new Error('A row of the log was not written')
  if (entry.reason)
    await keepReasons(tx, entry.vault, [{ activityId, userId: entry.userId, reason: entry.reason }])
  return activityId
}

const logged = ['time', 'userId', 'actorId', 'category', 'operation', 'text', 'requestId'] as const
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** Part of a statement that adds one row to the activity log, with `activityValues`. */
export const insertActivity = sql`insert into ${activities} (${list(logged.map((name) => sql`${sql.identifier(toSnakeCase(name))}`))})
  values (${list(logged.map((name) => sql`${sql.placeholder(`activity ${name}`)}`))})`

const written = named(sql`${insertActivity} returning ${activities.id}`, ([id]) => Number(id))

const allWritten = namedInsertAll(activities, logged, sql`returning ${activities.id}`, ([id]) => Number(id))

/** Adds rows to the activity log by one statement, all with the same reason or without one. */
export async function recordActivities(
  tx: Queryable,
  entries: readonly ActivityEntry[],
  { reason, vault }: { reason?: string; vault?: Vault } = {},
): Promise<void> {
  const ids = await allWritten(tx, entries.map(activityRow))
  if (!reason) return
  const reasons = entries.flatMap(({ userId }, place) => {
    const activityId = ids[place]
    return activityId === undefined ? [] : [{ activityId, userId, reason }]
  })
  await keepReasons(tx, vault, reasons)
}

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
