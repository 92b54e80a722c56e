import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Any number, the same in all our processes. */
export const MIGRATION_LOCK = 7_261_154
const PAUSE_MS = 200

/**
 * Waits for a running migration, and prevents others until the connection closes. It polls, because a waiting
 * statement would itself block an index that is built concurrently.
 */
export async function takeMigrationLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.taken) return
    await sleep(PAUSE_MS)
  }
}
