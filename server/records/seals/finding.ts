import type { RecordKind } from './sealedRecords'
import type { TreeName } from './tree'

/**
 * - `changed`: the row, its reason or its seal differs from what was sealed
 * - `missing`: the row is gone, or the reason of a member who has not left
 * - `swapped`: it has the contents of the row `other`
 * - `unchained`: seal `no` does not exist
 * - `unsealed`: the row should have been sealed long ago
 * - `truncated`: the chain ends before the last head
 * - `rewritten`: the seal differs from its head
 * - `otherKey`: the key of the seal or of a signed head is unknown
 * - `forged`: the signature of a head is wrong
 */
export type FindingKind =
  | 'changed'
  | 'missing'
  | 'swapped'
  | 'unchained'
  | 'unsealed'
  | 'truncated'
  | 'rewritten'
  | 'otherKey'
  | 'forged'

export type Finding = {
  kind: FindingKind
  /** The log row; null if only a seal is known. */
  activityId: number | null
  no: number | null
  other?: number
  /** The affected record of money or judgement, instead of a log row. */
  record?: { kind: RecordKind; id: string }
  /** In the chain's tree; each node covers 256 below. */
  node?: { tree: TreeName; level: number; index: number }
  key?: string
}
