import { sql } from 'drizzle-orm'
import type { Queryable } from '../../ground/db/client'
import type { Vault } from '../../ground/vault/vault'
import { NO_HASH, type SealKey } from './chain'
import type { Excuse } from './excuseLost'
import type { Finding } from './finding'
import type { Head } from './heads'
import { digestOfRecord, recordHash, recordKinds, SEALED_RECORDS, type RecordKind } from './sealedRecords'
import { recordLeaf } from './recordEntry'
import { readRecordTexts } from './recordTexts'
import { leafOf } from './tree'
import type { TreeCheck } from './verifyTrees'

type Sealed = {
  no: string
  kind: RecordKind
  id: string
  digest: Buffer
  leaf: Buffer | null
  hash: Buffer
  key_id: string
  text: string | null
  has_left: boolean | null
}

const BATCH = 5_000
const MOST_NAMED = 100
const LATE = sql`interval '1 day'`

/** Compares every sealed record with its row, and the chain with the heads. */
export async function verifyRecords(
  db: Queryable,
  heads: readonly Head[],
  { keys, vault, excuse }: { keys: readonly SealKey[]; vault: Vault; excuse: Excuse },
  tree: TreeCheck,
): Promise<Found & { verified: number }> {
  const byId = new Map(keys.map((key) => [key.id, key]))
  const headsByNo = new Map(
    heads.flatMap(({ records, key }) => (records ? [[records.no, { ...records, key }]] : [])),
  )
  const findings: Finding[] = []
  let [verified, broken] = [0, 0]
  let last = { no: 0, hash: NO_HASH }
  const find = (finding: Finding) => {
    broken++
    if (findings.length < MOST_NAMED) findings.push(finding)
  }
  for (let batch = await read(db, vault, 0); batch.length > 0; batch = await read(db, vault, last.no))
    for (const sealed of batch) {
      const no = Number(sealed.no)
      const place = { activityId: null, no, record: { kind: sealed.kind, id: sealed.id } }
      if (no !== last.no + 1) find({ kind: 'unchained', ...place, no: last.no + 1 })
      excuse.seen(byId.get(sealed.key_id) ?? null)
      const wrong = whatIsWrong(sealed, last.hash, byId)
      const kind = wrong === 'otherKey' && excuse.isLost(sealed.key_id) ? null : wrong
      if (kind) find({ kind, ...place })
      const head = headsByNo.get(no)
      headsByNo.delete(no)
      if (head && head.hash !== sealed.hash.toString('hex'))
        find({ kind: 'rewritten', ...place, key: head.key })
      tree.add(no, leafOf(sealed), kind !== null)
      last = { no, hash: sealed.hash }
      verified++
    }
  for (const [no, { key }] of headsByNo) find({ kind: 'truncated', activityId: null, no, key })
  for (const finding of await tree.end(last.no)) find(finding)
  for (const kind of recordKinds) {
    const unsealed = keys.length > 0 ? await findUnsealedRecords(db, kind) : []
    for (const id of unsealed) find({ kind: 'unsealed', activityId: null, no: null, record: { kind, id } })
  }
  for (const finding of await findChangedConsents(db)) find(finding)
  return { verified, findings, broken }
}

/** Consents that differ from their last declaration; consent rows change and are not sealed. */
async function findChangedConsents(db: Queryable): Promise<Finding[]> {
  const { rows } = await db.execute<{ id: string; is_there: boolean }>(sql`
    SELECT coalesce(d.id, c.id) AS id, c.id IS NOT NULL AS is_there
    FROM consents c FULL JOIN (
      SELECT DISTINCT ON (consent_id) *, what = 'ConsentWithdrawn' AS withdrawn FROM declarations
      WHERE consent_id IS NOT NULL ORDER BY consent_id, no DESC
    ) AS d ON d.consent_id = c.id
    WHERE CASE WHEN c.id IS NULL THEN d.what <> 'ConsentTakenBack' ELSE d.id IS NULL OR d.what = 'ConsentTakenBack'
      OR (c.user_id, c.version, c.sha256, c.identity_document, c.consented_at, c.withdrawn)
        IS DISTINCT FROM (d.user_id, d.version, d.sha256, d.identity_document, d.consented_at, d.withdrawn)
      OR (c.withdrawn AND c.ended_at IS DISTINCT FROM d.declared_at) END
    ORDER BY 1 LIMIT ${MOST_NAMED}`)
  return rows.map(({ id, is_there: isThere }) => ({
    kind: isThere ? 'changed' : 'missing',
    activityId: null,
    no: null,
    record: { kind: 'declarations', id },
  }))
}

function whatIsWrong(
  { kind, id, digest, leaf, hash, key_id, text, has_left }: Sealed,
  previous: Buffer,
  keys: ReadonlyMap<string, SealKey>,
): Finding['kind'] | null {
  const key = keys.get(key_id)
  if (!key) return 'otherKey'
  if (!recordHash(key, previous, { kind, recordId: id, digest, leaf }).equals(hash)) return 'changed'
  const isSame =
    text !== null &&
    digestOfRecord(key, kind, text).equals(digest) &&
    (!leaf || recordLeaf(key, kind, id, text).equals(leaf))
  if (isSame) return null
  if (SEALED_RECORDS[kind].isErased && has_left) return null
  return text === null ? 'missing' : 'changed'
}

async function read(db: Queryable, vault: Vault, after: number): Promise<Sealed[]> {
  const { rows } = await db.execute<Omit<Sealed, 'text'>>(sql`
    SELECT s.no, s.kind, s.record_id AS id, s.digest, s.leaf, s.hash, s.key_id,
      (SELECT p.delete_status FROM user_profiles p WHERE p.id = coalesce(
        (SELECT c.user_id FROM screenings c WHERE c.id = s.record_id), (SELECT c.user_id FROM corrections c WHERE c.id = s.record_id),
        (SELECT c.user_id FROM answer_corrections c WHERE c.id = s.record_id))) AS has_left
    FROM record_seals s WHERE s.no > ${after} ORDER BY s.no LIMIT ${BATCH}`)
  const texts = new Map<RecordKind, Map<string, string>>()
  for (const kind of recordKinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id)
    texts.set(kind, await readRecordTexts(db, vault, kind, ids))
  }
  return rows.map((row) => ({ ...row, text: texts.get(row.kind)?.get(row.id) ?? null }))
}

/** Records that bypassed the trigger or wait too long. */
async function findUnsealedRecords(db: Queryable, kind: RecordKind): Promise<string[]> {
  const { id, isFinal } = SEALED_RECORDS[kind]
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT r.${sql.raw(id)} AS id FROM ${sql.raw(kind)} r
    WHERE ${sql.raw(isFinal)}
      AND NOT EXISTS (SELECT FROM record_seals s WHERE s.kind = ${kind} AND s.record_id = r.${sql.raw(id)})
      AND NOT EXISTS (SELECT FROM unsealed_records u
        WHERE u.kind = ${kind} AND u.record_id = r.${sql.raw(id)} AND u.since > now() - ${LATE})
    LIMIT ${MOST_NAMED}`)
  return rows.map((row) => row.id)
}

/** The job runs every minute; this allows for failures and downtime. */
const SEALING_LATE = sql`interval '15 minutes'`
/** An old log of some million rows takes an hour. */
const STRETCH_LATE = sql`interval '1 day'`

export type Found = { findings: Finding[]; broken: number }

type Counted = { broken: string; ids: string[] | null }

const found = (kind: Finding['kind'], { broken, ids }: Counted): Found => ({
  findings: (ids ?? []).map((id) => ({ kind, activityId: Number(id), no: null })),
  broken: Number(broken),
})

/** Rows without a seal: waiting, waiting too long, or bypassing the trigger. */
export async function findUnsealed(db: Queryable): Promise<Found & { waiting: number }> {
  const { rows } = await db.execute<Counted & { waiting: string }>(sql`
    SELECT count(*) FILTER (WHERE NOT late) AS waiting, count(*) FILTER (WHERE late) AS broken,
      (array_agg(id ORDER BY id) FILTER (WHERE late))[1:100] AS ids
    FROM (
      SELECT a.id, coalesce(u.since < now() - CASE WHEN u.first_id = u.last_id THEN ${SEALING_LATE} ELSE ${STRETCH_LATE} END, true) AS late
      FROM activities a LEFT JOIN unsealed_activities u ON a.id BETWEEN u.first_id AND u.last_id
      WHERE NOT EXISTS (SELECT FROM activity_seals s WHERE s.activity_id = a.id)
    ) AS unsealed`)
  const [row = { broken: '0', ids: null, waiting: '0' }] = rows
  return { ...found('unsealed', row), waiting: Number(row.waiting) }
}

/** Rows that waited to be sealed and are missing. */
export async function findLostUnsealed(db: Queryable): Promise<Found> {
  const { rows } = await db.execute<Counted>(sql`
    SELECT count(*) AS broken, (array_agg(first_id ORDER BY first_id))[1:100] AS ids
    FROM unsealed_activities u
    WHERE first_id = last_id AND NOT EXISTS (SELECT FROM activities a WHERE a.id = u.first_id)`)
  return found('missing', rows[0] ?? { broken: '0', ids: null })
}

/** Sealed reasons that are missing although the person has not left. */
export async function findLostReasons(db: Queryable): Promise<Found> {
  const { rows } = await db.execute<Counted>(sql`
    SELECT count(*) AS broken, (array_agg(a.id ORDER BY a.id))[1:100] AS ids
    FROM activity_seals s JOIN activities a ON a.id = s.activity_id
    WHERE s.reason_digest IS NOT NULL
      AND NOT EXISTS (SELECT FROM activity_reasons r WHERE r.activity_id = a.id)
      AND NOT EXISTS (SELECT FROM user_profiles p WHERE p.id = a.user_id AND p.delete_status)`)
  return found('missing', rows[0] ?? { broken: '0', ids: null })
}
