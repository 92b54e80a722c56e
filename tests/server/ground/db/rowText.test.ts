import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableColumns, is, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  PgArray,
  PgEnumColumn,
  pgTable,
  PgTable,
  serial,
  smallint,
  text,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { afterAll, expect, inject, test } from 'vitest'
import { databaseOf, openPool } from '../../../../server/ground/db/client'
import { namedRows } from '../../../../server/ground/db/named'
import { anyJson, bytea, instant } from '../../../../server/ground/tables/columns'

const pool = openPool(inject('postgresUrl'), { connections: 1, statementTimeoutMs: 30_000 })
const db = databaseOf(pool)
afterAll(() => pool.end())

const odd = pgTable('odd_rows', {
  id: serial().primaryKey(),
  one: text(),
  two: text(),
  uuid: uuid(),
  boolean: boolean(),
  smallint: smallint(),
  integer: integer(),
  bigint: bigint({ mode: 'number' }),
  numeric: numeric(),
  double: doublePrecision(),
  date: date({ mode: 'string' }),
  instant: instant(),
  jsonb: jsonb(),
  anyJson: anyJson(),
  bytea: bytea(),
  texts: text().array(),
  uuids: uuid().array(),
  bigints: bigint({ mode: 'number' }).array(),
  dates: date({ mode: 'string' }).array(),
})

const ID = '71eab3dd-06cc-4733-8ec7-29b556e00dc0'
const texts = [
  '',
  ' ',
  '"',
  '""',
  '\\',
  '\\"',
  ',',
  '(',
  ')',
  '(,)',
  'a\nb',
  'null',
  '{}',
  '鈴木、花子',
  '𠮷"\\,',
  "it's",
  null,
]
const filled = {
  uuid: ID,
  boolean: false,
  smallint: -1,
  integer: 7,
  bigint: 12_345_678_901,
  numeric: '0.10',
  double: 1.5,
  date: '2026-11-29',
  instant: new Date('2026-11-29T01:02:03.040Z'),
  jsonb: { a: ['"', '\\', null, 1] },
  anyJson: 'a "b"',
  bytea: Buffer.from([0, 92, 34, 255]),
  texts: ['', 'a,b', '"', '\\', 'NULL'],
  uuids: [ID],
  bigints: [1, 2],
  dates: ['2026-11-29'],
}

test('a row that travels as one text is the row', async () => {
  await db.execute(sql`create temporary table odd_rows (id serial, one text, two text, uuid uuid, boolean boolean,
    smallint smallint, integer integer, bigint bigint, "numeric" numeric, "double" double precision, date date,
    instant timestamp (3) with time zone, jsonb jsonb, any_json jsonb, bytea bytea, texts text[], uuids uuid[],
    bigints bigint[], dates date[])`)
  const pairs = texts.flatMap((one) => texts.map((two) => ({ one, two })))
  await db.insert(odd).values([{ ...filled }, { boolean: true }, ...pairs])
  const plain = await db.select().from(odd).orderBy(odd.id)
  const rows = await namedRows(getTableColumns(odd), sql`from ${odd} order by ${odd.id}`)(db, {})
  expect(rows).toHaveLength(2 + texts.length ** 2)
  expect(rows).toEqual(plain)
  expect(rows[0]).toMatchObject(filled)
  const alone = await namedRows({ one: odd.one }, sql`from ${odd} order by ${odd.id}`)(db, {})
  expect(alone).toEqual(plain.map(({ one }) => ({ one })))
})

test('every type of the tables was tried', async () => {
  const folder = 'server/ground/tables'
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(files.map((name) => import(resolve(folder, name)) as Promise<object>))
  const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))
  expect(tables.length).toBeGreaterThan(50)
  // An enum, and a list of one, is its text.
  const isEnum = (column: PgColumn): boolean =>
    is(column, PgEnumColumn) || (is(column, PgArray) && isEnum(column.baseColumn as PgColumn))
  const typesOf = (table: PgTable) =>
    Object.values(getTableColumns(table))
      .filter((column) => !isEnum(column))
      .map((column) => column.getSQLType().replace(/ ?\(.*\)/, ''))
  const tried = new Set(typesOf(odd))
  expect([...new Set(tables.flatMap(typesOf))].filter((type) => !tried.has(type))).toEqual([])
})
