import { sql, type SQL } from 'drizzle-orm'
import { digestWith, type SealKey } from './sealKeys'

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
} as const

export type RecordKind = keyof typeof SEALED_RECORDS
export const recordKinds = [
  'reward_entries',
  'online_checks',
  'health_checks',
] as const satisfies RecordKind[]

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
