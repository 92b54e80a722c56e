import { and, eq } from 'drizzle-orm'
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

/**
 * A sealed record's receipt: its leaf's content, its place in the current tree, and a newly signed head. No writes.
 * @returns null while unsealed, without the keys, and for records sealed before leaves existed
 * @throws Error when the record differs from what was sealed
 */
export async function createReceipt(
  db: Queryable,
  { settings, vault }: Pick<Deps, 'settings' | 'vault'>,
  { kind, recordId, now }: { kind: RecordKind; recordId: string; now: Date },
): Promise<string | null> {
  const [seal] = await db
    .select()
    .from(recordSeals)
    .where(and(eq(recordSeals.kind, kind), eq(recordSeals.recordId, recordId)))
  const [signing] = checkpointKeysOf(settings)
  const key = sealKeysOf(settings).find(({ id }) => id === seal?.keyId)
  if (!seal?.leaf || !key || !signing) return null
  const text = (await readRecordTexts(db, vault, kind, [recordId])).get(recordId)
  const entry = text === undefined ? '' : recordEntry(key, kind, recordId, text)
  if (!leafHash(Buffer.from(entry)).equals(seal.leaf))
    throw new Error(`A record of ${kind} is not what was sealed`)
  const [size, tree] = [await treeSize(db, 'records'), readTree(db, 'records')]
  const path = await tree.inclusionProof(seal.no - 1, size)
  const root = Uint8Array.from(await tree.root(size))
  return receiptText({
    entry,
    proof: {
      extra: Uint8Array.from(seal.leaf),
      index: seal.no - 1,
      path: path.map((hash) => Uint8Array.from(hash)),
      checkpoint: signCheckpoint(signing, { origin: originOf(settings, 'records'), size, root }, now),
    },
  })
}
