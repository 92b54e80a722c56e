import { stringify } from 'csv-stringify/sync'
import { conditionLabels } from '../../shared/labels/exportLabels'
import { exportTooLarge, unknownColumn } from '../../shared/messages/exports'
import { exportRequestSchema } from '../../shared/validation/exportRequest'
import { recordActivity } from '../activity/recordActivity'
import type { RequestContext } from '../context'
import { encodeShiftJis } from '../csv/encodeShiftJis'
import { AppError, badField, validated } from '../errors'
import type { ExportTable } from './exportTable'
import { filterFields } from './filterFields'

const ROWS_MAX = 100_000
const BOM = '\ufeff'

/**
 * Counts what was asked for, writes into the log who takes how much out by which conditions, and hands back the table
 * piece by piece. What a spreadsheet would take for a formula gets an apostrophe before it.
 * @throws AppError BAD_USER_INPUT for unknown columns, filters and orders, and for more than 100,000 rows
 */
export async function beginExport(
  context: RequestContext,
  actorId: string,
  table: ExportTable,
  body: unknown,
): Promise<{ chunks: AsyncIterable<Buffer>; encoding: 'utf-8-bom' | 'shift_jis' }> {
  const { columns, encoding, ...request } = validated(exportRequestSchema, body ?? {})
  const unknown = columns.find((column) => !table.columns.includes(column))
  if (unknown !== undefined) throw badField('columns', unknownColumn(unknown))
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

  const encode = encoding === 'shift_jis' ? encodeShiftJis : (text: string) => Buffer.from(text)
  async function* chunks() {
    const headings = lines([columns.map(table.headingOf)])
    yield encode(encoding === 'shift_jis' ? headings : `${BOM}${headings}`)
    let left = rows
    for await (const batch of source.batches()) {
      // No more than was counted and logged, whatever has come in since.
      if (batch.length > 0 && left > 0) yield encode(lines(batch.slice(0, left)))
      left -= batch.length
      if (left <= 0) return
    }
  }
  return { chunks: chunks(), encoding }
}

const lines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  )
