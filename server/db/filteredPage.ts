import { and, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SortDirection } from '../../shared/generated/schema'
import type { Queryable } from './client'
import { countCapped } from './countCapped'
import { filterSql, type FilterFields } from './filterSql'
import { keysetPage, type Page, type PageOrder } from './keysetPage'

type ListArguments = {
  filter?: Record<string, unknown> | null
  sortDirection?: SortDirection | null
  limit?: number | null
  nextToken?: string | null
}

type List = {
  name: string
  table: PgTable
  fields: FilterFields
  order: PageOrder
  among?: SQL
} & PageOptions

/** An export may read longer pages and count further than a client. */
export type PageOptions = { largest?: number; countTo?: number }

/**
 * One page of a table's rows that match a filter, newest first by default.
 * @param list name for page tokens, filter columns, order, and a fixed condition
 * @param read runs the list's own select
 * @throws AppError BAD_USER_INPUT for limit, token or filter
 */
export async function filteredPage<Row extends { cursor: unknown; cursorId: string }, T>(
  db: Queryable,
  list: List,
  { filter, sortDirection, limit, nextToken }: ListArguments,
  read: (page: { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number }) => Promise<Row[]>,
  toItem: (row: Row) => T,
): Promise<Page<T>> {
  const where = and(list.among, filterSql(filter, list.fields))
  return keysetPage(
    db,
    `${list.name}/${JSON.stringify(filter ?? {})}`,
    list.order,
    { limit: limit ?? 25, nextToken, sortDirection: sortDirection ?? 'DESC', largest: list.largest },
    ({ beyond, ...page }) => read({ ...page, where: and(where, beyond) }),
    toItem,
    () => countCapped(db, list.table, where, list.countTo),
  )
}
