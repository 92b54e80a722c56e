import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { healthChecks, onlineChecks, screenings } from '../schema/screenings'

/** A screening with its check and its test; null when there is none that fits the condition. */
export async function findScreening(db: Queryable, screeningId: string, condition?: SQL) {
  const [row] = await db
    .select({ info: screenings, onlineCheck: onlineChecks, healthCheck: healthChecks })
    .from(screenings)
    .leftJoin(onlineChecks, eq(onlineChecks.screeningId, screenings.id))
    .leftJoin(healthChecks, eq(healthChecks.screeningId, screenings.id))
    .where(and(eq(screenings.id, screeningId), condition))
  return row ?? null
}
