import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../ground/db/client'
import { activities, activityReasons, type ActivityRow } from '../../ground/tables/activity'
import { activitySeals, unsealedActivities } from '../../ground/tables/seals'
import { chainHash, digestOfReason, NO_HASH, type SealKey } from './chain'
import { openWritten, storedReason, type StoredReason } from './openWritten'
import { noVault, type Vault } from '../../ground/vault/vault'
import { growTree } from './tree'

/** Any number that no other lock uses, the same in all our processes. */
const SEAL_LOCK = 7_261_156
const BATCH = 2_000
/** A long old log is sealed over many runs, a few seconds per minute. */
const MOST_AT_ONCE = 50_000

type Written = { row: ActivityRow; reason: StoredReason | null }
type Batch = { written: Written[]; leaveQueue: () => Promise<unknown> }

/**
 * Seals waiting rows: recent ones, then those older than the seals. Writers never wait; sealers take turns per batch.
 * @param options.key without a key, an attacker who controls the database can forge seals
 * @param options.vault opens the reasons that are sealed at rest
 * @returns the number of sealed rows
 * @throws Error when the chain has a key and none is given
 */
export async function sealActivities(
  db: Database,
  {
    key = null,
    most = MOST_AT_ONCE,
    vault = noVault,
  }: { key?: SealKey | null; most?: number; vault?: Vault } = {},
): Promise<number> {
  let sealed = 0
  while (sealed < most && (await isAnythingWaiting(db))) {
    const batch = await db.transaction((tx) => sealBatch(tx, { key, vault }))
    if (batch === 0) break
    sealed += batch
  }
  return sealed
}

/** Checked without the lock, because usually nothing waits. */
async function isAnythingWaiting(db: Database): Promise<boolean> {
  const waiting = await db.select({ id: unsealedActivities.firstId }).from(unsealedActivities).limit(1)
  return waiting.length > 0
}

type With = { key: SealKey | null; vault: Vault }

async function sealBatch(tx: Transaction, { key, vault }: With): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEAL_LOCK})`)
  const { written, leaveQueue } = (await nextWritten(tx)) ?? (await nextOfBefore(tx))
  if (written.length > 0) await addSeals(tx, await openWritten(vault, tx, written), key)
  await leaveQueue()
  return written.length
}

async function addSeals(tx: Transaction, written: Written[], key: SealKey | null): Promise<void> {
  const [last] = await tx.select().from(activitySeals).orderBy(desc(activitySeals.no)).limit(1)
  const { no, hash: lastHash } = last ?? { no: 0, hash: NO_HASH }
  if (last?.keyId && !key) throw new Error('The log is sealed by a key that is not here')
  let hash = lastHash
  const digests = written.map(({ reason }) => reason && digestOfReason(reason))
  const hashes = written.map(({ row }, index) => (hash = chainHash(hash, row, digests[index] ?? null, key)))
  // Four array parameters instead of thousands take half the time.
  await tx.execute(sql`
    INSERT INTO activity_seals (no, activity_id, reason_digest, hash, key_id)
    SELECT ${no}::bigint + place, activity_id, reason_digest, hash, ${key?.id ?? null}
    FROM unnest(${sql.param(written.map(({ row }) => row.id))}::bigint[], ${sql.param(digests)}::bytea[], ${sql.param(hashes)}::bytea[])
      WITH ORDINALITY AS seals (activity_id, reason_digest, hash, place)`)
  await growTree(tx, 'log', no + written.length)
}

const columns = { row: activities, reason: storedReason }

/** Rows queued by the trigger, by number; commit order is unknown and irrelevant. */
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
    leaveQueue: () =>
      tx.execute(sql`DELETE FROM unsealed_activities WHERE first_id = ANY(${sql.param(ids)}::bigint[])`),
  }
}

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
