import { sql, type SQL } from 'drizzle-orm'
import { digestWith, type SealKey } from './chain'

type SealedRecord = {
  /** Shown in leaves, receipts and `npm run verify`. */
  title: string
  id: string
  /** In the order of the sealed form, with labels in the leaf; null if not in the leaf. Must never change. */
  columns: Readonly<Record<string, string | null>>
  isFinal: string
  /** True if leaving erases content. */
  isErased: boolean
  /** A view of the rows as they were sealed. */
  from?: string
}

const ID = { id: '記録の番号', user_id: '会員の番号' }
const CHECK_ID = { screening_id: '記録の番号', user_id: '会員の番号' }

/** Decisions, written once; only leaving changes them. Rows are read as JSON: a new column needs an additional form. */
export const SEALED_RECORDS = {
  declarations: {
    title: '同意・撤回・退会',
    id: 'id',
    columns: {
      ...ID,
      what: 'したこと',
      consent_id: '同意の番号',
      version: '同意書の版',
      sha256: '同意書のSHA-256',
      identity_document: '本人確認書類',
      consented_at: '同意した日時（UTC）',
      declared_at: '日時（UTC）',
    },
    isFinal: 'true',
    isErased: false,
  },
  reward_entries: {
    title: '協力金の台帳',
    id: 'id',
    columns: {
      ...ID,
      donation_id: '献便の番号',
      kind: '協力金の種類',
      stage: '段階',
      amount_yen: '金額（円）',
      period_id: 'ドナー期間の番号',
      created_at: '記録した日時（UTC）',
    },
    isFinal: 'true',
    isErased: false,
  },
  online_checks: {
    title: '適性チェックの判定',
    id: 'screening_id',
    columns: {
      ...CHECK_ID,
      version: '質問の版',
      answers: '回答',
      submitted_at: '送信した日時（UTC）',
      online_check_result: '判定',
      online_check_score: '点数',
      // All findings; people get only the deciding ones.
      judgement: null,
      next_date: '次に受けられる日',
    },
    isFinal: 'submitted_at IS NOT NULL',
    isErased: true,
  },
  health_checks: {
    title: '来院検査の判定',
    id: 'screening_id',
    columns: {
      ...CHECK_ID,
      exam_date: '検査の日',
      medical_history_status: '問診',
      sample_test_result: '検体検査',
      donor_status: 'ドナーの認定',
      normal_judgment_status: '判定',
      created_at: '記録した日時（UTC）',
    },
    isFinal: 'true',
    isErased: true,
  },
  corrections: {
    title: '訂正',
    id: 'id',
    columns: columnsOf(
      'id user_id kind record_id before after takes_back cause explanation proposed_by decided_by decided_at',
    ),
    isFinal: "state = 'Confirmed'",
    isErased: true,
  },
  answer_corrections: {
    title: '答えの訂正',
    id: 'id',
    columns: columnsOf(
      'id user_id screening_id state effect given before after reason words decided_by decided_at',
    ),
    isFinal: "state IN ('Counted', 'Accepted', 'Refused')",
    isErased: true,
  },
  record_reads: {
    title: '記録を見た記録',
    id: 'id',
    columns: columnsOf(
      'id read_at actor_id roles user_id people class fields operation purpose request_id network',
    ),
    isFinal: 'true',
    // The fact of a read stays when a person leaves.
    isErased: false,
    // Includes the people of a list.
    from: 'whole_record_reads',
  },
  criteria_versions: {
    title: '判定基準の版',
    id: 'id',
    columns: columnsOf(
      'id number origin questionnaire sha256 content note author approver approved_at effective_from',
    ),
    isFinal: "state IN ('InForce', 'Retired')",
    isErased: false,
  },
  value_changes: {
    title: '変更前後の値',
    id: 'id',
    columns: columnsOf(
      'id changed_at user_id table_name record_id data fields change_id actor_id request_id digest',
    ),
    isFinal: 'true',
    // Only the values' digest was sealed, and it stays.
    isErased: false,
    from: 'sealed_value_changes',
  },
} satisfies Record<string, SealedRecord>

/** For office-only records: a column is its own label. */
function columnsOf(names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]))
}

export type RecordKind = keyof typeof SEALED_RECORDS
export const recordKinds = Object.keys(SEALED_RECORDS) as RecordKind[]

export const sealedFrom = (kind: RecordKind): SQL => {
  const sealed: SealedRecord = SEALED_RECORDS[kind]
  return sql.raw(sealed.from ?? kind)
}

export const digestOfRecord = (key: SealKey, kind: RecordKind, text: string): Buffer =>
  digestWith(key, Buffer.from(JSON.stringify(['record-1', kind, text])))

/** Also covers the leaf, if any. */
export const recordHash = (
  key: SealKey,
  previous: Buffer,
  seal: { kind: string; recordId: string; digest: Buffer; leaf: Buffer | null },
): Buffer => {
  const form = seal.leaf ? 'record-2' : 'record-1'
  const parts = [previous, Buffer.from(JSON.stringify([form, seal.kind, seal.recordId])), seal.digest]
  return digestWith(key, Buffer.concat(seal.leaf ? [...parts, seal.leaf] : parts))
}
