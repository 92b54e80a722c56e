import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client'
import { COUNT_CAP } from './keysetPage'
import { withinSearchTime } from './withinSearchTime'

/** Matching rows, exact up to the cap, then cap + 1: fast on millions of rows. */
export async function countCapped(
  db: Queryable,
  table: PgTable,
  where: SQL | undefined,
  cap = COUNT_CAP,
): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(cap + 1)
    .as('rows')
  const [result] = await withinSearchTime(db.select({ count: sql<number>`count(*)::int` }).from(rows))
  return result?.count ?? 0
}
