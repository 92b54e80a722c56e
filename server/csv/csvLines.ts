import { stringify } from 'csv-stringify/sync'

/** What is not seen: a spreadsheet passes over it, or somebody pastes without it, and the sign after it comes first. */
const UNSEEN = String.raw`[\p{DI}\p{Cf}\p{Z}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*`
const RUNS = String.raw`[=+\-@\t＝＋－＠]`
/** A cell's beginning, or one of its lines': read without quotes, each line is a row. */
const LINE = String.raw`^|\r\n|\r(?!\n)|\n`
const FORMULA = new RegExp(String.raw`(${LINE})(?='*${UNSEEN}${RUNS})`, 'gu')
const GUARDED = new RegExp(String.raw`(${LINE})'(?='*${UNSEEN}${RUNS})`, 'gu')

const guarded = (cell: string) => cell.replace(FORMULA, "$1'")

/** A cell as it was before `csvLines` put its apostrophes. */
export const withoutGuard = (cell: string): string => cell.replace(GUARDED, '$1')

/**
 * Rows of a CSV as spreadsheets read them: every cell in quotes, lines ending in CRLF. A line of a text that a
 * spreadsheet would take for a formula gets an apostrophe before it, also where something invisible comes first.
 */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  )
