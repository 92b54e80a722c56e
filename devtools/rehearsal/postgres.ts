import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findRunner } from '../../server/ground/db/embeddedRunner'
import { startChild, until, type Child } from './child'
import { pathIn, PORTS, type Place } from './place'

const DEBIAN = '/usr/lib/postgresql'
export const PASSWORD = 'rehearsal'

export const SUPERUSER = `postgres://postgres:${PASSWORD}@127.0.0.1:${PORTS.primary}/postgres`
export const ownerOf = (database: string) =>
  `postgres://nakatsugu_owner:${PASSWORD}@127.0.0.1:${PORTS.primary}/${database}`
export const asOwner = ownerOf('nakatsugu')
export const asApp = (port: number = PORTS.primary, database = 'nakatsugu') =>
  `postgres://nakatsugu_app:${PASSWORD}@127.0.0.1:${port}/${database}`

export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** What sessions of the database do that have not ended for a second: of whom nobody has an answer, it says why. */
export async function waitsIn(): Promise<string> {
  const rows = await ask<{ said: string }>(
    SUPERUSER,
    `SELECT format('%s %s %s 秒%s %s', application_name, state, wait_event, extract(epoch FROM now() - state_change)::int,
       left(query, 120)) AS said
     FROM pg_stat_activity WHERE usename = 'nakatsugu_app' AND state <> 'idle' AND state_change < now() - interval '1 second'`,
  )
  return rows.map(({ said }) => said).join('\n') || 'データベースでは、だれも待っていません'
}

const isOpen = (port: number) => async () => {
  try {
    await ask(asApp(port).replace('nakatsugu_app', 'postgres').replace('/nakatsugu', '/postgres'), 'SELECT 1')
    return true
  } catch {
    return false
  }
}

/** Debian's PostgreSQL: a primary with roles as docs/operations.md names them, and a streaming replica. */
export function makeDatabases(place: Place) {
  const version = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))[0] ?? ''
  const program = (name: string) => join(DEBIAN, version, 'bin', name)
  const home = pathIn(place, 'postgres')
  const runner = findRunner(home)
  mkdirSync(home, { recursive: true })
  if (runner) chownSync(home, runner.uid, runner.gid)
  const options = { ...runner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] }
  const folders = { primary: join(home, 'primary'), replica: join(home, 'replica') }

  async function start(name: 'primary' | 'replica'): Promise<Child> {
    const child = startChild({ command: program('postgres'), args: ['-D', folders[name]], runner })
    await until(`PostgreSQL（${name}）が答えること`, isOpen(PORTS[name]))
    return child
  }

  async function startPrimary(): Promise<Child> {
    execFileSync(
      'sh',
      [
        '-c',
        'echo "$1" >"$2/word" && "$0" -D "$2/primary" -U postgres -A scram-sha-256 --pwfile "$2/word" -E UTF8 --locale C.UTF-8',
        program('initdb'),
        PASSWORD,
        home,
      ],
      options,
    )
    appendFileSync(
      join(folders.primary, 'postgresql.conf'),
      `listen_addresses = '127.0.0.1'\nport = ${PORTS.primary}\nunix_socket_directories = ''\nwal_retrieve_retry_interval = '500ms'\nwal_keep_size = '256MB'\n`,
    )
    const primary = await start('primary')
    for (const role of ['owner', 'app'])
      await ask(SUPERUSER, `CREATE ROLE nakatsugu_${role} LOGIN PASSWORD '${PASSWORD}'`)
    await ask(SUPERUSER, 'CREATE DATABASE nakatsugu OWNER nakatsugu_owner')
    return primary
  }

  async function startReplica(): Promise<Child> {
    const url = `host=127.0.0.1 port=${PORTS.primary} user=postgres password=${PASSWORD}`
    execFileSync(program('pg_basebackup'), ['-d', url, '-D', folders.replica, '-R', '-c', 'fast'], options)
    appendFileSync(join(folders.replica, 'postgresql.conf'), `port = ${PORTS.replica}\n`)
    return start('replica')
  }

  return { startPrimary, startReplica, start }
}

/** An older version does not have all of them. */
const APPEND_ONLY = 'activities, activity_seals, record_seals, tree_nodes, declarations, reward_entries'

/** The grants of docs/operations.md for the service, after each migration. */
export async function grant(database = 'nakatsugu'): Promise<void> {
  await ask(
    ownerOf(database),
    `GRANT CREATE ON DATABASE ${database} TO nakatsugu_app;
     GRANT USAGE ON SCHEMA drizzle TO nakatsugu_app;
     GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO nakatsugu_app;
     GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO nakatsugu_app;
     GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO nakatsugu_app;
     DO $$ DECLARE one text; BEGIN
       FOREACH one IN ARRAY string_to_array('${APPEND_ONLY}', ', ') LOOP
         IF to_regclass(one) IS NOT NULL THEN EXECUTE format('REVOKE UPDATE, DELETE ON %I FROM nakatsugu_app', one); END IF;
       END LOOP;
     END $$;`,
  )
}
