import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { findRunner } from '../../server/ground/db/embeddedRunner'
import { startChild, until, type Child } from './child'
import { callerFrom, signUp } from './person'
import { pathIn, PORTS, type Place } from './place'
import { ask, asApp, PASSWORD, SUPERUSER } from './postgres'
import { roll } from './rolling'
import { command, severeLines, type Settings } from './service'
import type { Line } from './table'
import type { Traffic } from './traffic'
import { SERVERS, type World } from './world'

const POOL_SIZE = 6
const SETTINGS: Settings = {
  DATABASE_POOLER: 'transaction',
  DATABASE_URL: asApp(PORTS.pooler),
  DATABASE_REPLICA_URL: asApp(PORTS.pooler, 'replica'),
}
const LOOKS = 20

/** PgBouncer in transaction mode, with docs/operations.md's limits for the user. */
async function startPooler(place: Place): Promise<Child> {
  const folder = pathIn(place, 'pooler')
  const runner = findRunner(pathIn(place, 'postgres'))
  mkdirSync(folder)
  writeFileSync(pathIn(place, 'pooler/users'), `"nakatsugu_app" "${PASSWORD}"\n`)
  writeFileSync(
    pathIn(place, 'pooler/pgbouncer.ini'),
    `[databases]
nakatsugu = host=127.0.0.1 port=${PORTS.primary}
replica = host=127.0.0.1 port=${PORTS.replica} dbname=nakatsugu
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORTS.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
`,
  )
  if (runner) chownSync(folder, runner.uid, runner.gid)
  await ask(
    SUPERUSER,
    `ALTER ROLE nakatsugu_app SET statement_timeout = '8s';
     ALTER ROLE nakatsugu_app SET idle_in_transaction_session_timeout = '30s'`,
  )
  const child = startChild({ command: 'pgbouncer', args: [`${folder}/pgbouncer.ini`], runner })
  await until('PgBouncerが答えること', async () => {
    if (!child.isRunning()) throw new Error(child.output())
    return ask(asApp(PORTS.pooler), 'SELECT 1').then(
      () => true,
      () => false,
    )
  })
  return child
}

async function mostConnections(): Promise<number> {
  let most = 0
  for (let look = 0; look < LOOKS; look += 1) {
    const [row] = await ask<{ count: number }>(
      SUPERUSER,
      `SELECT count(*)::int FROM pg_stat_activity WHERE usename = 'nakatsugu_app'`,
    )
    most = Math.max(most, row?.count ?? 0)
    await pause(500)
  }
  return most
}

/** All servers go through PgBouncer under traffic, and it keeps nothing of theirs. */
export async function* usePooler(world: World, traffic: Traffic): AsyncGenerator<Line> {
  const { place } = world
  const pooler = await startPooler(place)
  world.useSettings(SETTINGS)
  yield await roll(world, traffic, 'PgBouncerを通すように順に入れ替える')
  const diagnosis = command(place, place.trees.newer, { name: 'doctor', settings: SETTINGS })
  const [most] = await Promise.all([
    mostConnections(),
    signUp(place, callerFrom(place, '127.0.7.1'), 'pooled@example.jp'),
  ])
  const counts = await traffic.stop()
  const servers = SERVERS.map((server) => world.part(server))
  await Promise.all(servers.map((server) => server.stop()))
  const [left] = await ask<{ count: number }>(
    SUPERUSER,
    `SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory'`,
  )
  const severe = servers.flatMap(severeLines)
  const failed = counts.failed + counts.brokenPages + counts.lost + counts.stale
  yield {
    what: 'PgBouncerを通した登録・一覧・書き込み',
    said: `書き込み${counts.acknowledged} 失敗${failed} 接続${most}本まで 残ったロック${left?.count} エラーの記録${severe.length}行${counts.first ?? severe[0] ?? ''}`,
    isGood:
      diagnosis.code === 0 &&
      failed + severe.length === 0 &&
      left?.count === 0 &&
      most > 0 &&
      most <= POOL_SIZE,
  }
  world.useSettings({})
  for (const server of SERVERS) await world.start(server)
  await pooler.stop()
}
