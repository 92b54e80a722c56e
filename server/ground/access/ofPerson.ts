import { fillPlaceholders, sql, type SQL } from 'drizzle-orm'
import { gathering } from './gathering'
import type { Queryable } from '../db/client'
import { selectWritten, writeColumns, writeSql, type Columns, type RowOf } from '../db/named'

// A page about a person reads a dozen tables, and a statement costs more than its few rows. What is asked of one person
// in one turn of the event loop is one statement, with a JSON value for each.

/** The person, in the statement of a read. */
export const personId = sql`${sql.placeholder('userId')}::uuid`

type Part = { json: SQL; read(value: unknown): unknown }
const parts: Part[] = []

type Statement = ReturnType<typeof writeSql> & { isNamed: boolean }

/** Whoever writes a document chooses what is asked together. */
const MOST_NAMED = 60
const statements = new Map<string, Statement>()

function statementOf(asked: readonly Part[]): Statement {
  const key = asked.map((part) => parts.indexOf(part)).join()
  const known = statements.get(key)
  if (known) return known
  const values = sql.join(
    asked.map(({ json }) => json),
    sql`, `,
  )
  const made = { ...writeSql(sql`select ${values}`), isNamed: statements.size < MOST_NAMED }
  if (made.isNamed) statements.set(key, made)
  return made
}

/** A part of one person, as one key: who asks for the same shares it. */
const keyOf = (userId: string, part: Part) => `${userId} ${parts.indexOf(part)}`

const read = gathering(async (db: Queryable, keys: string[]) => {
  const found = new Map<string, unknown>()
  const all = keys.map((key) => key.split(' '))
  const people = new Set(all.map(([userId = '']) => userId))
  const ofOne = async (userId: string) => {
    const asked = parts.filter((part) => keys.includes(keyOf(userId, part)))
    const { sql: text, params, isNamed } = statementOf(asked)
    const values = fillPlaceholders(params, { userId })
    const [row = []] = await selectWritten(db, (value) => value, { text, values, isNamed })
    asked.forEach((part, place) => found.set(keyOf(userId, part), part.read(row[place])))
  }
  await Promise.all([...people].map(ofOne))
  return found
})

/** Reads one JSON value of a person. */
export function valueOfPerson<T>(part: { json: SQL; read(value: unknown): T }) {
  parts.push(part)
  return async (db: Queryable, userId: string): Promise<T> => (await read(db, keyOf(userId, part))) as T
}

/** Reads rows of a person. @param rest FROM, WHERE and ORDER BY with `personId` and no other value that varies */
export function rowsOfPerson<C extends Columns>(columns: C, rest: SQL) {
  const { list, read: readRow } = writeColumns(columns)
  return valueOfPerson({
    json: sql`(select json_agg(item) from (select json_build_array(${sql.raw(list)}) as item ${rest}) as items)`,
    read: (rows): RowOf<C>[] => ((rows ?? []) as unknown[][]).map(readRow),
  })
}
