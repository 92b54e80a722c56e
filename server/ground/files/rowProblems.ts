import { CSV_CELLS_MISSING } from '../../../shared/words/program/csv'
import { AppError } from '../errors'
import type { CsvColumns, CsvRow } from './readCsv'

/** All that is wrong with a row of a table, each in a sentence. */
export function problemsOf<Field extends string>(
  { headings }: CsvColumns<Field>,
  { isUneven }: CsvRow<Field>,
) {
  const names = new Map(Object.entries<string>(headings))
  const problems = isUneven ? [CSV_CELLS_MISSING] : []
  const add = (field: Field, sentence: string) => problems.push(`${headings[field]}：${sentence}`)
  return {
    problems,
    add,
    within: <T>(work: () => T) => noting(problems, names, work),
  }
}

/** Returns the result of `work`, or null if it is refused; notes each reason, with the name of its field. */
export function noting<T>(problems: string[], names: ReadonlyMap<string, string>, work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    for (const [field, sentence] of Object.entries(error.fields ?? {}))
      problems.push(names.has(field) ? `${names.get(field)}：${sentence}` : sentence)
    if (!error.fields) problems.push(error.message)
    return null
  }
}
