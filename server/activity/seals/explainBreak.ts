import { chainHash } from './chain'
import type { Finding } from './finding'
import type { SealedRow } from './readSeals'
import type { SealKey } from './sealKeys'

/** A row that does not give the hash of its seal, with the hash it was computed on. */
export type Break = SealedRow & { row: NonNullable<SealedRow['row']>; previous: Buffer; key: SealKey | null }

/** Whether a broken row trades places with another broken one, or was simply changed. */
export function explainBreak(broken: Break, breaks: readonly Break[]): Finding {
  const { seal } = broken
  const other = breaks.find((candidate) => candidate !== broken && isSwapped(broken, candidate))
  const place = { activityId: seal.activityId, no: seal.no }
  return other ? { kind: 'swapped', ...place, other: other.seal.activityId } : { kind: 'changed', ...place }
}

function isSwapped({ seal, row, previous, key }: Break, other: Break): boolean {
  const contents = chainHash(previous, { ...other.row, id: row.id }, seal.reasonDigest, key)
  const rows = chainHash(previous, other.row, seal.reasonDigest, key)
  const seals = chainHash(previous, other.row, other.seal.reasonDigest, key)
  return contents.equals(seal.hash) || rows.equals(seal.hash) || seals.equals(other.seal.hash)
}
