import { stringify } from 'csv-stringify/sync'

/** Invisible characters: a spreadsheet skips them, so the next sign counts as the first. */
const UNSEEN = String.raw`[\p{DI}\p{Cf}\p{Z}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*`
const RUNS = String.raw`[=+\-@\t＝＋－＠]`
/** Start of a cell or of one of its lines: read without quotes, each line is a row. */
const LINE = String.raw`^|\r\n|\r(?!\n)|\n`
const FORMULA = new RegExp(String.raw`(${LINE})(?='*${UNSEEN}${RUNS})`, 'gu')
const GUARDED = new RegExp(String.raw`(${LINE})'(?='*${UNSEEN}${RUNS})`, 'gu')

const guarded = (cell: string) => cell.replace(FORMULA, "$1'")

export const withoutGuard = (cell: string): string => cell.replace(GUARDED, '$1')

/**
 * CSV rows for spreadsheets: all cells quoted, CRLF. A line that a spreadsheet would run as a formula gets an
 * apostrophe, also after invisible characters.
 */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  )

export const BOM = '\ufeff'

/** UTF-8 with BOM, by the rules of `csvLines`. */
export const writeCsv = (
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => BOM + csvLines([headings, ...rows])
