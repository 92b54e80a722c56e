import type { Database } from '../db/client'
import { Column, fillPlaceholders, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn } from 'drizzle-orm/pg-core'
import { types, type CustomTypesConfig } from 'pg'

// A query builder makes its text anew for each request, which takes longer than PostgreSQL does to answer. What is asked most
// has its text written once, and a name, so that PostgreSQL parses and plans it once a connection.

const dialect = new PgDialect({ casing: 'snake_case' })
export const writeSql = (part: SQL) => dialect.sqlToQuery(part)

/** Each connection keeps every statement that has a name, so that strangers must not make more of them. */
const MOST_NAMES = 300
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = `named ${names.size}`
  names.set(text, name)
  return name
}

/** Dates and times come as text, which the columns read. */
const TIMES = new Set([1082, 1083, 1114, 1184, 1266])
const asText = (text: string) => text
const typesRead: CustomTypesConfig = {
  getTypeParser: (id, format) => (TIMES.has(id) ? asText : types.getTypeParser(id, format)),
}

/**
 * A statement that is written once.
 * @param query what differs from one call to the next is a `sql.placeholder`
 * @returns runs it; times come as text
 */
export function named<Row extends object>(query: SQL) {
  const { sql: text, params } = writeSql(query)
  const name = nameOf(text)
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = await db.$client.query<Row>({
      name,
      text,
      values: fillPlaceholders(params, values),
      types: typesRead,
    })
    return rows
  }
}

export type Columns = Record<string, PgColumn>
/** A row of these columns. */
export type RowOf<C extends Columns> = {
  [K in keyof C]: C[K]['_']['notNull'] extends true ? C[K]['_']['data'] : C[K]['_']['data'] | null
}

/** How columns are named in a statement, and how their rows are read. */
export type Written<Row> = { list: string; read(values: readonly unknown[]): Row }

const asItIs = (value: unknown) => value
/** Most columns hold what the driver reads. */
const readerOf = (column: PgColumn) =>
  column.mapFromDriverValue === Column.prototype.mapFromDriverValue
    ? asItIs
    : (value: unknown) => column.mapFromDriverValue(value)

/** To be written once and kept. @returns also how many values a row has */
export function writeColumns<C extends Columns>(columns: C): Written<RowOf<C>> & { width: number } {
  const keys = Object.keys(columns)
  const list = sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  )
  const readers = Object.values(columns).map(readerOf)
  return {
    list: writeSql(list).sql,
    width: keys.length,
    read(values) {
      const row: Record<string, unknown> = {}
      // By places: it runs for every value of every row.
      for (let place = 0; place < keys.length; place++) {
        const value = values[place]
        row[keys[place] as string] = value === null ? null : readers[place]?.(value)
      }
      return row as RowOf<C>
    },
  }
}

/**
 * Runs a statement whose rows are of written columns.
 * @param read a row of them
 * @param options.isNamed false for a statement whose best plan depends on its values
 */
export async function selectWritten<Row>(
  db: Database,
  read: (values: readonly unknown[]) => Row,
  { text, values, isNamed }: { text: string; values: unknown[]; isNamed: boolean },
): Promise<Row[]> {
  const name = isNamed ? nameOf(text) : undefined
  const { rows } = await db.$client.query<unknown[]>({
    name,
    text,
    values,
    rowMode: 'array',
    types: typesRead,
  })
  return rows.map((row) => read(row))
}

/**
 * `select <columns> <rest>`, written once.
 * @param rest from where; what differs from one call to the next is a `sql.placeholder`
 * @returns runs it
 */
export function namedRows<C extends Columns>(columns: C, rest: SQL) {
  const { list, read } = writeColumns(columns)
  const { sql: text, params } = writeSql(sql`select ${sql.raw(list)} ${rest}`)
  return (db: Database, values: Record<string, unknown>): Promise<RowOf<C>[]> =>
    selectWritten(db, read, { text, values: fillPlaceholders(params, values), isNamed: true })
}
