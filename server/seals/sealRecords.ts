import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client'
import { recordSeals, unsealedRecords } from '../schema/seals'
import { NO_HASH, type SealKey, digestWith } from './chain'

/** Any number that no other lock has, the same in all our processes. */
const SEAL_LOCK = 7_261_157
const BATCH = 2_000
const MOST_AT_ONCE = 50_000

/**
 * Seals final records that wait, each once. Without a key nothing is sealed: erased answers could be guessed
 * from a plain digest.
 * @returns the number of sealed records
 */
export async function sealRecords(db: Queryable, key: SealKey | null): Promise<number> {
  if (!key) return 0
  let sealed = 0
  for (const kind of recordKinds)
    for (let batch = BATCH; batch === BATCH && sealed < MOST_AT_ONCE; sealed += batch)
      batch = await db.transaction((tx) => sealBatch(tx, key, kind))
  return sealed
}

async function sealBatch(tx: Transaction, key: SealKey, kind: RecordKind): Promise<number> {
  // Checked without the lock, because usually nothing waits.
  const waiting = await tx
    .select({ id: unsealedRecords.recordId })
    .from(unsealedRecords)
    .where(eq(unsealedRecords.kind, kind))
    .limit(1)
  if (waiting.length === 0) return 0
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEAL_LOCK})`)
  const { id } = SEALED_RECORDS[kind]
  const { rows } = await tx.execute<{ id: string; text: string | null; is_sealed: boolean }>(sql`
    SELECT u.record_id AS id, ${recordText(kind)} AS text, s.no IS NOT NULL AS is_sealed
    FROM unsealed_records u
      LEFT JOIN ${sealedFrom(kind)} r ON r.${sql.raw(id)} = u.record_id
      LEFT JOIN record_seals s ON s.kind = u.kind AND s.record_id = u.record_id
    WHERE u.kind = ${kind} ORDER BY u.record_id LIMIT ${BATCH}`)
  const [last] = await tx.select().from(recordSeals).orderBy(desc(recordSeals.no)).limit(1)
  let [no, hash] = [last?.no ?? 0, last?.hash ?? NO_HASH]
  const seals = rows
    .filter(({ text, is_sealed }) => text !== null && !is_sealed)
    .map(({ id: recordId, text }) => {
      const digest = digestOfRecord(key, kind, text ?? '')
      hash = recordHash(key, hash, { kind, recordId, digest })
      return { no: ++no, kind, recordId, digest, hash, keyId: key.id }
    })
  if (seals.length > 0) await tx.insert(recordSeals).values(seals)
  const done = rows.map(({ id: recordId }) => recordId)
  await tx.execute(
    sql`DELETE FROM unsealed_records WHERE kind = ${kind} AND record_id = ANY(${sql.param(done)}::uuid[])`,
  )
  return rows.length
}

/**
 * Decisions about people and money: written once; only a person's leaving changes them. Rows are read as
 * JSON: a new column needs a new form beside this one.
 */
export const SEALED_RECORDS = {
  reward_entries: {
    id: 'id',
    columns: ['id', 'user_id', 'donation_id', 'kind', 'stage', 'amount_yen', 'period_id', 'created_at'],
    isFinal: 'true',
    /** The ledger stays when a person leaves. */
    isErased: false,
  },
  online_checks: {
    id: 'screening_id',
    columns: [
      'screening_id',
      'user_id',
      'version',
      'answers',
      'submitted_at',
      'online_check_result',
      'online_check_score',
      'judgement',
      'next_date',
    ],
    isFinal: 'submitted_at IS NOT NULL',
    isErased: true,
    /** As it was sent, where its answers were put right since. */
    from: 'first_online_checks',
  },
  health_checks: {
    id: 'screening_id',
    columns: [
      'screening_id',
      'user_id',
      'exam_date',
      'medical_history_status',
      'sample_test_result',
      'donor_status',
      'normal_judgment_status',
      'created_at',
    ],
    isFinal: 'true',
    isErased: true,
  },
  corrections: {
    id: 'id',
    columns: [
      'id',
      'user_id',
      'kind',
      'record_id',
      'before',
      'after',
      'takes_back',
      'cause',
      'explanation',
      'proposed_by',
      'decided_by',
      'decided_at',
    ],
    isFinal: "state = 'Confirmed'",
    isErased: true,
  },
  answer_corrections: {
    id: 'id',
    columns: [
      'id',
      'user_id',
      'screening_id',
      'state',
      'effect',
      'given',
      'before',
      'after',
      'reason',
      'words',
      'decided_by',
      'decided_at',
    ],
    isFinal: "state IN ('Counted', 'Accepted', 'Refused')",
    isErased: true,
  },
} as const

export type RecordKind = keyof typeof SEALED_RECORDS
export const recordKinds = [
  'reward_entries',
  'online_checks',
  'health_checks',
  'corrections',
  'answer_corrections',
] as const satisfies RecordKind[]

/** The table, or the view that tells its rows as they were sealed. */
export const sealedFrom = (kind: RecordKind): SQL => {
  const sealed = SEALED_RECORDS[kind]
  return sql.raw('from' in sealed ? sealed.from : kind)
}

/** The sealed form of a row: a JSON array of its columns, instants in UTC. */
export const recordText = (kind: RecordKind): SQL =>
  sql.raw(
    `jsonb_build_array(${SEALED_RECORDS[kind].columns
      .map((column) => (column.endsWith('_at') ? `r.${column} AT TIME ZONE 'UTC'` : `r.${column}`))
      .join(', ')})::text`,
  )

export const digestOfRecord = (key: SealKey, kind: RecordKind, text: string): Buffer =>
  digestWith(key, Buffer.from(JSON.stringify(['record-1', kind, text])))

export const recordHash = (
  key: SealKey,
  previous: Buffer,
  seal: { kind: string; recordId: string; digest: Buffer },
): Buffer =>
  digestWith(
    key,
    Buffer.concat([
      previous,
      Buffer.from(JSON.stringify(['record-1', seal.kind, seal.recordId])),
      seal.digest,
    ]),
  )
