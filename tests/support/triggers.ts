import { sql } from 'drizzle-orm'
import type { Database } from '../../server/ground/db/client'

const PAUSE = 4_711

type Trigger = { on: string; body: string }

/** Lets the database do something else at its writes until it is dropped: what production has no switch for. */
export async function withTrigger({ db }: { db: Database }, { on, body }: Trigger) {
  await db.execute(
    sql.raw(`create function of_test() returns trigger language plpgsql as $$ begin ${body} end $$`),
  )
  await db.execute(sql.raw(`create trigger of_test ${on} for each row execute function of_test()`))
  return { dropped: () => db.execute(sql`drop function of_test() cascade`) }
}

/** Whoever writes there waits until `goOn`. */
export async function withPause({ db }: { db: Database }, on: string) {
  const body = `perform pg_advisory_xact_lock(${PAUSE}); return new;`
  const { dropped } = await withTrigger({ db }, { on, body })
  const client = await db.$client.connect()
  await client.query('select pg_advisory_lock($1)', [PAUSE])
  return {
    async waiting(most = 1): Promise<void> {
      for (;;) {
        const { rows } = await client.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        if (rows.length >= most) return
      }
    },
    async goOn() {
      client.release(true)
      await untilFree(db)
      await dropped()
    },
  }
}

/** A trigger's table cannot be changed while somebody writes there. */
const untilFree = (db: Database) =>
  db.transaction(async (tx) => void (await tx.execute(sql`select pg_advisory_xact_lock(${PAUSE})`)))
