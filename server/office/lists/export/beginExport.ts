import { conditionLabels } from '../../../../shared/words/labels/consoleLabels'
import { exportTooLarge, unknownColumn } from '../../../../shared/words/program/csv'
import { asksPurpose } from '../../../../shared/rules/records/reads'
import { exportRequestSchema } from '../../../../shared/forms/console'
import type { RequestContext } from '../../../ground/access/context'
import { dataOf, mayTake, requireReadableOrder } from '../../../ground/access/contract'
import { emergencyOfMany, requirePurpose } from '../../../ground/access/purpose'
import { recordActivity } from '../../../ground/recordActivity'
import { csvLines, BOM } from '../../../ground/files/csvLines'
import { encodeShiftJis } from '../../../ground/files/encodeShiftJis'
import { requireModestFilters } from '../../../ground/db/filterCost'
import { AppError, badField, validated } from '../../../ground/errors'
import type { Cell, ExportTable } from './exportTable'
import { writeWorkbook } from './writeWorkbook'

const ROWS_MAX = 100_000
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type Export = { chunks: AsyncIterable<Buffer>; rows: number; type: string; extension: string }

/**
 * Counts the rows, logs who exports how many with which conditions, and returns the table in pieces: CSV, or a workbook
 * with leading zeros kept.
 * @throws AppError FORBIDDEN for columns that the caller may not read, PURPOSE_REQUIRED for health without a purpose,
 * BAD_USER_INPUT for unknown columns, filters and orders, and above 100,000 rows
 */
export async function beginExport(
  context: RequestContext,
  actorId: string,
  table: ExportTable,
  body: unknown,
): Promise<Export> {
  if (typeof body === 'object' && body !== null && 'filter' in body) requireModestFilters([body.filter])
  const { columns, format, encoding, ...request } = validated(exportRequestSchema, body ?? {})
  const unknown = columns.find((column) => !table.columns.includes(column))
  if (unknown !== undefined) throw badField('columns', unknownColumn(unknown))
  if (!columns.every((column) => mayTake(context.principal, table.type, column)))
    throw new AppError('FORBIDDEN')
  requireReadableOrder(context.principal, table.type, request.sortField)
  if (columns.some((column) => asksPurpose(dataOf(table.type, column))))
    if (requirePurpose(context.purpose ?? null).name === 'emergency') throw emergencyOfMany()
  const source = table.open(context, request, columns)
  const rows = await source.count(ROWS_MAX)
  if (rows > ROWS_MAX) throw new AppError('BAD_USER_INPUT', exportTooLarge(ROWS_MAX))

  const { now, requestId, deps } = context
  const conditions = filterFields(request.filter).map(
    (name) => conditionLabels.get(name) ?? table.headingOf(name),
  )
  const event = {
    category: 'Administrator',
    operation: 'Export',
    resource: table.label,
    rows,
    conditions,
  } as const
  await recordActivity(deps.db, { event, userId: null, actorId, now, requestId })

  async function* batches() {
    yield [columns.map(table.headingOf)]
    let left = rows
    for await (const batch of source.batches()) {
      // Never more rows than counted and logged.
      if (batch.length > 0 && left > 0) yield batch.slice(0, left)
      left -= batch.length
      if (left <= 0) return
    }
  }
  if (format === 'xlsx')
    return { chunks: writeWorkbook(batches()), rows, type: WORKBOOK_TYPE, extension: 'xlsx' }
  const isWindows = encoding === 'shift_jis'
  const type = `text/csv; charset=${isWindows ? 'Shift_JIS' : 'utf-8'}`
  return { chunks: encoded(batches(), isWindows), rows, type, extension: 'csv' }
}

async function* encoded(batches: AsyncIterable<readonly Cell[][]>, isWindows: boolean) {
  if (!isWindows) yield Buffer.from(BOM)
  for await (const batch of batches) {
    const lines = csvLines(
      batch.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.text : cell))),
    )
    yield isWindows ? encodeShiftJis(lines) : Buffer.from(lines)
  }
}

const JOINS = ['and', 'or', 'not']

/** The fields of a filter. Its values may be personal and are not logged. */
function filterFields(filter: unknown): string[] {
  if (Array.isArray(filter)) return [...new Set(filter.flatMap(filterFields))]
  if (typeof filter !== 'object' || filter === null) return []
  return [
    ...new Set(
      Object.entries(filter).flatMap(([name, value]) =>
        JOINS.includes(name) ? filterFields(value) : value === null || value === '' ? [] : [name],
      ),
    ),
  ]
}
