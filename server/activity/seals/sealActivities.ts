import { asc, desc, eq, gte, inArray, and, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { activities, activityReasons, type ActivityRow } from '../tables'
import { chainHash, digestOfReason, NO_HASH } from './chain'
import { activitySeals, unsealedActivities } from './tables'

/** Any number, as long as every process of ours uses the same and no other lock has it. */
const SEAL_LOCK = 7_261_156
const BATCH = 2_000
/** A log of before is sealed in many runs, for some seconds of each minute: people work meanwhile. */
const MOST_AT_ONCE = 100_000

type Written = { row: ActivityRow; reason: { salt: string; reason: string } | null }
type Batch = { written: Written[]; leaveQueue: () => Promise<unknown> }

/**
 * Chains what was committed and waits: first what was written lately, then what was there before the seals. Writers
 * wait for nothing; two sealers wait for each other, a batch at a time.
 * @returns how many rows were sealed
 */
export async function sealActivities(db: Database, most = MOST_AT_ONCE): Promise<number> {
  let sealed = 0
  while (sealed < most && (await isAnythingWaiting(db))) {
    const batch = await db.transaction(sealBatch)
    if (batch === 0) break
    sealed += batch
  }
  return sealed
}

/** Asked without the lock: mostly nothing waits. */
async function isAnythingWaiting(db: Database): Promise<boolean> {
  const waiting = await db.select({ id: unsealedActivities.firstId }).from(unsealedActivities).limit(1)
  return waiting.length > 0
}

async function sealBatch(tx: Transaction): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEAL_LOCK})`)
  const { written, leaveQueue } = (await nextWritten(tx)) ?? (await nextOfBefore(tx))
  if (written.length > 0) await tx.insert(activitySeals).values(await sealsOf(tx, written))
  await leaveQueue()
  return written.length
}

async function sealsOf(tx: Transaction, written: Written[]): Promise<(typeof activitySeals.$inferInsert)[]> {
  const [last] = await tx.select().from(activitySeals).orderBy(desc(activitySeals.no)).limit(1)
  let { no, hash } = last ?? { no: 0, hash: NO_HASH }
  return written.map(({ row, reason }) => {
    const reasonDigest = reason && digestOfReason(reason)
    hash = chainHash(hash, row, reasonDigest)
    no += 1
    return { no, activityId: row.id, reasonDigest, hash }
  })
}

const columns = {
  row: activities,
  reason: { salt: activityReasons.salt, reason: activityReasons.reason },
}

/** Rows that came by the trigger, by number: the order of commits is not known, and of no importance. */
async function nextWritten(tx: Transaction): Promise<Batch | null> {
  const written: Written[] = await tx
    .select(columns)
    .from(unsealedActivities)
    .innerJoin(activities, eq(activities.id, unsealedActivities.firstId))
    .leftJoin(activityReasons, eq(activityReasons.activityId, activities.id))
    .where(eq(unsealedActivities.firstId, unsealedActivities.lastId))
    .orderBy(asc(unsealedActivities.firstId))
    .limit(BATCH)
  if (written.length === 0) return null
  const ids = written.map(({ row }) => row.id)
  return {
    written,
    leaveQueue: () => tx.delete(unsealedActivities).where(inArray(unsealedActivities.firstId, ids)),
  }
}

/** The beginning of a stretch that was there before the seals. */
async function nextOfBefore(tx: Transaction): Promise<Batch> {
  const [stretch] = await tx
    .select()
    .from(unsealedActivities)
    .where(lt(unsealedActivities.firstId, unsealedActivities.lastId))
    .orderBy(asc(unsealedActivities.firstId))
    .limit(1)
  if (!stretch) return { written: [], leaveQueue: async () => undefined }
  const { firstId, lastId } = stretch
  const written: Written[] = await tx
    .select(columns)
    .from(activities)
    .leftJoin(activityReasons, eq(activityReasons.activityId, activities.id))
    .where(and(gte(activities.id, firstId), lte(activities.id, lastId)))
    .orderBy(asc(activities.id))
    .limit(BATCH)
  const until = written.length < BATCH ? lastId : (written.at(-1)?.row.id ?? lastId)
  const stretchRow = eq(unsealedActivities.firstId, firstId)
  return {
    written,
    leaveQueue: () =>
      until < lastId
        ? tx
            .update(unsealedActivities)
            .set({ firstId: until + 1 })
            .where(stretchRow)
        : tx.delete(unsealedActivities).where(stretchRow),
  }
}
