import type { BulkFacts } from '../../shared/bulk'
import { CSV_CELLS_MISSING } from '../../shared/messages/csv'
import type { RequestContext } from '../access/context'
import type { CsvColumns, CsvRow } from '../csv/readCsv'
import type { Queryable, Transaction } from '../db/client'
import { AppError } from '../errors'
import type { BulkRowRow } from '../schema/bulk'

/** What a row of a table would do. */
export type JudgedRow = Pick<BulkRowRow, 'userId' | 'before' | 'after' | 'given' | 'problems'> & {
  /** What it is about: a second row about the same is refused. */
  key: string
  /** It stands already. */
  isSo: boolean
}

/** What can be done with the rows of a table. Its words stand in `shared/bulk.ts`. */
export type FileAct<Field extends string = string> = {
  columns: CsvColumns<Field>
  /** What each of a few rows would do, as things stand; by as few statements as possible. */
  judge: (db: Queryable, context: RequestContext, rows: readonly CsvRow<Field>[]) => Promise<JudgedRow[]>
  /** One row, by the operation for one person. Null where that stands already. */
  change: (tx: Transaction, context: RequestContext, row: BulkRowRow) => Promise<BulkFacts | null>
  /** After the last row of a run. */
  complete?: (tx: Transaction) => Promise<void>
}

/** Collects all that is wrong with a row. */
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
    /** What work gives, or null where it is refused; each reason is noted. */
    within<T>(work: () => T): T | null {
      try {
        return work()
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        for (const [field, sentence] of Object.entries(error.fields ?? {}))
          problems.push(names.has(field) ? `${names.get(field)}：${sentence}` : sentence)
        if (!error.fields) problems.push(error.message)
        return null
      }
    },
  }
}
