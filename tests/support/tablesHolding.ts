import { sql } from 'drizzle-orm'
import type { TestServer } from './testServer'

/** Every table in which a text stands anywhere, as a dump would show it; but for the criteria, which name each choice. */
export async function tablesHolding({ db }: TestServer, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'criteria_versions'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const held = await db.execute(
      sql`select from ${sql.identifier(name)} held where held::text like ${`%${text}%`} limit 1`,
    )
    if (held.rows.length > 0) found.push(name)
  }
  return found
}
