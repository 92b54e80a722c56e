import { and, eq, inArray } from 'drizzle-orm'
import { receiptText } from '../../../shared/rules/records/receipt/proof'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { recordSeals } from '../../ground/tables/seals'
import { sealKeysOf } from './chain'
import { checkpointKeysOf, originOf } from './checkpointKeys'
import { signCheckpoint } from './checkpoints'
import { leafHash } from './merkle'
import { recordEntry } from './recordEntry'
import { readRecordTexts } from './recordTexts'
import type { RecordKind } from './sealedRecords'
import { readTree, treeSize } from './tree'

type Circumstances = Pick<Deps, 'settings' | 'vault'>

/**
 * A sealed record's receipt: its leaf's content, its place in the current tree, and a newly signed head. No writes.
 * @returns null while unsealed, without the keys, and for records sealed before leaves existed
 * @throws Error when the record differs from what was sealed
 */
export async function createReceipt(
  db: Queryable,
  deps: Circumstances,
  { recordId, ...of }: { kind: RecordKind; recordId: string; now: Date },
): Promise<string | null> {
  const [receipt] = await createReceipts(db, deps, { ...of, recordIds: [recordId] })
  return receipt ?? null
}

/** The same for several records under one head, in their order; those that have none are left out. */
export async function createReceipts(
  db: Queryable,
  { settings, vault }: Circumstances,
  { kind, recordIds, now }: { kind: RecordKind; recordIds: readonly string[]; now: Date },
): Promise<string[]> {
  const seals = await db
    .select()
    .from(recordSeals)
    .where(and(eq(recordSeals.kind, kind), inArray(recordSeals.recordId, [...recordIds])))
  const [signing] = checkpointKeysOf(settings)
  if (seals.length === 0 || !signing) return []
  const texts = await readRecordTexts(db, vault, kind, recordIds)
  const [size, tree] = [await treeSize(db, 'records'), readTree(db, 'records')]
  const root = Uint8Array.from(await tree.root(size))
  const checkpoint = signCheckpoint(signing, { origin: originOf(settings, 'records'), size, root }, now)
  const receipts: string[] = []
  for (const recordId of recordIds) {
    const seal = seals.find((one) => one.recordId === recordId)
    const key = sealKeysOf(settings).find(({ id }) => id === seal?.keyId)
    if (!seal?.leaf || !key) continue
    const text = texts.get(recordId)
    const entry = text === undefined ? '' : recordEntry(key, kind, recordId, text)
    if (!leafHash(Buffer.from(entry)).equals(seal.leaf))
      throw new Error(`A record of ${kind} is not what was sealed`)
    const path = await tree.inclusionProof(seal.no - 1, size)
    const proof = {
      extra: Uint8Array.from(seal.leaf),
      index: seal.no - 1,
      path: path.map((hash) => Uint8Array.from(hash)),
      checkpoint,
    }
    receipts.push(receiptText({ entry, proof }))
  }
  return receipts
}
