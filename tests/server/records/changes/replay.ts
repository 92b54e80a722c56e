import { asc, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../../server/ground/db/client'
import { classesWithoutValues, keptValues } from '../../../../server/ground/tables/keptValues'
import { valueChanges } from '../../../../server/ground/tables/valueChanges'
import { columnOf, isKept } from '../../../../devtools/valuesSql'

type Values = Record<string, unknown>

/** An instant may be written in another zone's time. */
const asInstant = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value
const plain = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asInstant(value)]))

/** By table and key, what every record of people says now in the columns whose values are kept. */
export async function presentValues(db: Queryable): Promise<Map<string, Values>> {
  const present = new Map<string, Values>()
  for (const kept of keptValues) {
    const table = getTableConfig(kept.table).name
    const names = Object.entries(kept.columns)
      .filter(([, fate]) => isKept(fate) && !classesWithoutValues.some((data) => data === fate))
      .map(([name]) => columnOf(kept, name))
    if (names.length === 0) continue
    const { rows } = await db.execute<{ row: Values }>(
      sql`select jsonb_strip_nulls(to_jsonb(t)) as row from ${sql.identifier(table)} t`,
    )
    for (const { row } of rows)
      present.set(
        `${table} ${String(row[kept.key])}`,
        plain(Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))),
      )
  }
  return present
}

/** The same from the changes alone, each of which has to begin where the one before it ended. */
export async function replayedValues(db: Queryable): Promise<Map<string, Values>> {
  const rows = await db.select().from(valueChanges).orderBy(asc(valueChanges.no))
  const values = new Map<string, Values>()
  for (const { tableName, recordId, data, fields, before, after } of rows) {
    if (classesWithoutValues.includes(data)) continue
    const key = `${tableName} ${recordId}`
    const known = values.get(key) ?? {}
    const was = plain(before ?? {})
    for (const name of fields)
      if (JSON.stringify(known[name]) !== JSON.stringify(was[name]))
        throw new Error(
          `${key}: ${name} was ${JSON.stringify(known[name])}, not ${JSON.stringify(was[name])}`,
        )
    const kept = Object.entries(known).filter(([name]) => !fields.includes(name))
    values.set(key, { ...Object.fromEntries(kept), ...plain(after ?? {}) })
  }
  return values
}
