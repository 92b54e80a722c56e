import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../db/client'

/** PostgreSQL takes so many parameters a statement. */
const MOST_PARAMETERS = 65_535

/** Inserts any number of rows in as few statements as PostgreSQL allows, in their order. */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const atOnce = Math.floor(MOST_PARAMETERS / Object.keys(getTableColumns(table)).length)
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.insert(table).values(rows.slice(from, from + atOnce))
}
