import { TABLE_MEGABYTES } from '../../../shared/facts/terms'
import { Readable } from 'node:stream'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { CsvError as ParseError, parse } from 'csv-parse'
import {
  CSV_BROKEN,
  CSV_EMPTY,
  CSV_HEADING_MISSING,
  CSV_HEADING_TWICE,
  CSV_HEADING_UNKNOWN,
  CSV_NOT_TEXT,
  csvLine,
  csvTooLarge,
  csvTooManyRows,
} from '../../../shared/words/program/csv'
import { nfkc } from '../../../shared/facts/normalise'
import { typedDate } from '../../../shared/facts/typedDate'
import { badField } from '../errors'
import { withoutGuard } from './csvLines'

const MAX_BYTES = TABLE_MEGABYTES * 1_000_000
const MAX_ROWS = 10_000
/** With those that are empty or within a cell: megabytes of them would be read for minutes. */
const MOST_LINES = 10 * MAX_ROWS
/** Parsed at a time, a few milliseconds. */
const PIECE_BYTES = 64 * 1024
/** The sign for undecodable bytes or half a surrogate pair, and a character that no cell may contain. */
const NOT_TEXT = ['\ufffd', '\u0000']

/** Headings as a spreadsheet copies them, or writes them as Unicode. */
const TABBED = /^[^\r\n,]*\t/

/** A file that is no such table may be one heading of megabytes, or thousands of them. */
const MOST_FAULTS = 10
const shown = (heading: string) => (heading.length > 40 ? `${heading.slice(0, 40)}…` : heading)

const isCells = (row: unknown): row is string[] =>
  Array.isArray(row) && row.every((cell) => typeof cell === 'string')

export type CsvColumns<Field extends string> = {
  headings: Readonly<Record<Field, string>>
  required: readonly Field[]
}
export type CsvRow<Field extends string> = {
  /** Starts at 1 with the heading. */
  line: number
  /** Empty for an empty cell and a missing column. */
  cells: Readonly<Record<Field, string>>
  /** Another number of cells than headings. */
  isUneven: boolean
}

/**
 * Reads a table by its headings, in any order. Empty lines are counted but skipped. Other requests run between pieces.
 * @throws AppError BAD_USER_INPUT when it is too large or is no such table
 */
export async function readCsv<Field extends string>(
  csv: string,
  columns: CsvColumns<Field>,
): Promise<CsvRow<Field>[]> {
  const bytes = Buffer.from(csv)
  if (bytes.length > MAX_BYTES) throw badField('Csv', csvTooLarge(MAX_BYTES))
  if (NOT_TEXT.some((character) => bytes.includes(character))) throw badField('Csv', CSV_NOT_TEXT)
  if (linesOf(bytes) > MOST_LINES) throw badField('Csv', csvTooManyRows(MAX_ROWS))
  const table = await parsed(bytes, TABBED.test(csv) ? '\t' : ',')
  const { rows } = table
  const headings = knownHeadings(table.headings, columns)
  const wrong = headingErrors(headings, columns)
  if (wrong.length > 0) throw badField('Csv', wrong.join('。'))
  if (rows.length === 0) throw badField('Csv', CSV_EMPTY)
  if (rows.length > MAX_ROWS) throw badField('Csv', csvTooManyRows(MAX_ROWS))
  return rows.map(({ line, cells }) => ({
    line,
    cells: byField(headings, cells, columns),
    isUneven: cells.length !== headings.length,
  }))
}

/** By the ends of Windows and Unix, or those of an old Mac. */
function linesOf(bytes: Buffer): number {
  let [feeds, returns] = [0, 0]
  for (const byte of bytes)
    if (byte === 10) feeds++
    else if (byte === 13) returns++
  return Math.max(feeds, returns)
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES)
    await othersTurn()
  }
}

type Line = { line: number; cells: string[] }

/** Reads at most one row more than the limit. */
async function parsed(bytes: Buffer, delimiter: string): Promise<{ headings: string[]; rows: Line[] }> {
  const parser = Readable.from(pieces(bytes)).pipe(
    parse({ bom: true, delimiter, trim: true, relax_column_count: true }),
  )
  const rows: Line[] = []
  let headings: string[] | null = null
  let line = 0
  try {
    for await (const each of parser) {
      if (!isCells(each)) throw new Error('A line of a table is no list of texts')
      line++
      if (!headings) headings = each
      else if (each.some((cell) => cell !== '')) rows.push({ line, cells: each })
      if (rows.length > MAX_ROWS) break
    }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    throw badField('Csv', csvLine(typeof error.lines === 'number' ? error.lines : 1, CSV_BROKEN))
  }
  return withoutGhosts({ headings: headings ?? [], rows })
}

const HEADING_MAX = 60
/** More are no table of ours. */
const MOST_COLUMNS = 300
const folded = (heading: string) =>
  nfkc(heading, HEADING_MAX)
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase()

/** Others write 金額(円) and ﾄﾞﾅｰ番号, and put spaces between. */
function knownHeadings<Field extends string>(given: string[], { headings }: CsvColumns<Field>): string[] {
  if (given.length > MOST_COLUMNS) return given
  const known = new Map(Object.values<string>(headings).map((heading) => [folded(heading), heading]))
  return given.map((heading) => known.get(folded(heading)) ?? heading)
}

/** Columns at the end that are empty from top to bottom are not there: spreadsheets leave them. */
function withoutGhosts({ headings, rows }: { headings: string[]; rows: Line[] }) {
  const filled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1
  const width = rows.reduce((most, { cells }) => Math.max(most, filled(cells)), filled(headings))
  const columns = headings.slice(0, width)
  return {
    headings: columns,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, Math.max(filled(cells), Math.min(cells.length, columns.length))),
    })),
  }
}

function headingErrors<Field extends string>(
  headings: readonly string[],
  columns: CsvColumns<Field>,
): string[] {
  const known: string[] = Object.values(columns.headings)
  const missing = columns.required.map((field) => columns.headings[field])
  return [
    ...missing.filter((heading) => !headings.includes(heading)).map(CSV_HEADING_MISSING),
    ...headings
      .filter((heading) => !known.includes(heading))
      .map((heading) => CSV_HEADING_UNKNOWN(shown(heading))),
    ...headings
      .filter((heading, index) => known.includes(heading) && headings.indexOf(heading) < index)
      .map(CSV_HEADING_TWICE),
  ].slice(0, MOST_FAULTS)
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

/** A day as it is typed elsewhere, or as a spreadsheet writes it. Other text stays unchanged, for validation to refuse. */
export const readDay = (cell: string): string => typedDate(cell) ?? cell

/** `1.23457E+15`, `########`, `#REF!`: what a spreadsheet writes in place of a long number, a narrow or a wrong cell. */
export const isSpoiled = (cell: string): boolean =>
  /^(?:\d(?:\.\d+)?E\+\d+|#+|#[A-Z/0]+[!?]?)$/i.test(nfkc(cell, HEADING_MAX))
