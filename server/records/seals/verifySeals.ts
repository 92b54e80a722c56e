import { asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../ground/db/client'
import { activities, activityReasons, type ActivityRow } from '../../ground/tables/activity'
import { activitySeals } from '../../ground/tables/seals'
import { noVault, type Vault } from '../../ground/vault/vault'
import { chainHash, digestOfReason, NO_HASH, type SealKey } from './chain'
import type { Head } from './heads'
import { openWritten, storedReason, type StoredReason } from './openWritten'
import { leafOf } from './tree'
import type { Finding } from './finding'
import { findLostReasons, findLostUnsealed, findUnsealed, verifyRecords } from './verifyRecords'
import { excuseLost, type Excuse } from './excuseLost'
import { checkTree, type Signed, type TreeCheck } from './verifyTrees'

export type Verdict = {
  verified: number
  records: number
  /** 0 without any seal. */
  lastNo: number
  /** Rows to be sealed soon, including those older than the seals. */
  waiting: number
  /** By keys that are lost for good: nobody can tell whether they are whole. */
  lost: number
  /** In the order of the chain; `broken` is their full number. */
  findings: Finding[]
  broken: number
}

const MOST_NAMED = 100

type With = { signed?: Signed; vault?: Vault; lost?: readonly string[] }

/**
 * Recomputes the log's chain and compares it with the seals, the heads and the unsealed rows. Each hash uses the stored
 * hash before it, so one changed row gives one finding.
 * @param keys all keys that seals were made with
 * @param with.lost ids of keys that are lost for good
 * @param with.signed the signed heads of the trees
 * @param with.vault opens values sealed at rest
 * @param db a REPEATABLE READ transaction, or a database without writers
 */
export async function verifySeals(
  db: Queryable,
  heads: readonly Head[],
  keys: readonly SealKey[] = [],
  { signed = { checkpoints: [], keys: [] }, vault = noVault, lost = [] }: With = {},
): Promise<Verdict> {
  const excuses = { log: excuseLost(lost, keys), records: excuseLost(lost, keys) }
  const { verified, last, findings, broken } = await verifyChain(
    db,
    heads,
    { keys, vault, excuse: excuses.log },
    await checkTree(db, 'log', signed),
  )
  const records = await verifyRecords(
    db,
    heads,
    { keys, vault, excuse: excuses.records },
    await checkTree(db, 'records', signed),
  )
  const { waiting, ...unsealed } = await findUnsealed(db)
  const outside = [await findLostReasons(db), await findLostUnsealed(db), unsealed, records]
  return {
    verified,
    records: records.verified,
    lastNo: last.no,
    waiting,
    lost: excuses.log.count() + excuses.records.count(),
    findings: [...findings, ...outside.flatMap((found) => found.findings)].slice(0, MOST_NAMED),
    broken: outside.reduce((sum, found) => sum + found.broken, broken),
  }
}

async function verifyChain(
  db: Queryable,
  heads: readonly Head[],
  { keys, vault, excuse }: { keys: readonly SealKey[]; vault: Vault; excuse: Excuse },
  tree: TreeCheck,
) {
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
    for (const sealed of await openReadable(vault, db, batch)) {
      const { seal, row } = sealed
      const place = { activityId: seal.activityId, no: seal.no }
      const brokenBefore = broken
      if (seal.no !== last.no + 1) find({ kind: 'unchained', activityId: null, no: last.no + 1 })
      if (!row) find({ kind: 'missing', ...place })
      else if (seal.keyId && !byId.has(seal.keyId)) {
        if (!excuse.isLost(seal.keyId)) find({ kind: 'otherKey', ...place })
      } else {
        const key = byId.get(seal.keyId ?? '') ?? null
        excuse.seen(key)
        const previous = last.hash
        // Once a key exists, a seal without one was made without knowing the key.
        const isBare = last.keyId !== null && seal.keyId === null
        if (isBare || !isWhole(sealed, row, previous, key)) find({ ...sealed, row, previous, key })
      }
      for (const head of headsByNo.get(seal.no) ?? []) {
        unseen.delete(head)
        if (head.hash !== seal.hash.toString('hex')) find({ kind: 'rewritten', ...place, key: head.key })
      }
      tree.add(seal.no, leafOf(seal), broken > brokenBefore)
      last = seal
      verified++
    }
  for (const { key, no } of unseen)
    find({ kind: no > last.no ? 'truncated' : 'rewritten', activityId: null, no, key })
  for (const finding of await tree.end(last.no)) find(finding)
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

type Break = SealedRow & { row: NonNullable<SealedRow['row']>; previous: Buffer; key: SealKey | null }

/** Tells whether two broken rows were swapped, or one was changed. */
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

/** A seal and its current log row; null if the row is missing. */
export type SealedRow = {
  seal: typeof activitySeals.$inferSelect
  row: ActivityRow | null
  reason: StoredReason | null
}

/** A reason that does not open stays as it is, so that its seal shows the change. */
async function openReadable(vault: Vault, db: Queryable, batch: SealedRow[]): Promise<SealedRow[]> {
  try {
    return await openWritten(vault, db, batch)
  } catch {
    const each = batch.map((row) => openWritten(vault, db, [row]).catch(() => [row]))
    return (await Promise.all(each)).flat()
  }
}

const BATCH = 5_000

/** The whole chain in batches; reads one ahead. */
export async function* readSeals(db: Queryable): AsyncGenerator<SealedRow[]> {
  let reading = read(db, 0)
  for (;;) {
    const batch = await reading
    const last = batch.at(-1)
    if (!last) return
    const whole = batch.length === BATCH
    if (whole) reading = read(db, last.seal.no)
    yield batch
    if (!whole) return
  }
}

async function read(db: Queryable, after: number): Promise<SealedRow[]> {
  return db
    .select({
      seal: activitySeals,
      row: activities,
      reason: storedReason,
    })
    .from(activitySeals)
    .leftJoin(activities, eq(activities.id, activitySeals.activityId))
    .leftJoin(activityReasons, eq(activityReasons.activityId, activitySeals.activityId))
    .where(gt(activitySeals.no, after))
    .orderBy(asc(activitySeals.no))
    .limit(BATCH)
}
