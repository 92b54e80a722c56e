import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectDatabase } from '../../server/ground/db/client'
import type { Replica } from '../../server/ground/db/replica'
import { mailOutbox } from '../../server/ground/tables/mail'
import { createMetrics } from '../../server/doors/http/metrics/metrics'
import { callApi } from '../support/api'
import { bundled } from '../support/bundled'
import { freePort } from '../../devtools/world/freePort'
import { startTestProgram, type TestProgram } from '../support/program'
import { startTestServer } from '../support/testServer'
import { spawnSync } from 'node:child_process'
import { FULL } from '../support/full'

let metricsPort: number
let program: TestProgram
beforeAll(async () => {
  metricsPort = await freePort()
  program = await startTestProgram({ empty: true, env: { METRICS_PORT: String(metricsPort) } })
})
afterAll(() => program.stop())

const metrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text()

test('counts requests by route and operations by name and outcome, and nothing about anybody', async () => {
  const person = randomUUID()
  await callApi({ url: program.origin }, null, 'query { getUser { Id } }')
  await fetch(`${program.origin}/api/donor-cards/${person}`)
  await fetch(`${program.origin}/no/${person}?name=${person}`)
  const text = await metrics()
  expect(text).toMatch(
    /nakatsugu_operation_seconds_count\{operation="getUser",outcome="UNAUTHENTICATED"\} 1\n/,
  )
  expect(text).toMatch(
    /nakatsugu_http_request_seconds_count\{method="POST",route="\/graphql",status="401"\} 1\n/,
  )
  expect(text).toContain('nakatsugu_database_up 1\n')
  expect(text).toContain('nakatsugu_mails{state="waiting"} 0\n')
  expect(text).toContain('nakatsugu_job_runs{state="failed"} 0\n')
  expect(text).toMatch(/process_cpu_seconds_total \d/)
  expect(text).not.toContain(person)
})

const namesIn = (text: string) => [...new Set(text.match(/(?:nakatsugu|process|nodejs)_\w+/g))]
const missing = (names: readonly string[], text: string) =>
  names.filter((name) => !text.includes(`\n${name} `) && !text.includes(`\n${name}{`))

test('every number that the alerts look at is there', async () => {
  const names = namesIn(readFileSync('deploy/monitoring/alerts.yaml', 'utf8'))
  expect(names.length).toBeGreaterThan(5)
  expect(missing(names, `${await metrics()}\n${await withReplica()}`)).toEqual([])
})

type Panel = { title: string; type: string; gridPos: object; targets?: { expr: string }[] }

test('the dashboard shows every number of ours, and none that is not there', async () => {
  const dashboard: { schemaVersion: number; panels: Panel[] } = JSON.parse(
    readFileSync('deploy/monitoring/dashboard.json', 'utf8'),
  )
  const asked = namesIn(
    dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n'),
  )
  const text = `${await metrics()}\n${await withReplica()}`
  expect(missing(asked, text)).toEqual([])
  const ours = [...text.matchAll(/^# TYPE (nakatsugu_\w+)/gm)].map(([, name = '']) => name)
  expect(ours.filter((name) => !asked.some((one) => one.startsWith(name)))).toEqual([])
  expect(dashboard.schemaVersion).toBe(42)
  const shown = dashboard.panels.filter(({ type }) => type !== 'row')
  expect(shown.filter(({ targets }) => !targets?.length)).toEqual([])
  expect(new Set(dashboard.panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(
    dashboard.panels.length,
  )
})

/** Numbers that are told only of a replica. */
async function withReplica(): Promise<string> {
  const server = await startTestServer()
  const reads = { replica: 1, own: 0, lost: 0, foreign: 0, behind: 0 }
  const replica: Replica = {
    databaseFor: async () => null,
    noteWrite: async () => undefined,
    standing: () => ({ isUsed: true, refusal: null, lagSeconds: 0, reads }),
    close: async () => undefined,
  }
  try {
    return await createMetrics({ ...server.deps, replica }).text()
  } finally {
    await server.close()
  }
}

test('stands on its own port alone', async () => {
  expect((await fetch(`${program.origin}/metrics`)).status).toBe(404)
  for (const path of ['/', '/graphql', '/health'])
    expect((await fetch(`http://localhost:${metricsPort}${path}`)).status).toBe(404)
  expect((await fetch(`http://localhost:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(404)
})

test.runIf(FULL)('a port that is taken, or none, is said before anything is made', () => {
  const start = (METRICS_PORT: string) =>
    spawnSync(process.execPath, [...bundled('index'), '--empty'], {
      encoding: 'utf8',
      env: { ...process.env, PORT: '0', METRICS_PORT, DATA_DIR: `${program.dataDir}/never` },
    }).stderr
  expect(start(String(metricsPort))).toContain('環境変数「METRICS_PORT」で別の番号を指定してください')
  expect(start('many')).toContain('環境変数「METRICS_PORT」は0〜65535の整数にしてください')
})

test('tells how old what waits is, and says so when the database does not answer', async () => {
  const server = await startTestServer()
  try {
    const created = new Date(server.clock.now().getTime() - 90_000)
    const mail = { kind: 'reservation', nextAttemptAt: created, createdAt: created, updatedAt: created }
    await server.db.insert(mailOutbox).values([
      { ...mail, id: randomUUID(), dedupeKey: 'one' },
      { ...mail, id: randomUUID(), dedupeKey: 'two', failedAt: created, lastError: 'NoMailbox' },
      { ...mail, id: randomUUID(), dedupeKey: 'three', failedAt: created, lastError: 'ETIMEDOUT' },
    ])
    const { text } = createMetrics(server.deps)
    const before = await text()
    expect(before).toContain('nakatsugu_mails{state="waiting"} 1\n')
    expect(before).toContain('nakatsugu_mails{state="failed"} 2\n')
    expect(before).toContain('nakatsugu_mail_faults{state="failed",reason="NoMailbox"} 1\n')
    expect(before).toContain('nakatsugu_mail_faults{state="failed",reason="Other"} 1\n')
    expect(before).toContain('nakatsugu_mail_faults{state="waiting",reason="Login"} 0\n')
    expect(before).toContain('nakatsugu_mail_oldest_seconds 90\n')

    const { pool, close } = connectDatabase(inject('postgresUrl'), { connections: 1 })
    const { rows } = await server.db.$client.query<{ name: string }>('SELECT current_database() AS name')
    await pool.query(`ALTER DATABASE ${rows[0]?.name ?? ''} ALLOW_CONNECTIONS false`)
    await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      rows[0]?.name,
    ])
    await close()
    const after = await text()
    expect(after).toContain('nakatsugu_database_up 0\n')
    expect(after).not.toMatch(/^nakatsugu_(mails|mail_faults|mail_oldest_seconds|job_runs)[ {]/m)
  } finally {
    await server.close()
  }
})
