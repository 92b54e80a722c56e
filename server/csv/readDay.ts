const DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/

/** A spreadsheet's date: `2026/12/1` → `2026-12-01`. Other text stays unchanged, for validation to refuse. */
export function readDay(cell: string): string {
  const [, year, month = '', day = ''] = DAY.exec(cell.normalize('NFKC')) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}
