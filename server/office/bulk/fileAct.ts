import type { BulkFacts } from '../../../shared/rules/office/bulk'
import { CSV_CELLS_MISSING } from '../../../shared/words/program/csv'
import type { RequestContext } from '../../ground/access/context'
import type { CsvColumns, CsvRow } from '../../ground/files/readCsv'
import type { Queryable, Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import type { BulkRowRow } from '../../ground/tables/bulk'

export type JudgedRow = Pick<BulkRowRow, 'userId' | 'before' | 'after' | 'given' | 'problems'> & {
  /** Identifies the subject: a second row about the same one is refused. */
  key: string
  /** Nothing to change. */
  isSo: boolean
}

/** An act on the rows of a table. Its words are in `shared/rules/office/bulk.ts`. */
export type FileAct<Field extends string = string> = {
  columns: CsvColumns<Field>
  /** What each of a few rows would do now; with as few statements as possible. */
  judge: (db: Queryable, context: RequestContext, rows: readonly CsvRow<Field>[]) => Promise<JudgedRow[]>
  /** Changes one row by the operation for one person. Null if nothing is to change. */
  change: (tx: Transaction, context: RequestContext, row: BulkRowRow) => Promise<BulkFacts | null>
  complete?: (tx: Transaction) => Promise<void>
}

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
    /** Returns the result of `work`, or null if it is refused; notes each reason. */
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
