import type { RequestContext } from '../access/context'
import type { Transaction } from '../db/client'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { CsvChange, CsvError, CsvImport, ImportCsvInput } from '../generated/resolvers'
import type { UserProfileRow } from '../schema/users'
import { readCsv, type CsvColumns, type CsvRow } from './readCsv'

/** Rolls back the transaction and carries its result. */
class Undone extends Error {
  constructor(readonly result: CsvImport) {
    super('The changes are taken back')
  }
}

/** What a row changes for its person. */
export type RowChange = Pick<CsvChange, 'Before' | 'After'> & { profile: UserProfileRow }

type Each<Field extends string> = (
  work: (cells: CsvRow<Field>['cells']) => Promise<RowChange | 'unchanged'>,
) => Promise<void>

/**
 * Writes all rows in one transaction, or none after any error and in a dry run, which therefore finds exactly
 * the import's errors.
 * @param write passes each row's work to `each`, which turns AppErrors into errors of the row
 * @throws AppError BAD_USER_INPUT when the table is too large
 */
export async function importRows<Field extends string>(
  context: RequestContext,
  { Csv, DryRun }: ImportCsvInput,
  columns: CsvColumns<Field>,
  write: (tx: Transaction, each: Each<Field>) => Promise<void>,
): Promise<CsvImport> {
  const { rows, errors } = readCsv(Csv, columns)
  if (errors.length > 0) return resultOf(rows.length, [], errors)
  try {
    return await inTransaction(context, async (tx) => {
      const [changes, refused]: [CsvChange[], CsvError[]] = [[], []]
      await write(tx, async (work) => {
        for (const { line, cells } of rows)
          try {
            const change = await work(cells)
            if (change === 'unchanged') continue
            const { profile, ...values } = change
            changes.push({ Row: line, UserId: profile.id, Mailed: profile.email !== null, ...values })
          } catch (error) {
            if (!(error instanceof AppError)) throw error
            refused.push(...errorsOf(error, line, columns))
          }
      })
      const result = resultOf(rows.length, changes, refused)
      if (DryRun || refused.length > 0) throw new Undone(result)
      return result
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

/** With any error nothing is changed. */
function resultOf(Rows: number, changes: CsvChange[], Errors: CsvError[]): CsvImport {
  const Changes = Errors.length > 0 ? [] : changes
  return { Rows, Changed: Changes.length, Changes, Errors }
}

function errorsOf<Field extends string>(
  { message, fields }: AppError,
  Row: number,
  { headings }: CsvColumns<Field>,
): CsvError[] {
  if (!fields) return [{ Row, Column: null, Message: message }]
  const names = new Map(Object.entries<string>(headings))
  return Object.entries(fields).map(([field, Message]) => ({
    Row,
    Column: names.get(field) ?? null,
    Message,
  }))
}
