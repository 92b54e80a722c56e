import { asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { activities, activityReasons, type ActivityRow } from '../schema/activity'
import { activitySeals } from '../schema/seals'

/** A seal and its current log row; null if the row is missing. */
export type SealedRow = {
  seal: typeof activitySeals.$inferSelect
  row: ActivityRow | null
  reason: { salt: string; reason: string } | null
}

const BATCH = 5_000

/** The whole chain in batches; reads one ahead. */
export async function* readSeals(db: Queryable): AsyncGenerator<SealedRow[]> {
  let reading = read(db, 0)
  for (;;) {
    const batch = await reading
    const last = batch.at(-1)
    if (!last) return
    const whole = batch.length === BATCH
    if (whole) reading = read(db, last.seal.no)
    yield batch
    if (!whole) return
  }
}

async function read(db: Queryable, after: number): Promise<SealedRow[]> {
  return db
    .select({
      seal: activitySeals,
      row: activities,
      reason: { salt: activityReasons.salt, reason: activityReasons.reason },
    })
    .from(activitySeals)
    .leftJoin(activities, eq(activities.id, activitySeals.activityId))
    .leftJoin(activityReasons, eq(activityReasons.activityId, activitySeals.activityId))
    .where(gt(activitySeals.no, after))
    .orderBy(asc(activitySeals.no))
    .limit(BATCH)
}
