import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../ground/db/client'
import { recordSeals, unsealedRecords } from '../../ground/tables/seals'
import type { Vault } from '../../ground/vault/vault'
import { NO_HASH, type SealKey } from './chain'
import { recordLeaf } from './recordEntry'
import { readRecordTexts } from './recordTexts'
import { digestOfRecord, recordHash, recordKinds, type RecordKind } from './sealedRecords'
import { growTree } from './tree'

/** Any number that no other lock uses, the same in all our processes. */
const SEAL_LOCK = 7_261_157
const BATCH = 2_000
const MOST_AT_ONCE = 50_000

/** Seals waiting final records; returns how many. None without a key: digests of erased answers could be guessed. */
export async function sealRecords(db: Queryable, key: SealKey | null, vault: Vault): Promise<number> {
  if (!key) return 0
  // Usually nothing waits, and a look at each kind is a transaction.
  const waiting = await db.select({ kind: unsealedRecords.kind }).from(unsealedRecords).limit(1)
  if (waiting.length === 0) return 0
  let sealed = 0
  for (const kind of recordKinds)
    for (let batch = BATCH; batch === BATCH && sealed < MOST_AT_ONCE; sealed += batch)
      batch = await db.transaction((tx) => sealBatch(tx, vault, { key, kind }))
  return sealed
}

/** Seals one kind in the caller's transaction, so that new records have a receipt before the commit. */
export async function sealInTransaction(
  tx: Transaction,
  vault: Vault,
  what: { key: SealKey; kind: RecordKind },
): Promise<void> {
  await sealBatch(tx, vault, what)
}

async function sealBatch(
  tx: Transaction,
  vault: Vault,
  { key, kind }: { key: SealKey; kind: RecordKind },
): Promise<number> {
  // Checked without the lock, because usually nothing waits.
  const waiting = await tx
    .select({ id: unsealedRecords.recordId })
    .from(unsealedRecords)
    .where(eq(unsealedRecords.kind, kind))
    .limit(1)
  if (waiting.length === 0) return 0
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEAL_LOCK})`)
  const { rows } = await tx.execute<{ id: string; is_sealed: boolean }>(sql`
    SELECT u.record_id AS id, s.no IS NOT NULL AS is_sealed
    FROM unsealed_records u LEFT JOIN record_seals s ON s.kind = u.kind AND s.record_id = u.record_id
    WHERE u.kind = ${kind} ORDER BY u.record_id LIMIT ${BATCH}`)
  const texts = await readRecordTexts(
    tx,
    vault,
    kind,
    rows.map(({ id }) => id),
  )
  const [last] = await tx.select().from(recordSeals).orderBy(desc(recordSeals.no)).limit(1)
  let [no, hash] = [last?.no ?? 0, last?.hash ?? NO_HASH]
  const seals = rows
    .filter(({ id, is_sealed }) => texts.has(id) && !is_sealed)
    .map(({ id: recordId }) => {
      const text = texts.get(recordId) ?? ''
      const digest = digestOfRecord(key, kind, text)
      const leaf = recordLeaf(key, kind, recordId, text)
      hash = recordHash(key, hash, { kind, recordId, digest, leaf })
      return { no: ++no, kind, recordId, digest, leaf, hash, keyId: key.id }
    })
  if (seals.length > 0) await tx.insert(recordSeals).values(seals)
  await growTree(tx, 'records', no)
  const done = rows.map(({ id: recordId }) => recordId)
  await tx.execute(
    sql`DELETE FROM unsealed_records WHERE kind = ${kind} AND record_id = ANY(${sql.param(done)}::uuid[])`,
  )
  return rows.length
}
