import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { NO_HASH } from './chain'
import type { Finding, Found } from './findOutsideChain'
import type { Head } from './heads'
import type { SealKey } from './sealKeys'
import {
  digestOfRecord,
  recordHash,
  recordKinds,
  recordText,
  SEALED_RECORDS,
  type RecordKind,
} from './sealedRecords'

type Sealed = {
  no: string
  kind: RecordKind
  id: string
  digest: Buffer
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
  keys: readonly SealKey[],
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
  for (let batch = await read(db, 0); batch.length > 0; batch = await read(db, last.no))
    for (const sealed of batch) {
      const no = Number(sealed.no)
      const place = { activityId: null, no, record: { kind: sealed.kind, id: sealed.id } }
      if (no !== last.no + 1) find({ kind: 'unchained', ...place, no: last.no + 1 })
      const kind = whatIsWrong(sealed, last.hash, byId)
      if (kind) find({ kind, ...place })
      const head = headsByNo.get(no)
      headsByNo.delete(no)
      if (head && head.hash !== sealed.hash.toString('hex'))
        find({ kind: 'rewritten', ...place, key: head.key })
      last = { no, hash: sealed.hash }
      verified++
    }
  for (const [no, { key }] of headsByNo) find({ kind: 'truncated', activityId: null, no, key })
  for (const kind of recordKinds) {
    const unsealed = keys.length > 0 ? await findUnsealedRecords(db, kind) : []
    for (const id of unsealed) find({ kind: 'unsealed', activityId: null, no: null, record: { kind, id } })
  }
  return { verified, findings, broken }
}

function whatIsWrong(
  { kind, id, digest, hash, key_id, text, has_left }: Sealed,
  previous: Buffer,
  keys: ReadonlyMap<string, SealKey>,
): Finding['kind'] | null {
  const key = keys.get(key_id)
  if (!key) return 'otherKey'
  if (!recordHash(key, previous, { kind, recordId: id, digest }).equals(hash)) return 'changed'
  if (text !== null && digestOfRecord(key, kind, text).equals(digest)) return null
  if (SEALED_RECORDS[kind].isErased && has_left) return null
  return text === null ? 'missing' : 'changed'
}

const textOf = (kind: RecordKind) =>
  sql`WHEN ${sql.raw(`'${kind}'`)} THEN (SELECT ${recordText(kind)} FROM ${sql.raw(kind)} r
        WHERE r.${sql.raw(SEALED_RECORDS[kind].id)} = s.record_id)`

async function read(db: Queryable, after: number): Promise<Sealed[]> {
  const { rows } = await db.execute<Sealed>(sql`
    SELECT s.no, s.kind, s.record_id AS id, s.digest, s.hash, s.key_id,
      CASE s.kind ${sql.join(recordKinds.map(textOf), sql` `)} END AS text,
      (SELECT p.delete_status FROM screenings c JOIN user_profiles p ON p.id = c.user_id WHERE c.id = s.record_id) AS has_left
    FROM record_seals s WHERE s.no > ${after} ORDER BY s.no LIMIT ${BATCH}`)
  return rows
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
