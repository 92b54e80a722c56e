const DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/

/** A day as spreadsheets write it back: `2026/12/1` → `2026-12-01`. Anything else stays as it is, for a rule to refuse. */
export function readDay(cell: string): string {
  const [, year, month = '', day = ''] = DAY.exec(cell.normalize('NFKC')) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}
