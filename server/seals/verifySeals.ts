import type { Queryable } from '../db/client'
import { chainHash, digestOfReason, NO_HASH } from './chain'
import { findLostReasons, findLostUnsealed, findUnsealed } from './findOutsideChain'
import type { Finding } from './finding'
import type { Head } from './heads'
import { readSeals, type SealedRow } from './readSeals'
import type { SealKey } from './sealKeys'
import { verifyRecords } from './verifyRecords'

export type Verdict = {
  /** Seals of the log that were computed again. */
  verified: number
  /** Seals of records of money and judgement. */
  records: number
  /** The last of them, 0 without any. */
  lastNo: number
  /** Rows that are sealed in a moment, or of before the seals and on their way. */
  waiting: number
  /** Places where the log is not what it was, the first ones in the order of the chain, and how many there are. */
  findings: Finding[]
  broken: number
}

const MOST_NAMED = 100

/**
 * Computes the chain of the log anew and holds it against the seals, the heads that were written down outside, and the
 * rows that have no seal. Each hash is computed on the stored one before it, so that one changed row is one finding.
 * @param keys those that seals were made with; what was made without one needs none
 * @param db a transaction that sees one state (REPEATABLE READ), or a database that nobody writes to
 */
export async function verifySeals(
  db: Queryable,
  heads: readonly Head[],
  keys: readonly SealKey[] = [],
): Promise<Verdict> {
  const { verified, last, findings, broken } = await verifyChain(db, heads, keys)
  const records = await verifyRecords(db, heads, keys)
  const { waiting, ...unsealed } = await findUnsealed(db)
  const outside = [await findLostReasons(db), await findLostUnsealed(db), unsealed, records]
  return {
    verified,
    records: records.verified,
    lastNo: last.no,
    waiting,
    findings: [...findings, ...outside.flatMap((found) => found.findings)].slice(0, MOST_NAMED),
    broken: outside.reduce((sum, found) => sum + found.broken, broken),
  }
}

async function verifyChain(db: Queryable, heads: readonly Head[], keys: readonly SealKey[]) {
  const byId = new Map(keys.map((key) => [key.id, key]))
  const places: (Finding | Break)[] = []
  const unseen = new Set(heads)
  const headsByNo = new Map<number, Head[]>()
  for (const head of heads) headsByNo.set(head.no, [...(headsByNo.get(head.no) ?? []), head])
  let [verified, broken] = [0, 0]
  let last: { no: number; hash: Buffer; keyId: string | null } = { no: 0, hash: NO_HASH, keyId: null }
  const find = (place: Finding | Break) => {
    broken++
    if (places.length < MOST_NAMED) places.push(place)
  }
  for await (const batch of readSeals(db))
    for (const sealed of batch) {
      const { seal, row } = sealed
      const place = { activityId: seal.activityId, no: seal.no }
      if (seal.no !== last.no + 1) find({ kind: 'unchained', activityId: null, no: last.no + 1 })
      if (!row) find({ kind: 'missing', ...place })
      else if (seal.keyId && !byId.has(seal.keyId)) find({ kind: 'otherKey', ...place })
      else {
        const key = byId.get(seal.keyId ?? '') ?? null
        const previous = last.hash
        // Once there is a key, a seal without one is made by somebody who does not have it.
        const isBare = last.keyId !== null && seal.keyId === null
        if (isBare || !isWhole(sealed, row, previous, key)) find({ ...sealed, row, previous, key })
      }
      for (const head of headsByNo.get(seal.no) ?? []) {
        unseen.delete(head)
        if (head.hash !== seal.hash.toString('hex')) find({ kind: 'rewritten', ...place, key: head.key })
      }
      last = seal
      verified++
    }
  for (const { key, no } of unseen)
    find({ kind: no > last.no ? 'truncated' : 'rewritten', activityId: null, no, key })
  const breaks = places.filter((place) => 'seal' in place)
  const findings = places.map((place) => ('seal' in place ? explainBreak(place, breaks) : place))
  return { verified, last, findings, broken }
}

function isWhole(
  { seal, reason }: SealedRow,
  row: Break['row'],
  previous: Buffer,
  key: SealKey | null,
): boolean {
  if (reason && !(seal.reasonDigest && digestOfReason(reason).equals(seal.reasonDigest))) return false
  return chainHash(previous, row, seal.reasonDigest, key).equals(seal.hash)
}

/** A row that does not give the hash of its seal, with the hash it was computed on. */
type Break = SealedRow & { row: NonNullable<SealedRow['row']>; previous: Buffer; key: SealKey | null }

/** Whether a broken row trades places with another broken one, or was simply changed. */
function explainBreak(broken: Break, breaks: readonly Break[]): Finding {
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
