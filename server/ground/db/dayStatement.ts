import type { SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { clientOf, type Queryable } from './client'
import { types, writeSql } from './named'

/** Some operators' days; each connection keeps what it has planned until it ends. */
const MOST_TEXTS = 8
const names = new LRUCache<string, string>({ max: MOST_TEXTS })
let given = 0

function nameOf(text: string): string {
  const name = names.get(text) ?? `day ${given++}`
  names.set(text, name)
  return name
}

/**
 * Runs a long statement that asks the same all day, but for the time itself: each connection plans it once a day. Its days
 * and words stand in the text, because a plan for any day would read whole tables.
 * @param now a value that is this time is given; no other value may change more often than the day
 */
export async function executeOfDay<Row extends pg.QueryResultRow>(
  db: Queryable,
  statement: SQL,
  now: Date,
): Promise<Row[]> {
  const { sql: written, params } = writeSql(statement)
  const values: unknown[] = []
  const valueAt = (place: string) => {
    const value = params[Number(place) - 1]
    if (typeof value !== 'object' && value !== now.toISOString()) return pg.escapeLiteral(String(value))
    return `$${values.push(value)}`
  }
  // In brackets it is no read that others of its turn would wait behind.
  const text = `(${written.replaceAll(/\$(\d+)/g, (_, place: string) => valueAt(place))})`
  const { rows } = await clientOf(db).query<Row>({ name: nameOf(text), text, values, types })
  return rows
}
