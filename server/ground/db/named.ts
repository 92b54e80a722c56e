import type { Queryable } from './client'
import { perObject } from '../../../shared/facts/perObject'
import { Column, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgColumn, type PreparedQueryConfig } from 'drizzle-orm/pg-core'

// Building a query's text takes longer than PostgreSQL takes to answer. Frequent queries build it once and have a name,
// so that PostgreSQL parses and plans them once per connection.

const dialect = new PgDialect({ casing: 'snake_case' })
export const writeSql = (part: SQL) => dialect.sqlToQuery(part)

/** Each connection keeps every named statement, so callers must not be able to create more. */
const MOST_NAMES = 300
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = `named ${names.size}`
  names.set(text, name)
  return name
}

/** Reads a row from its values by position; times come as text. */
type Read<Row> = (values: readonly unknown[]) => Row

/** Prepares a statement once; returns a function that runs it. Values that vary are `sql.placeholder`s. */
export function named<Row>(query: SQL, read: Read<Row>) {
  const { sql: text, params: values } = writeSql(query)
  const prepared = perObject((db: Queryable) => prepare(db, read, { text, values, isNamed: true }))
  return (db: Queryable, given: Record<string, unknown>): Promise<Row[]> => prepared(db).execute(given)
}

export type Columns = Record<string, PgColumn>
export type RowOf<C extends Columns> = {
  [K in keyof C]: C[K]['_']['notNull'] extends true ? C[K]['_']['data'] : C[K]['_']['data'] | null
}

/** The column list of a statement, and the reader of its rows. */
export type Written<Row> = { list: string; read: Read<Row> }

const asItIs = (value: unknown) => value
const readerOf = (column: PgColumn) =>
  column.mapFromDriverValue === Column.prototype.mapFromDriverValue
    ? asItIs
    : (value: unknown) => column.mapFromDriverValue(value)

/** Call once and keep the result. @returns also the number of values per row */
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
      // An index loop, because it runs for every value of every row.
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

export const selectWritten = <Row>(db: Queryable, read: Read<Row>, statement: Statement): Promise<Row[]> =>
  prepare(db, read, statement).execute()

type Prepared<Row> = PreparedQueryConfig & { execute: Row[] }

/** `select <columns> <rest>`, prepared once: a function that runs it. Values that vary are `sql.placeholder`s. */
export function namedRows<C extends Columns>(columns: C, rest: SQL) {
  const { list, read } = writeColumns(columns)
  return named(sql`select ${sql.raw(list)} ${rest}`, read)
}
