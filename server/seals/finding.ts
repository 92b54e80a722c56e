import type { RecordKind } from './sealedRecords'

/**
 * - `changed`: the row, its reason or its seal is not what it was when it was sealed
 * - `missing`: the row was sealed, or waited for it, and is gone; or its reason, of somebody who has not left
 * - `swapped`: its contents are those of another row, `other`
 * - `unchained`: there is no seal of this number, `no`
 * - `unsealed`: the row has no seal and should have had one long ago
 * - `truncated`: the chain ends before the number that was written down outside the database
 * - `rewritten`: the seal of that number is another one than was written down
 * - `otherKey`: it is sealed by a key that is not here, and cannot be verified
 */
export type FindingKind =
  'changed' | 'missing' | 'swapped' | 'unchained' | 'unsealed' | 'truncated' | 'rewritten' | 'otherKey'

export type Finding = {
  kind: FindingKind
  /** The log row; null if only a seal is known. */
  activityId: number | null
  /** The seal's number; null for a row without one. */
  no: number | null
  other?: number
  /** The affected record of money or judgement, instead of a log row. */
  record?: { kind: RecordKind; id: string }
  /** The file of the head. */
  key?: string
}
