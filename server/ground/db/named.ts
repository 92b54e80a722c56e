import { Column, fillPlaceholders, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { clientOf, type Queryable } from './client'
import { nameOf } from './statementNames'

// Building a query's text takes longer than PostgreSQL takes to answer. Frequent queries build it once and have a name,
// so that PostgreSQL parses and plans them once per connection. They go to the driver past the query builder.

const dialect = new PgDialect({ casing: 'snake_case' })
export const writeSql = (part: SQL) => dialect.sqlToQuery(part)

/** Reads a row from its values by position; times come as text. */
type Read<Row> = (values: readonly unknown[]) => Row

/** Prepares a statement once; returns a function that runs it. Values that vary are `sql.placeholder`s. */
export function named<Row>(query: SQL, read: Read<Row>) {
  const { sql: text, params } = writeSql(query)
  return (db: Queryable, given: Record<string, unknown>): Promise<Row[]> =>
    selectWritten(db, read, { text, values: fillPlaceholders(params, given), isNamed: true })
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

/** Times and dates come as text: the columns read them. */
const AS_TEXT: ReadonlySet<number> = new Set([
  pg.types.builtins.DATE,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.INTERVAL,
])
const asText = (value: string) => value
export const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (AS_TEXT.has(type) ? asText : pg.types.getTypeParser(type, format)),
}

/** Runs a statement that was written before; only what has few texts may be named. */
export async function selectWritten<Row>(
  db: Queryable,
  read: Read<Row>,
  { text, values, isNamed }: Statement,
): Promise<Row[]> {
  const name = isNamed ? nameOf(text) : undefined
  const { rows } = await clientOf(db).query<unknown[]>({ name, text, values, rowMode: 'array', types })
  return rows.map((row) => read(row))
}

/** `select <columns> <rest>`, prepared once: a function that runs it. Values that vary are `sql.placeholder`s. */
export function namedRows<C extends Columns>(columns: C, rest: SQL) {
  const { list, read } = writeColumns(columns)
  return named(sql`select ${sql.raw(list)} ${rest}`, read)
}

type Given<T extends PgTable> = Partial<T['$inferInsert']>
type Keys<T extends PgTable> = readonly (keyof T['$inferInsert'] & string)[]
type SelectOf<T extends PgTable> = T['$inferSelect']

/** The columns of these names, and their values as `sql.placeholder`s. */
function setOf(table: PgTable, keys: readonly string[]): { names: SQL[]; values: SQL[] } {
  const columns: Columns = getTableColumns(table)
  return {
    names: keys.map((key) => sql`${sql.identifier(columns[key] ? toSnakeCase(key) : '')}`),
    values: keys.map((key) => sql`${sql.placeholder(`set ${key}`)}`),
  }
}

const keysOf = (set: object) =>
  Object.entries(set).flatMap(([key, value]) => (value === undefined ? [] : [key]))

function givenFor(table: PgTable, set: Record<string, unknown>): Record<string, unknown> {
  const columns: Columns = getTableColumns(table)
  return Object.fromEntries(
    keysOf(set).map((key) => {
      const value = set[key]
      return [`set ${key}`, value === null ? null : columns[key]?.mapToDriverValue(value)]
    }),
  )
}

/**
 * `update <table> set <columns><rest> returning *`, prepared once for each set of columns: a function that runs it.
 * @param rest begins with further columns or `where`
 * @param before what `rest` looks at: `with ... `
 */
export function namedUpdate<T extends PgTable>(table: T, rest: SQL, before: SQL = sql``) {
  const { list, read } = writeColumns(getTableColumns(table) as Columns)
  const statements = new Map<string, ReturnType<typeof named<SelectOf<T>>>>()
  const statementFor = (set: object) => {
    const keys = keysOf(set)
    const known = statements.get(keys.join())
    if (known) return known
    const { names, values } = setOf(table, keys)
    const sets = names.map((name, place) => sql`${name} = ${values[place]}`)
    const made = named(
      sql`${before}update ${table} set ${sql.join(sets, sql`, `)}${rest} returning ${sql.raw(list)}`,
      read as Read<SelectOf<T>>,
    )
    statements.set(keys.join(), made)
    return made
  }
  return (db: Queryable, set: Given<T>, given: Record<string, unknown>): Promise<SelectOf<T>[]> =>
    statementFor(set)(db, { ...givenFor(table, set), ...given })
}

/** `insert into <table> (<columns>) values (...) <rest>`, prepared once: a function that runs it. */
export function namedInsert<T extends PgTable, Row>(table: T, keys: Keys<T>, rest: SQL, read: Read<Row>) {
  const { names, values } = setOf(table, keys)
  const insert = named(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)}) ${rest}`,
    read,
  )
  const nothing = Object.fromEntries(keys.map((key) => [`set ${key}`, null]))
  return (db: Queryable, set: Given<T>): Promise<Row[]> => insert(db, { ...nothing, ...givenFor(table, set) })
}

/** Rows of a table as the value of one placeholder, for `json_populate_recordset`. */
function jsonOf(table: PgTable, rows: readonly Record<string, unknown>[]): string {
  const columns: Columns = getTableColumns(table)
  const valueOf = (key: string, value: unknown): unknown => {
    const column = columns[key]
    if (value == null || column?.getSQLType() === 'jsonb') return value
    return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : column?.mapToDriverValue(value)
  }
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), valueOf(key, value)])),
    ),
  )
}

const populated = (table: PgTable) =>
  sql`json_populate_recordset(null::${table}, ${sql.placeholder('rows')}::json)`

/** `insert into <table> (<columns>) <many rows> <rest>`, prepared once: a function that runs it. */
export function namedInsertAll<T extends PgTable, Row>(table: T, keys: Keys<T>, rest: SQL, read: Read<Row>) {
  const { names } = setOf(table, keys)
  const list = sql.join(names, sql`, `)
  const insert = named(
    sql`insert into ${table} (${list}) select ${list} from ${populated(table)} ${rest}`,
    read,
  )
  return async (db: Queryable, rows: readonly Given<T>[]): Promise<Row[]> =>
    rows.length === 0 ? [] : insert(db, { rows: jsonOf(table, rows) })
}

/** `update <table> set <columns> <rest>` of many rows by their id, prepared once. */
export function namedUpdateAll<T extends PgTable, Row>(table: T, keys: Keys<T>, rest: SQL, read: Read<Row>) {
  const { names } = setOf(table, keys)
  const sets = names.map((name) => sql`${name} = given.${name}`)
  const update = named(
    sql`update ${table} set ${sql.join(sets, sql`, `)} from ${populated(table)} as given where ${table}.id = given.id ${rest}`,
    read,
  )
  return async (db: Queryable, rows: readonly (Given<T> & { id: string })[]): Promise<Row[]> =>
    rows.length === 0 ? [] : update(db, { rows: jsonOf(table, rows) })
}
