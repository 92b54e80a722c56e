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

function statementOf(asked: readonly number[]): Statement {
  const key = asked.join()
  const known = statements.get(key)
  if (known) return known
  const values = sql.join(
    asked.flatMap((place) => parts[place]?.json ?? []),
    sql`, `,
  )
  const made = { ...writeSql(sql`select ${values}`), isNamed: statements.size < MOST_NAMED }
  if (made.isNamed) statements.set(key, made)
  return made
}

/** Who asks for the same part of a person shares it. */
const keyOf = (userId: string, place: number) => `${userId} ${place}`

const read = gathering(async (db: Queryable, keys: string[]) => {
  const found = new Map<string, unknown>()
  const people = new Map<string, number[]>()
  for (const key of keys) {
    const [userId = '', place] = key.split(' ')
    people.set(userId, [...(people.get(userId) ?? []), Number(place)])
  }
  const ofOne = async ([userId, places]: [string, number[]]) => {
    const asked = places.toSorted((a, b) => a - b)
    const { sql: text, params, isNamed } = statementOf(asked)
    const values = fillPlaceholders(params, { userId })
    const [row = []] = await selectWritten(db, (value) => value, { text, values, isNamed })
    asked.forEach((place, nth) => found.set(keyOf(userId, place), parts[place]?.read(row[nth])))
  }
  await Promise.all([...people].map(ofOne))
  return found
})

/** Reads one JSON value of a person. */
export function valueOfPerson<T>(part: { json: SQL; read(value: unknown): T }) {
  const place = parts.push(part) - 1
  return async (db: Queryable, userId: string): Promise<T> => (await read(db, keyOf(userId, place))) as T
}

/** Reads rows of a person. @param rest FROM, WHERE and ORDER BY with `personId` and no other value that varies */
export function rowsOfPerson<C extends Columns>(columns: C, rest: SQL) {
  const { list, read: readRow } = writeColumns(columns)
  return valueOfPerson({
    json: sql`(select json_agg(item) from (select json_build_array(${sql.raw(list)}) as item ${rest}) as items)`,
    read: (rows): RowOf<C>[] => ((rows ?? []) as unknown[][]).map(readRow),
  })
}
