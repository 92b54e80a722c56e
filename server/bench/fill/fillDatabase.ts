import { rebuildingIndexes } from './rebuildingIndexes'
import { fillCare } from './fillCare'
import { fillLog } from './fillLog'
import { fillPeople } from './fillPeople'
import type { DatabaseConnection } from '../../db/client'

export type Size = { users: number; log: number }

/** Fills an empty, migrated database by a few statements over whole tables, without its triggers. */
export async function fillDatabase(connection: DatabaseConnection, size: Size, now: Date): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query("set maintenance_work_mem = '512MB'")
    await client.query('set session_replication_role = replica')
    await client.query('select setseed(0.5)')
    await rebuildingIndexes(client, async () => {
      await fillPeople(client, size.users, now)
      await fillCare(client, now)
      await fillLog(client, size.log, size.users, now)
    })
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}
