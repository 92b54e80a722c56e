import { inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { CheckVersion } from '../../../shared/questionnaire/engine/judgement'
import type { Queryable } from '../../ground/db/client'
import { answerCorrections, type AnswerCorrectionRow } from '../../ground/tables/answerCorrections'
import { onlineChecks, type OnlineCheckRow } from '../../ground/tables/screenings'
import { SEALED, type SealedRows, type SealedTable } from '../../ground/vault/sealedColumns'
import type { Vault } from '../../ground/vault/vault'
import { sealedFrom, SEALED_RECORDS, type RecordKind } from './sealedRecords'

/** Column texts by name, as PostgreSQL writes them as JSON. */
type Parts = Record<string, string>

/**
 * The hashed form of rows, by id: a JSON array of their columns, instants in UTC. Values sealed at rest are opened, so
 * that a row has the same form before and after sealing.
 */
export async function readRecordTexts(
  db: Queryable,
  vault: Vault,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id } = SEALED_RECORDS[kind]
  const columns = Object.keys(SEALED_RECORDS[kind].columns)
  const part = (column: string) =>
    `'${column}', coalesce(to_jsonb(r.${column}${column.endsWith('_at') ? ` AT TIME ZONE 'UTC'` : ''})::text, 'null')`
  const { rows } = await db.execute<{ id: string; parts: Parts }>(sql`
    SELECT r.${sql.raw(id)} AS id, json_build_object(${sql.raw(columns.map(part).join(', '))}) AS parts
    FROM ${sealedFrom(kind)} r WHERE r.${sql.raw(id)} = ANY(${sql.param([...ids])}::uuid[])`)
  const opened = await openedParts(db, vault, kind, ids)
  return new Map(
    rows.map((row) => {
      const parts = { ...row.parts, ...opened.get(row.id) }
      return [row.id, `[${columns.map((column) => parts[column] ?? 'null').join(', ')}]`]
    }),
  )
}

/** Parts that differ from the columns: sealed values, and checks with corrected answers. */
async function openedParts(
  db: Queryable,
  vault: Vault,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, Parts>> {
  if (kind === 'online_checks') return firstChecks(db, vault, ids)
  if (kind === 'answer_corrections' || kind === 'health_checks' || kind === 'corrections')
    return openedRows(db, vault, kind, ids)
  return new Map()
}

async function openedRows(
  db: Queryable,
  vault: Vault,
  kind: SealedTable,
  ids: readonly string[],
): Promise<Map<string, Parts>> {
  const { table, key, id, columns } = SEALED[kind]
  const names = Object.keys(columns)
  const rows = await db
    .select()
    .from(table)
    .where(inArray(key, [...ids]))
  const sealed = rows.filter((row) => names.some((name) => row[`${name}Sealed`] !== null))
  const opened = await openReadable({ db, vault }, kind, sealed as SealedRows[typeof kind][])
  return new Map(
    opened.map((row) => {
      const values = Object.fromEntries(names.map((name) => [name, Reflect.get(row, name)]))
      return [String(Reflect.get(row, id)), sealedParts(row, values)]
    }),
  )
}

/** A value that does not open counts as empty, so that its seal shows the change. */
async function openReadable<T extends SealedTable, R extends SealedRows[T]>(
  { db, vault }: { db: Queryable; vault: Vault },
  table: T,
  rows: readonly R[],
): Promise<R[]> {
  try {
    return await vault.open(db, table, rows)
  } catch {
    const each = rows.map((row) => vault.open(db, table, [row]).catch(() => [row]))
    return (await Promise.all(each)).flat()
  }
}

function sealedParts(row: object, values: Record<string, unknown>): Parts {
  const sealed = Object.entries(values).filter(([column]) => Reflect.get(row, `${column}Sealed`) !== null)
  return Object.fromEntries(sealed.map(([column, value]) => [toSnakeCase(column), jsonbText(value)]))
}

/**
 * Checks as sent and sealed. The first version of corrected answers is in the first counted correction. A row that
 * differs from the last correction is used as it is, so that its seal shows the change.
 */
async function firstChecks(db: Queryable, vault: Vault, ids: readonly string[]): Promise<Map<string, Parts>> {
  const closed = await db
    .select()
    .from(onlineChecks)
    .where(inArray(onlineChecks.screeningId, [...ids]))
  const counted = await db
    .select()
    .from(answerCorrections)
    .where(
      sql`${inArray(answerCorrections.screeningId, [...ids])} and ${answerCorrections.round} is not null`,
    )
    .orderBy(answerCorrections.round)
  const checks = await openReadable({ db, vault }, 'online_checks', closed)
  const corrections = await openReadable({ db, vault }, 'answer_corrections', counted)
  return new Map(
    checks.map((check) => {
      const { answers, judgement } = check
      const ofCheck = corrections.filter(({ screeningId }) => screeningId === check.screeningId)
      const first = firstVersion(check, ofCheck)
      return [check.screeningId, first ? partsOf(first) : sealedParts(check, { answers, judgement })]
    }),
  )
}

function firstVersion(check: OnlineCheckRow, corrections: readonly AnswerCorrectionRow[]) {
  const after = corrections.at(-1)?.after
  const before = corrections[0]?.before
  if (!after || !before) return null
  const { answers, carried, judgement, onlineCheckResult, onlineCheckScore, nextDate } = check
  const now = [answers, carried, judgement, onlineCheckResult, onlineCheckScore, nextDate]
  const { result, score, nextDate: next } = after.judgement
  const said = [after.answers, after.carried, after.judgement, result, score, next]
  return jsonbText(now) === jsonbText(said) ? before : null
}

const partsOf = ({ answers, judgement }: CheckVersion): Parts => ({
  answers: jsonbText(answers),
  online_check_result: jsonbText(judgement.result),
  online_check_score: jsonbText(judgement.score),
  judgement: jsonbText(judgement),
  next_date: jsonbText(judgement.nextDate),
})

/** PostgreSQL's text of the same jsonb value: shorter keys first, then by bytes. */
export function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => ({ key: Buffer.from(key), text: `${JSON.stringify(key)}: ${jsonbText(each)}` }))
    .toSorted((a, b) => a.key.length - b.key.length || Buffer.compare(a.key, b.key))
  return `{${entries.map(({ text }) => text).join(', ')}}`
}
