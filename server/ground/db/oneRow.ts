import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { requireRow } from '../errors'
import type { Queryable, Transaction } from './client'

type WithId = PgTable & { id: PgColumn }
/** A row's id, or what is true of it alone. */
type Which = string | SQL | undefined

const isThat = ({ id }: WithId, which: Which) => (typeof which === 'string' ? eq(id, which) : which)

/** @throws AppError NOT_FOUND */
export const readRow = async <Table extends WithId>(
  db: Queryable,
  table: Table,
  which: Which,
): Promise<Table['$inferSelect']> =>
  requireRow(await db.select().from<PgTable>(table).where(isThat(table, which)))

/** Locked until the transaction ends. @throws AppError NOT_FOUND */
export const holdRow = async <Table extends WithId>(
  tx: Transaction,
  table: Table,
  which: Which,
): Promise<Table['$inferSelect']> =>
  requireRow(await tx.select().from<PgTable>(table).where(isThat(table, which)).for('update'))
