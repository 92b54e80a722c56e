import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase } from '../../../../server/ground/db/client'
import { startEmbeddedPostgres } from '../../../../server/ground/db/embedded'
import { isRunning } from '../../../../server/ground/db/embeddedProcess'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-embedded-'))
  chmodSync(dataDir, 0o711)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = (options: { durable?: boolean } = { durable: false }) =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, ...options })
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const postmaster = (place: string) =>
  Number(readFileSync(join(place, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

async function ask(url: string, statement: string): Promise<unknown[]> {
  const connection = connectDatabase(url, { connections: 1 })
  try {
    return (await connection.pool.query(statement)).rows
  } finally {
    await connection.close()
  }
}

test('what was written is there after an orderly stop and after a crash of the database', async () => {
  const first = await start({ durable: true })
  await ask(first.url, 'CREATE TABLE kept (word text)')
  await ask(first.url, `INSERT INTO kept VALUES ('昨日')`)
  await first.stop()

  const second = await start({ durable: true })
  await ask(second.url, `INSERT INTO kept VALUES ('今日')`)
  process.kill(postmaster(second.place), 'SIGKILL')
  await second.stop()

  const third = await start({ durable: true })
  expect(await ask(third.url, 'SELECT word FROM kept ORDER BY word')).toEqual([
    { word: '今日' },
    { word: '昨日' },
  ])
  await third.stop()
})

test('a database that a killed program left running is ended and taken over', async () => {
  const left = await start()
  await ask(left.url, 'CREATE TABLE kept ()')
  const orphan = postmaster(left.place)
  const taken = await start()
  expect(isRunning(orphan)).toBe(false)
  expect(await ask(taken.url, 'SELECT * FROM kept')).toEqual([])
  await taken.stop()
})

test('a process file whose number now belongs to a stranger does not prevent the start', async () => {
  const first = await start()
  const file = join(first.place, 'cluster/postmaster.pid')
  const written = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  writeFileSync(file, [process.ppid, ...written.slice(1)].join('\n'))
  const second = await start()
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
})

test('nobody else reaches it: closed folders, a password of its own, a socket and no port', async () => {
  const { url, place, stop } = await start({ durable: true })
  expect(mode(place)).toBe('700')
  expect(mode(join(place, 'password'))).toBe('600')
  expect(await ask(url, `SELECT current_setting('listen_addresses') AS addresses`)).toEqual([
    { addresses: '' },
  ])
  expect(await ask(url, `SELECT current_setting('fsync') AS fsync`)).toEqual([{ fsync: 'on' }])
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password authentication')
  await stop()
})

test('what people entered does not reach the log', async () => {
  const lines: string[] = []
  const { url, stop } = await startEmbeddedPostgres({
    dataDir,
    log: (line) => lines.push(line),
    durable: false,
  })
  await ask(url, 'CREATE TABLE people (email text PRIMARY KEY)')
  await ask(url, `INSERT INTO people VALUES ('canary@example.com')`)
  await expect(ask(url, `INSERT INTO people VALUES ('canary@example.com')`)).rejects.toThrow('duplicate key')
  await expect(ask(url, `SELECT 'canary@example.com'::uuid`)).rejects.toThrow('invalid input syntax')
  await stop()
  expect(lines.join('\n')).toContain('ready to accept connections')
  expect(lines.join('\n')).not.toContain('canary')
})
