import { CsvError as ParseError, parse } from 'csv-parse/sync'
import { array, string } from 'yup'
import {
  CSV_BROKEN,
  CSV_CELLS_MISSING,
  CSV_EMPTY,
  CSV_HEADING_MISSING,
  CSV_HEADING_TWICE,
  CSV_HEADING_UNKNOWN,
  CSV_NOT_TEXT,
  csvTooLarge,
  csvTooManyRows,
} from '../../shared/messages/csv'
import type { RequestContext } from '../access/context'
import { type Transaction, inTransaction } from '../db/client'
import { badField, AppError } from '../errors'
import type { CsvError, CsvChange, CsvImport, ImportCsvInput } from '../generated/resolvers'
import type { UserProfileRow } from '../schema/users'
import { withoutGuard } from './csvLines'

const MAX_BYTES = 900_000
const MAX_ROWS = 500
/** A decoder's sign for another encoding, and characters that no cell may contain. */
const NOT_TEXT = /[\ufffd\u0000\p{Surrogate}]/u

const tableSchema = array(array(string().defined()).defined()).defined()

export type CsvColumns<Field extends string> = {
  headings: Readonly<Record<Field, string>>
  required: readonly Field[]
}
export type CsvRow<Field extends string> = {
  /** Line number; the heading is 1. */
  line: number
  /** Empty for an empty cell and a missing column. */
  cells: Readonly<Record<Field, string>>
}
type CsvTable<Field extends string> = { rows: CsvRow<Field>[]; errors: CsvError[] }

const problem = (Row: number, Message: string, Column: string | null = null): CsvError => ({
  Row,
  Column,
  Message,
})

/**
 * Reads a table by its headings, in any order. Empty lines are counted but skipped.
 * @throws AppError BAD_USER_INPUT when it is too large
 */
export function readCsv<Field extends string>(csv: string, columns: CsvColumns<Field>): CsvTable<Field> {
  if (Buffer.byteLength(csv) > MAX_BYTES) throw badField('Csv', csvTooLarge(MAX_BYTES))
  if (NOT_TEXT.test(csv)) return { rows: [], errors: [problem(1, CSV_NOT_TEXT)] }
  const table = parsed(csv)
  if ('broken' in table) return { rows: [], errors: [problem(table.broken, CSV_BROKEN)] }
  const [headings = [], ...lines] = table.lines
  const wrong = headingErrors(headings, columns)
  if (wrong.length > 0) return { rows: [], errors: wrong }

  const filled = lines
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length === 0) return { rows: [], errors: [problem(1, CSV_EMPTY)] }
  if (filled.length > MAX_ROWS) throw badField('Csv', csvTooManyRows(MAX_ROWS))
  const uneven = filled.filter(({ cells }) => cells.length !== headings.length)
  return {
    rows: filled.map(({ line, cells }) => ({ line, cells: byField(headings, cells, columns) })),
    errors: uneven.map(({ line }) => problem(line, CSV_CELLS_MISSING)),
  }
}

function parsed(csv: string): { lines: string[][] } | { broken: number } {
  try {
    return {
      lines: tableSchema.validateSync(parse(csv, { bom: true, trim: true, relax_column_count: true })),
    }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return { broken: typeof error.lines === 'number' ? error.lines : 1 }
  }
}

function headingErrors<Field extends string>(
  headings: readonly string[],
  columns: CsvColumns<Field>,
): CsvError[] {
  const known: string[] = Object.values(columns.headings)
  const missing = columns.required.map((field) => columns.headings[field])
  return [
    ...missing
      .filter((heading) => !headings.includes(heading))
      .map((heading) => problem(1, CSV_HEADING_MISSING, heading)),
    ...headings
      .filter((heading) => !known.includes(heading))
      .map((heading) => problem(1, CSV_HEADING_UNKNOWN, heading)),
    ...headings
      .filter((heading, index) => known.includes(heading) && headings.indexOf(heading) < index)
      .map((heading) => problem(1, CSV_HEADING_TWICE, heading)),
  ]
}

function byField<Field extends string>(
  headings: readonly string[],
  cells: readonly string[],
  columns: CsvColumns<Field>,
): Record<Field, string> {
  const cellOf = (heading: string) => withoutGuard(cells[headings.indexOf(heading)] ?? '')
  const entries = Object.entries<string>(columns.headings).map(([field, heading]) => [field, cellOf(heading)])
  // `Object.fromEntries` loses the key type.
  return Object.fromEntries(entries) as Record<Field, string>
}

const DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/

/** A spreadsheet's date: `2026/12/1` → `2026-12-01`. Other text stays unchanged, for validation to refuse. */
export function readDay(cell: string): string {
  const [, year, month = '', day = ''] = DAY.exec(cell.normalize('NFKC')) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}

/** Rolls back the transaction and carries its result. */
class Undone extends Error {
  constructor(readonly result: CsvImport) {
    super('The changes are taken back')
  }
}

/** What a row changes for its person. */
export type RowChange = Pick<CsvChange, 'Before' | 'After'> & { profile: UserProfileRow }

type Each<Field extends string> = (
  work: (cells: CsvRow<Field>['cells']) => Promise<RowChange | 'unchanged'>,
) => Promise<void>

/**
 * Writes all rows in one transaction, or none after any error and in a dry run, which therefore finds exactly
 * the import's errors.
 * @param write passes each row's work to `each`, which turns AppErrors into errors of the row
 * @throws AppError BAD_USER_INPUT when the table is too large
 */
export async function importRows<Field extends string>(
  context: RequestContext,
  { Csv, DryRun }: ImportCsvInput,
  columns: CsvColumns<Field>,
  write: (tx: Transaction, each: Each<Field>) => Promise<void>,
): Promise<CsvImport> {
  const { rows, errors } = readCsv(Csv, columns)
  if (errors.length > 0) return resultOf(rows.length, [], errors)
  try {
    return await inTransaction(context, async (tx) => {
      const [changes, refused]: [CsvChange[], CsvError[]] = [[], []]
      await write(tx, async (work) => {
        for (const { line, cells } of rows)
          try {
            const change = await work(cells)
            if (change === 'unchanged') continue
            const { profile, ...values } = change
            changes.push({ Row: line, UserId: profile.id, Mailed: profile.email !== null, ...values })
          } catch (error) {
            if (!(error instanceof AppError)) throw error
            refused.push(...errorsOf(error, line, columns))
          }
      })
      const result = resultOf(rows.length, changes, refused)
      if (DryRun || refused.length > 0) throw new Undone(result)
      return result
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

/** With any error nothing is changed. */
function resultOf(Rows: number, changes: CsvChange[], Errors: CsvError[]): CsvImport {
  const Changes = Errors.length > 0 ? [] : changes
  return { Rows, Changed: Changes.length, Changes, Errors }
}

function errorsOf<Field extends string>(
  { message, fields }: AppError,
  Row: number,
  { headings }: CsvColumns<Field>,
): CsvError[] {
  if (!fields) return [{ Row, Column: null, Message: message }]
  const names = new Map(Object.entries<string>(headings))
  return Object.entries(fields).map(([field, Message]) => ({
    Row,
    Column: names.get(field) ?? null,
    Message,
  }))
}
