import {
  and,
  asc,
  desc,
  getTableColumns,
  isNotNull,
  isNull,
  sql,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm'
import type { AnyPgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'
import type { SortDirection } from '../../../shared/generated/schema'
import {
  LIMIT_TOO_LARGE,
  LIMIT_TOO_SMALL,
  NEXT_TOKEN_INVALID,
  SEARCH_TOO_SLOW,
} from '../../../shared/words/program/apiErrors'
import { perObject } from '../../../shared/facts/perObject'
import { badField, AppError } from '../errors'
import { type Queryable, databaseCode } from './client'
import { filterSql, type FilterFields } from './filterSql'
import { selectWritten, writeColumns, writeSql, type Columns, type Written } from './named'
import { readPageToken, writePageToken, type CursorValue } from './pageToken'

export type Page<T> = { items: T[]; nextToken: string | null; total(): Promise<number> }

const LIMIT_MAX = 100
/** Lists count exactly up to here; above, the answer is one more. */
export const COUNT_CAP = 10_000

export type PageRequest = {
  /** 25 if not given. */
  limit?: number | null
  /** Overrides the maximum page size (exports only). */
  largest?: number
  nextToken?: string | null
  /** The newest first if not given. */
  sortDirection?: SortDirection | null
}

export type PageOrder = { name: string; column: AnyPgColumn; id: AnyPgColumn }
/** Of rows that come from several tables, too. */
type AnyOrder = Omit<PageOrder, 'id'> & { id: AnyPgColumn | SQL.Aliased<string> }

/** @throws AppError BAD_USER_INPUT below 1 or above the largest page */
export function requireLimit(limit: number, largest = LIMIT_MAX): number {
  if (limit < 1) throw badField('limit', LIMIT_TOO_SMALL)
  if (limit > largest) throw badField('limit', LIMIT_TOO_LARGE)
  return limit
}

/**
 * The rows after the cursor. Nulls are last in ascending and first in descending order, like in plain
 * indexes. Rows without a value form a separate part: an index cannot start at one condition for both.
 */
function rowsAfterCursor(
  { column, id }: AnyOrder,
  direction: SortDirection,
  value: CursorValue,
  lastId: string,
): (SQL | undefined)[] {
  const ascending = direction === 'ASC'
  if (value === null) {
    const later = and(isNull(column), sql`${id} ${sql.raw(ascending ? '>' : '<')} ${lastId}`)
    return ascending ? [later] : [later, isNotNull(column)]
  }
  const later = sql`(${column}, ${id}) ${sql.raw(ascending ? '>' : '<')} (${value}, ${lastId})`
  return column.notNull || !ascending ? [later] : [later, isNull(column)]
}

/**
 * The offset of a link (`offset:250`); later pages use tokens. Limited, because the database reads skipped rows.
 * @returns null for a token of the other kind
 * @throws AppError BAD_USER_INPUT beyond the limit
 */
function offsetOf(token: string | null | undefined): number | null {
  const digits = token?.match(/^offset:(\d{1,9})$/)?.[1]
  if (digits === undefined) return null
  if (Number(digits) > COUNT_CAP) throw badField('nextToken', NEXT_TOKEN_INVALID)
  return Number(digits)
}

type Reading = {
  /** The list's condition and the cursor's. */
  where: SQL | undefined
  /** The cursor's alone. */
  beyond: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
}

/** A select's rows of one page. */
export const readPage = <Select extends PgSelect>(select: Select, page: Omit<Reading, 'beyond'>): Select =>
  select
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)

const writtenRows = perObject((table: PgTable) => writeColumns(getTableColumns(table) as Columns))
const writtenCursor = perObject(({ column, id }: PageOrder) => writeColumns({ cursor: column, cursorId: id }))

/** Of each row: found by its id, which is unique, with the columns that are read of it. */
type Joined<J> = { join: SQL; written: Written<J> }

/**
 * What a list reads that shows its table's rows as they are.
 * @param joined of one more row that belongs to each, in the same statement
 */
export function wholeRows<Table extends PgTable, T, J = null>(
  { db, table, order, joined }: { db: Queryable; table: Table; order: PageOrder; joined?: Joined<J> | null },
  toItem: (row: InferSelectModel<Table>, joined: J | null) => T,
) {
  // The compiler does not look into the columns of a table that is not named.
  const whole = writtenRows(table)
  const cursor = writtenCursor(order)
  const width = whole.width + cursor.width
  type Row = { row: InferSelectModel<Table>; joined: J | null; cursor: unknown; cursorId: string }
  return {
    db,
    table,
    order,
    read: ({ where, orderBy, limit, offset }: Reading) => {
      const sorted = sql.join(orderBy, sql`, `)
      // The limit stands in the text, so that a plan made once knows it.
      const size = sql.raw(`limit ${limit} offset ${offset}`)
      const { sql: rest, params } = writeSql(
        sql`from ${table}${joined ? sql` ${joined.join}` : sql``} where ${where ?? sql`true`} order by ${sorted} ${size}`,
      )
      const list = [whole.list, cursor.list, ...(joined ? [joined.written.list] : [])].join(', ')
      return selectWritten(
        db,
        (values): Row => ({
          row: whole.read(values) as InferSelectModel<Table>,
          joined: joined ? joined.written.read(values.slice(width)) : null,
          ...(cursor.read(values.slice(whole.width)) as Pick<Row, 'cursor' | 'cursorId'>),
        }),
        { text: `select ${list} ${rest}`, values: params, isNamed: offset === 0 },
      )
    },
    toItem: (found: Row) => toItem(found.row, found.joined),
  }
}

type Keyset<Row, T> = {
  db: Queryable
  /** Names the list and its filter, so that a token works only there. */
  list: string
  order: AnyOrder
  request: PageRequest
  where?: SQL
  /** Runs the list's own select. */
  read: (page: Reading) => PromiseLike<Row[]>
  toItem: (row: Row) => T
  count: () => Promise<number>
}

/**
 * Reads one page by keyset: the end of a million rows is as fast as the start.
 * @throws AppError BAD_USER_INPUT for a limit out of bounds or a foreign token
 */
export async function keysetPage<Row extends { cursor: unknown; cursorId: string }, T>({
  db,
  list,
  order,
  request,
  where,
  read,
  toItem,
  count,
}: Keyset<Row, T>): Promise<Page<T>> {
  const limit = requireLimit(request.limit ?? 25, request.largest)
  const direction = request.sortDirection ?? 'DESC'
  const scope = `${list}/${order.name}/${direction}`
  const offset = offsetOf(request.nextToken)
  const cursor =
    request.nextToken && offset === null ? await readPageToken(db, scope, request.nextToken) : null
  const sorted = direction === 'ASC' ? asc : desc
  const orderBy = [sorted(order.column), sorted(order.id)]
  const stretches = cursor ? rowsAfterCursor(order, direction, cursor.value, cursor.id) : [undefined]
  const rows: Row[] = []
  for (const beyond of stretches) {
    if (rows.length > limit) break
    const rest = { limit: limit + 1 - rows.length, offset: offset ?? 0 }
    rows.push(...(await withinSearchTime(read({ where: and(where, beyond), beyond, orderBy, ...rest }))))
  }
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(toItem),
    nextToken: last ? await writePageToken(db, scope, cursorValue(last.cursor), last.cursorId) : null,
    total: count,
  }
}

function cursorValue(value: unknown): CursorValue {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError('A list cannot be ordered by this column')
}

type ListArguments = Omit<PageRequest, 'largest'> & { filter?: Record<string, unknown> | null }

/** An export may read longer pages and count further than a client. */
export type PageOptions = { largest?: number; countTo?: number }

type FilteredList<Row, T> = PageOptions &
  Pick<Keyset<Row, T>, 'db' | 'list' | 'order' | 'read' | 'toItem'> & {
    table: PgTable
    fields: FilterFields
    /** A fixed condition. */
    among?: SQL
    args: ListArguments
  }

/**
 * One page of a table's rows that match a filter, newest first by default.
 * @throws AppError BAD_USER_INPUT for limit, token or filter
 */
export async function filteredPage<Row extends { cursor: unknown; cursorId: string }, T>({
  table,
  fields,
  among,
  args: { filter, ...request },
  largest,
  countTo,
  ...list
}: FilteredList<Row, T>): Promise<Page<T>> {
  const where = and(among, filterSql(filter, fields))
  return keysetPage({
    ...list,
    list: `${list.list}/${JSON.stringify(filter ?? {})}`,
    request: { ...request, largest },
    where,
    count: () => countCapped(list.db, table, where, countTo),
  })
}

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

const QUERY_CANCELED = '57014'

/** @throws AppError BAD_USER_INPUT when PostgreSQL ended the search for its time */
export function withinSearchTime<T>(search: PromiseLike<T>): Promise<T> {
  return Promise.resolve(search).catch((error: unknown) =>
    Promise.reject(
      databaseCode(error) === QUERY_CANCELED ? new AppError('BAD_USER_INPUT', SEARCH_TOO_SLOW) : error,
    ),
  )
}
