import { stringify } from 'csv-stringify/sync'

/**
 * A table as spreadsheets read it: UTF-8 with BOM, lines ending in CRLF. A text that a spreadsheet would take for a
 * formula (it begins with = + - @, a tab or a line end) gets an apostrophe before it.
 */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return stringify(
    [headings, ...rows].map((row) => [...row]),
    {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  )
}
