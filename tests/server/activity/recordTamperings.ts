import { sql, type SQL } from 'drizzle-orm'
import type { Random } from '../../../devtools/world/random'
import type { RecordKind } from '../../../server/records/seals/sealedRecords'

export type SealedRecord = { no: number; kind: RecordKind; id: string }
export type Tamper = (random: Random, records: readonly SealedRecord[]) => { what: string; statements: SQL[] }

/** A word or a number of a record, as somebody would put it right by hand. */
const edits: Readonly<Partial<Record<RecordKind, readonly SQL[]>>> = {
  declarations: [sql`declared_at = declared_at + interval '1 day'`, sql`user_id = gen_random_uuid()`],
  reward_entries: [sql`amount_yen = amount_yen + 1000`, sql`created_at = created_at - interval '1 month'`],
  online_checks: [sql`online_check_score = abs(online_check_score - 1)`, sql`submitted_at = now()`],
  health_checks: [sql`exam_date = exam_date + 1`, sql`created_at = created_at + interval '1 second'`],
  record_reads: [sql`actor_id = gen_random_uuid()`, sql`operation = operation || 'x'`, sql`read_at = now()`],
  value_changes: [sql`changed_at = now()`, sql`fields = array_append(fields, 'x')`],
}

const idOf = (kind: RecordKind) =>
  sql.raw(kind === 'online_checks' || kind === 'health_checks' ? 'screening_id' : 'id')
const table = (kind: RecordKind) => sql.raw(kind)
const sealed = sql.raw('record_seals')

const edit: Tamper = (random, records) => {
  const { kind, id } = random.pick(records.filter((record) => edits[record.kind]))
  const change = random.pick(edits[kind] ?? [])
  return {
    what: `a value of ${kind} ${id}`,
    statements: [sql`UPDATE ${table(kind)} SET ${change} WHERE ${idOf(kind)} = ${id}`],
  }
}

const lose: Tamper = (random, records) => {
  const { kind, id } = random.pick(records)
  return {
    what: `${kind} ${id} away`,
    statements: [sql`DELETE FROM ${table(kind)} WHERE ${idOf(kind)} = ${id}`],
  }
}

const editSeal: Tamper = (random, records) => {
  const { no } = random.pick(records)
  const change = random.pick(['hash = sha256(hash)', 'digest = sha256(digest)', 'leaf = sha256(leaf)'])
  return {
    what: `seal ${no}: ${change}`,
    statements: [sql`UPDATE ${sealed} SET ${sql.raw(change)} WHERE no = ${no}`],
  }
}

const loseSeal: Tamper = (random, records) => {
  const { no } = random.pick(records.slice(0, -1))
  return { what: `seal ${no} away`, statements: [sql`DELETE FROM ${sealed} WHERE no = ${no}`] }
}

const cut: Tamper = (random, records) => {
  const { no } = random.pick(records.slice(-10))
  return { what: `seals from ${no} away`, statements: [sql`DELETE FROM ${sealed} WHERE no >= ${no}`] }
}

const swapSeals: Tamper = (random, records) => {
  const one = random.pick(records)
  const other = random.pick(records.filter(({ no }) => no !== one.no))
  return {
    what: `what seals ${one.no} and ${other.no} seal`,
    statements: [
      sql`UPDATE ${sealed} s SET digest = t.digest, leaf = t.leaf FROM ${sealed} t
          WHERE s.no IN (${one.no}, ${other.no}) AND t.no = ${one.no}::bigint + ${other.no}::bigint - s.no`,
    ],
  }
}

const insert: Tamper = (random, records) => {
  const { id } = random.pick(records.filter(({ kind }) => kind === 'record_reads'))
  return {
    what: 'a reading that nobody made, past the trigger',
    statements: [
      sql`INSERT INTO record_reads SELECT (r).* FROM (
            SELECT jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid())) AS r
            FROM record_reads x WHERE id = ${id}) AS copied`,
    ],
  }
}

const otherKey: Tamper = (random, records) => {
  const { no } = random.pick(records)
  return {
    what: `seals from ${no} made with another key`,
    statements: [
      sql`UPDATE ${sealed} SET hash = sha256(hash || digest), key_id = 'another' WHERE no >= ${no}`,
    ],
  }
}

const editNode: Tamper = (random) => {
  const change = random.pick([
    sql`UPDATE tree_nodes SET hash = sha256(hash)`,
    sql`DELETE FROM tree_nodes WHERE tree = 'log'`,
  ])
  return { what: 'a node of the tree', statements: [change] }
}

export const recordTamperings: readonly Tamper[] = [
  edit,
  edit,
  edit,
  edit,
  lose,
  editSeal,
  editSeal,
  loseSeal,
  cut,
  swapSeals,
  insert,
  otherKey,
  editNode,
]
