import { ownDataColumns, ownDataTitles } from '../../shared/messages/ownData'
import type { OwnData } from './ownData'

/** Spreadsheets know UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'
// What spreadsheets take for the beginning of a formula, in both widths: ASVS 1.2.10.
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** One line for each thing that is kept: part, number of the record within it, label, content. RFC 4180. */
export function ownDataCsv({ exportedAt, sections }: OwnData): string {
  const lines = sections.flatMap(({ title, records }) =>
    records.flatMap((record, index) =>
      record.map(([label, value]) => line([title, String(index + 1), label, value])),
    ),
  )
  const stamp = line([ownDataTitles.exportedAt, '1', ownDataTitles.exportedAt, exportedAt])
  return [BYTE_ORDER_MARK, line(ownDataColumns), stamp, ...lines].join('')
}
