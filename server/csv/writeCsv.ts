import { csvLines } from './csvLines'

export const BOM = '\ufeff'

/** UTF-8 with BOM, by the rules of `csvLines`. */
export const writeCsv = (
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => BOM + csvLines([headings, ...rows])
