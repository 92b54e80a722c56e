import { Column } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import pg from 'pg'

type Read = (text: string) => unknown

const { builtins } = pg.types
/** Types that the driver reads; arrays of known types have no names in its list. Others are their text. */
const READ_BY_DRIVER: Readonly<Record<string, number>> = {
  boolean: builtins.BOOL,
  smallint: builtins.INT2,
  integer: builtins.INT4,
  serial: builtins.INT4,
  real: builtins.FLOAT4,
  'double precision': builtins.FLOAT8,
  json: builtins.JSON,
  jsonb: builtins.JSONB,
  bytea: builtins.BYTEA,
  'integer[]': 1007,
  'text[]': 1009,
  'uuid[]': 2951,
}

function readerOf(column: PgColumn): Read {
  const type = READ_BY_DRIVER[column.getSQLType()]
  const plain: Read | null = type === undefined ? null : pg.types.getTypeParser(type, 'text')
  if (column.mapFromDriverValue === Column.prototype.mapFromDriverValue) return plain ?? ((text) => text)
  return (text) => column.mapFromDriverValue(plain ? plain(text) : text)
}

const QUOTE = 34

/** The end of a value in quotes, which are doubled inside it. */
function endOfQuoted(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (text.charCodeAt(end + 1) === QUOTE) end = text.indexOf('"', end + 2)
  return end
}

const unescaped = (text: string) =>
  text.includes('"') || text.includes('\\') ? text.replaceAll('""', '"').replaceAll('\\\\', '\\') : text

/** A reader of what PostgreSQL writes for `row(<columns>)::text`: `(1,"a ""b""",,t)`. */
export function rowReader(columns: Record<string, PgColumn>): (text: string) => Record<string, unknown> {
  const keys = Object.keys(columns)
  const readers = Object.values(columns).map(readerOf)
  return (text) => {
    const row: Record<string, unknown> = {}
    let at = 1
    // An index loop, because it runs for every value of every row.
    for (let place = 0; place < keys.length; place++) {
      const isQuoted = text.charCodeAt(at) === QUOTE
      const comma = isQuoted ? endOfQuoted(text, at) + 1 : text.indexOf(',', at)
      const end = comma === -1 ? text.length - 1 : comma
      const value = isQuoted ? unescaped(text.slice(at + 1, end - 1)) : text.slice(at, end)
      row[keys[place] as string] = end === at ? null : readers[place]?.(value)
      at = end + 1
    }
    return row
  }
}
