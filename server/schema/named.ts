import type { Queryable } from '../db/client'
import { perObject } from '../../shared/perObject'
import { Column, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn, type PreparedQueryConfig } from 'drizzle-orm/pg-core'

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

/** What a row of a statement says, from its values in their places; times come as text. */
type Read<Row> = (values: readonly unknown[]) => Row

/**
 * A statement that is written once.
 * @param query what differs from one call to the next is a `sql.placeholder`
 * @returns runs it
 */
export function named<Row>(query: SQL, read: Read<Row>) {
  const { sql: text, params: values } = writeSql(query)
  const prepared = perObject((db: Queryable) => prepare(db, read, { text, values, isNamed: true }))
  return (db: Queryable, given: Record<string, unknown>): Promise<Row[]> => prepared(db).execute(given)
}

export type Columns = Record<string, PgColumn>
/** A row of these columns. */
export type RowOf<C extends Columns> = {
  [K in keyof C]: C[K]['_']['notNull'] extends true ? C[K]['_']['data'] : C[K]['_']['data'] | null
}

/** How columns are named in a statement, and how their rows are read. */
export type Written<Row> = { list: string; read: Read<Row> }

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

type Statement = { text: string; values: unknown[]; isNamed: boolean }

function prepare<Row>(db: Queryable, read: Read<Row>, { text, values, isNamed }: Statement) {
  const rows = (all: unknown[][]) => all.map((row) => read(row))
  const query = { sql: text, params: values }
  const name = isNamed ? nameOf(text) : undefined
  return db._.session.prepareQuery<Prepared<Row>>(query, undefined, name, true, rows)
}

/**
 * Runs a statement whose rows are of written columns.
 * @param read a row of them
 */
export const selectWritten = <Row>(db: Queryable, read: Read<Row>, statement: Statement): Promise<Row[]> =>
  prepare(db, read, statement).execute()

type Prepared<Row> = PreparedQueryConfig & { execute: Row[] }

/**
 * `select <columns> <rest>`, written once.
 * @param rest from where; what differs from one call to the next is a `sql.placeholder`
 * @returns runs it
 */
export function namedRows<C extends Columns>(columns: C, rest: SQL) {
  const { list, read } = writeColumns(columns)
  return named(sql`select ${sql.raw(list)} ${rest}`, read)
}
