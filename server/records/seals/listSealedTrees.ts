import { count, sql } from 'drizzle-orm'
import {
  COSIGNATURE,
  parseCheckpoint,
  timeOf,
  verifierKeyText,
} from '../../../shared/rules/records/receipt/checkpoint'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import type { SealedTree, SealVerdict, SignedHead } from '../../generated/resolvers'
import { unsealedActivities, unsealedRecords } from '../../ground/tables/seals'
import { keyIdOf, originOf, verifierKeyOf, verifyingKeysOf, type PublicKey } from './checkpointKeys'
import { openCheckpoint } from './checkpoints'
import { goesOnFrom, newestCheckpoint, type KeptCheckpoint } from './heads'
import { readTree, TreeGapError, treeNames, treeSize, type TreeName } from './tree'

/** How far each chain is sealed; checks its newest signed head by a few hundred rows (`npm run verify`: by all). */
export async function listSealedTrees(context: RequestContext): Promise<SealedTree[]> {
  requireDuty(context, 'listSealedTrees')
  const { db, files, settings } = context.deps
  const keys = verifyingKeysOf(settings)
  return Promise.all(
    treeNames.map(async (name): Promise<SealedTree> => {
      const [size, newest] = [await treeSize(db, name), await newestCheckpoint(files, name)]
      return {
        Name: name,
        Size: size,
        Waiting: await waitingFor(db, name),
        Verdict: await verdictOf(db, size, newest, keys),
        Head: newest && toHead(newest, keys),
        Keys: keys.map((key) => verifierKeyText(verifierKeyOf(originOf(settings, name), key))),
      }
    }),
  )
}

async function waitingFor(db: Queryable, tree: TreeName): Promise<number> {
  const [row] =
    tree === 'records'
      ? await db.select({ rows: count() }).from(unsealedRecords)
      : await db
          .select({
            rows: sql<number>`coalesce(sum(${unsealedActivities.lastId} - ${unsealedActivities.firstId} + 1), 0)::int`,
          })
          .from(unsealedActivities)
  return row?.rows ?? 0
}

async function verdictOf(
  db: Queryable,
  size: number,
  newest: KeptCheckpoint | null,
  keys: readonly PublicKey[],
): Promise<SealVerdict> {
  if (!newest || keys.length === 0) return 'Unsigned'
  const head = openCheckpoint(newest.note, keys)
  if (typeof head !== 'object') return 'Foreign'
  try {
    return (await goesOnFrom(readTree(db, newest.tree), size, head)) ? 'Kept' : 'Parted'
  } catch (error) {
    if (error instanceof TreeGapError) return 'Parted'
    throw error
  }
}

function toHead({ key, note }: KeptCheckpoint, keys: readonly PublicKey[]): SignedHead {
  const head = parseCheckpoint(note)
  const cosigned = head?.signatures.find(({ keyId }) =>
    keys.some(({ publicKey }) => keyId === keyIdOf(head.origin, publicKey, COSIGNATURE)),
  )
  return {
    Size: head?.size ?? null,
    SignedAt: cosigned ? new Date(timeOf(cosigned.signature) * 1000) : null,
    Note: note,
    Name: key.slice(key.lastIndexOf('/') + 1),
  }
}
