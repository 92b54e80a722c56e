import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Any number, the same in all our processes. */
export const MIGRATION_LOCK = 7_261_154
const PAUSE_MS = 200

export const takeMigrationLock = (client: pg.ClientBase): Promise<void> => takeLock(client, MIGRATION_LOCK)

/** Waits for a lock and holds it until the connection closes. Polls: waiting would block a concurrent index build. */
export async function takeLock(client: pg.ClientBase, lock: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      lock,
    ])
    if (rows[0]?.taken) return
    await sleep(PAUSE_MS)
  }
}
