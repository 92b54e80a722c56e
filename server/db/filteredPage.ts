import { and, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SortDirection } from '../../shared/generated/schema'
import type { Queryable } from './client'
import { countCapped } from './countCapped'
import { filterSql, type FilterFields } from './filterSql'
import { keysetPage, type Page, type PageOrder } from './keysetPage'

/** What a list takes: conditions, direction, page. */
type ListArguments = {
  filter?: Record<string, unknown> | null
  sortDirection?: SortDirection | null
  limit?: number | null
  nextToken?: string | null
}

/**
 * One page of the rows of a table that a filter leaves, newest first unless asked otherwise.
 * @param list its name for the page tokens, the columns its filter knows, its order, and what it is limited to
 * @param read runs the list's own select
 * @throws AppError BAD_USER_INPUT for limit, token or filter
 */
export async function filteredPage<Row extends { cursor: unknown; cursorId: string }, T>(
  db: Queryable,
  list: { name: string; table: PgTable; fields: FilterFields; order: PageOrder; among?: SQL },
  { filter, sortDirection, limit, nextToken }: ListArguments,
  read: (page: { where: SQL | undefined; orderBy: SQL[]; limit: number }) => Promise<Row[]>,
  toItem: (row: Row) => T,
): Promise<Page<T>> {
  const where = and(list.among, filterSql(filter, list.fields))
  return keysetPage(
    db,
    `${list.name}/${JSON.stringify(filter ?? {})}`,
    list.order,
    { limit: limit ?? 25, nextToken, sortDirection: sortDirection ?? 'DESC' },
    ({ beyond, ...page }) => read({ ...page, where: and(where, beyond) }),
    toItem,
    () => countCapped(db, list.table, where),
  )
}
