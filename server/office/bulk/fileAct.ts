import type { BulkFacts } from '../../../shared/rules/office/bulk'
import type { RequestContext } from '../../ground/access/context'
import type { CsvColumns, CsvRow } from '../../ground/files/readCsv'
import type { Queryable, Transaction } from '../../ground/db/client'
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
  /** Changes rows of different people by the operation for one person. Null if nothing is to change. */
  change: (
    tx: Transaction,
    context: RequestContext,
    rows: readonly BulkRowRow[],
  ) => Promise<(BulkFacts | null)[]>
  complete?: (tx: Transaction) => Promise<void>
}
