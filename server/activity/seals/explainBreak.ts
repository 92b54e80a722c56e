import { chainHash } from './chain'
import type { Finding } from './finding'
import type { SealedRow } from './readSeals'

/** A row that does not give the hash of its seal, with the hash it was computed on. */
export type Break = SealedRow & { row: NonNullable<SealedRow['row']>; previous: Buffer }

/** Whether a broken row trades places with another broken one, or was simply changed. */
export function explainBreak(broken: Break, breaks: readonly Break[]): Finding {
  const { seal } = broken
  const other = breaks.find((candidate) => candidate !== broken && isSwapped(broken, candidate))
  const place = { activityId: seal.activityId, no: seal.no }
  return other ? { kind: 'swapped', ...place, other: other.seal.activityId } : { kind: 'changed', ...place }
}

function isSwapped({ seal, row, previous }: Break, other: Break): boolean {
  const contents = chainHash(previous, { ...other.row, id: row.id }, seal.reasonDigest)
  const rows = chainHash(previous, other.row, seal.reasonDigest)
  const seals = chainHash(previous, other.row, other.seal.reasonDigest)
  return contents.equals(seal.hash) || rows.equals(seal.hash) || seals.equals(other.seal.hash)
}
