import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { applyMigrations } from '../../../server/ground/db/applyMigrations'
import { knownMigrations } from '../../../server/ground/db/knownMigrations'
import type { TestDatabase } from '../../support/database'

/** What a version's own sample office had in its tables, written down by a program of that version. */
export type Olden = {
  /** How many migrations it knew. */
  migrations: number
  sequences: { name: string; value: string }[]
  tables: Record<string, Record<string, unknown>[]>
}

export const readOlden = (commit: string): Olden =>
  JSON.parse(
    brotliDecompressSync(readFileSync(join(import.meta.dirname, `${commit}.json.br`))).toString(),
  ) as Olden

/** The tables of that version with its rows, in an empty database. */
export async function loadOlden(
  { pool }: TestDatabase,
  { migrations, sequences, tables }: Olden,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await applyMigrations(client, { after: 0, upTo: knownMigrations()[migrations - 1] ?? 0 })
    // The rows are what triggers have made of them already.
    await client.query('set local session_replication_role = replica')
    for (const [table, rows] of Object.entries(tables)) {
      const { rows: columns } = await client.query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      )
      const names = columns.map(({ name }) => name).join()
      await client.query(`delete from "${table}"`)
      await client.query(
        `insert into "${table}" (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      )
    }
    for (const { name, value } of sequences) await client.query('select setval($1, $2)', [name, value])
    await client.query('commit')
  } finally {
    client.release()
  }
}
