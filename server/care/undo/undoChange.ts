import { mayCall } from '../../../shared/rules/records/access/operations'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { UNDO_CHANGED_SINCE, UNDO_IS_OVER } from '../../../shared/words/office/undo'
import { UNDO_KEPT_MS } from '../../../shared/rules/records/undo'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import { databaseCode, type Transaction } from '../../ground/db/client'
import { AppError, requireUuid } from '../../ground/errors'
import type { Success, UndoChangeInput } from '../../generated/resolvers'
import { undoRows, undos, type RowImage } from '../../ground/tables/undo'
import { holdPlaces } from './heldPlaces'

/** Kept by triggers and versions. */
const DERIVED = new Set([
  'updated_at',
  'changed_in',
  'next_date',
  'next_date_kind',
  'retry_state',
  'retry_on',
])

const GENERATED = new Set(['state', 'has_caution', 'search_text'])

/** A trigger sets them with the status; their old values are restored afterwards. */
const AFTERWARDS = new Set(['status_since', 'furthest_status'])

/** Counts that other changes share: only the difference is undone. */
const COUNTS = new Set([
  'booking_slots.reserved',
  'preference_slots.given_guidance_count',
  'preference_slots.returned_places',
])

type RowChange = { table: string; key: RowImage; before: RowImage | null; after: RowImage | null }

/**
 * Undoes the caller's recent change: every row gets its old values, and mails about it are not sent. Undoes nothing if
 * a value to restore has changed since, a place was taken, or a mail was sent. The same again changes nothing.
 */
export async function undoChange(context: RequestContext, input: UndoChangeInput): Promise<Success> {
  const caller = requireDuty(context, 'undoChange')
  const id = requireUuid(input.Id)
  const { now } = context
  try {
    await loggedTransaction(context, async (tx, log) => {
      const [change] = await tx
        .select()
        .from(undos)
        .where(and(eq(undos.id, id), eq(undos.actorId, caller.id)))
        .for('update')
      if (!change) throw new AppError('NOT_FOUND', UNDO_IS_OVER)
      if (!mayCall(caller.roles, change.mutation)) throw new AppError('FORBIDDEN')
      if (change.takenBackAt) return
      if (change.until < now) throw new AppError('INVALID_STATE', UNDO_IS_OVER)
      const rows = await tx.select().from(undoRows).where(eq(undoRows.undoId, id)).orderBy(asc(undoRows.id))
      const changes = mergeChanges(rows)
      const tables = new Set(changes.map(({ table }) => table))
      const madeAt = new Date(change.until.getTime() - UNDO_KEPT_MS)
      const places = await holdPlaces(tx, { tables, madeAt, now })
      for (const row of changes) await requireUnchanged(tx, row)
      for (const row of changes.toReversed()) await putBack(tx, row, now)
      await places?.requireKept()
      await tx.update(undos).set({ takenBackAt: now }).where(eq(undos.id, id))
      const people = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
      for (const userId of people.length > 0 ? people : [null])
        await log(userId, { category: 'Work', operation: 'Undo', mutation: change.mutation })
    })
  } catch (error) {
    // Integrity constraints: another row depends on a row to delete, or a place was taken.
    if (databaseCode(error)?.startsWith('23')) throw new AppError('CONFLICT', UNDO_CHANGED_SINCE)
    throw error
  }
  return { success: true }
}

function mergeChanges(rows: readonly (typeof undoRows.$inferSelect)[]): RowChange[] {
  const merged = new Map<string, RowChange>()
  for (const { tableName: table, key, before, after } of rows) {
    const name = JSON.stringify([table, key])
    const first = merged.get(name)
    merged.set(name, { table, key, before: first ? first.before : before, after })
  }
  return [...merged.values()].filter(({ before, after }) => before !== null || after !== null)
}

async function requireUnchanged(tx: Transaction, row: RowChange): Promise<void> {
  const { rows } = await tx.execute<{ image: RowImage }>(
    sql`select to_jsonb(t) as image from ${sql.identifier(row.table)} t where ${isRow(row)} for update`,
  )
  const current = rows[0]?.image ?? null
  const isUnchanged =
    current && row.after
      ? changedColumns(row).every(
          (name) => COUNTS.has(`${row.table}.${name}`) || isSame(current[name], row.after?.[name]),
        )
      : current === row.after
  if (!isUnchanged) throw new AppError('CONFLICT', UNDO_CHANGED_SINCE)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The changed columns; all columns of a new row. */
const changedColumns = ({ before, after }: RowChange): string[] =>
  Object.keys(after ?? before ?? {}).filter(
    (name) =>
      !(DERIVED.has(name) || GENERATED.has(name) || AFTERWARDS.has(name) || isCount(after ?? before, name)) &&
      !(before && after && isSame(before[name], after[name])),
  )

/** The record's change counter, which only grows; a consent's version is the name of its text. */
const isCount = (image: RowImage | null, name: string) =>
  name === 'version' && typeof image?.[name] === 'number'

async function putBack(tx: Transaction, row: RowChange, now: Date): Promise<void> {
  const { before, after } = row
  const table = sql.identifier(row.table)
  if (before && after) {
    await setColumns(tx, row, changedColumns(row), now)
    const later = [...AFTERWARDS].filter((name) => !isSame(before[name], after[name]))
    if (later.length > 0) await setColumns(tx, row, later, now)
  } else if (before) {
    const columns = sql.join(
      Object.keys(before).flatMap((name) => (GENERATED.has(name) ? [] : sql.identifier(name))),
      sql`, `,
    )
    await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from ${imageOf(table, before)}`)
  } else {
    await remove(tx, row)
  }
}

/** A slot that others have booked since stays, with their places; a month with allocated places is a conflict. */
async function remove(tx: Transaction, row: RowChange): Promise<void> {
  const table = sql.identifier(row.table)
  const counts = Object.keys(row.after ?? {}).filter((name) => COUNTS.has(`${row.table}.${name}`))
  const ours = counts.map(
    (name) => [sql.identifier(name), sql`${Number(row.after?.[name])}::integer`] as const,
  )
  const onlyOurs = ours.map(([name, count]) => sql` and t.${name} = ${count}`)
  const gone = await tx.execute(sql`delete from ${table} t where ${isRow(row)}${sql.join(onlyOurs, sql``)}`)
  if (gone.rowCount === 1) return
  if (row.table !== 'booking_slots') throw new AppError('CONFLICT', UNDO_CHANGED_SINCE)
  const less = ours.map(([name, count]) => sql`${name} = t.${name} - ${count}`)
  await tx.execute(sql`update ${table} t set ${sql.join(less, sql`, `)} where ${isRow(row)}`)
}

async function setColumns(
  tx: Transaction,
  row: RowChange,
  names: readonly string[],
  now: Date,
): Promise<void> {
  const { table: name, before, after } = row
  // A record of which nothing else changed is another one, too: whoever waits for its lock reads it anew.
  const counts = before !== null && isCount(before, 'version')
  if (!before || !after || (names.length === 0 && !counts)) return
  const table = sql.identifier(name)
  const values = names.map((column) => {
    const at = sql.identifier(column)
    return COUNTS.has(`${name}.${column}`)
      ? sql`${at} = t.${at} + ${Number(before[column]) - Number(after[column])}::integer`
      : sql`${at} = was.${at}`
  })
  if (counts) values.push(sql`version = t.version + 1`)
  if ('updated_at' in before) values.push(sql`updated_at = ${now.toISOString()}::timestamptz`)
  await tx.execute(
    sql`update ${table} t set ${sql.join(values, sql`, `)} from ${imageOf(table, before)} was where ${isRow(row)}`,
  )
}

const imageOf = (table: SQL | ReturnType<typeof sql.identifier>, image: RowImage) =>
  sql`jsonb_populate_record(null::${table}, ${JSON.stringify(image)}::jsonb)`

/** By the primary key, to use its index. */
function isRow({ table, key }: RowChange): SQL {
  const row = sql.identifier(table)
  const parts = Object.keys(key).map(
    (name) => sql`t.${sql.identifier(name)} = (select ${sql.identifier(name)} from ${imageOf(row, key)})`,
  )
  return sql.join(parts, sql` and `)
}
