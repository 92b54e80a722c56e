import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rotatingFile } from '../../../../server/ground/log/logOptions'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const path = () => join(folder, 'server.log')
const numbersOf = (name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line): number => JSON.parse(line).n)
/** Oldest first. */
const all = () => readdirSync(folder).toSorted().toReversed().flatMap(numbersOf)
const upTo = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n)

test('keeps a few files of one size, and goes on where it was after a start', () => {
  for (const begin of [0, 500]) {
    const log = pino(rotatingFile(path(), { bytes: 4000, older: 2 }))
    for (const n of upTo(begin, 500)) log.info({ n }, 'line')
  }
  expect(readdirSync(folder).toSorted()).toEqual(['server.log', 'server.log.1', 'server.log.2'])
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).size).toBeLessThan(4200)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  }
  const kept = all()
  expect(kept).toEqual(upTo(1000 - kept.length, kept.length))
  expect(kept.length).toBeGreaterThan(50)
})

test('loses no line when the process is killed between two lines', async () => {
  const program = `
    import { pino } from 'pino'
    import { rotatingFile } from './server/ground/log/logOptions.ts'
    const log = pino(rotatingFile(${JSON.stringify(path())}, { bytes: 5000, older: 100 }))
    for (let n = 0; n < 2000; n++) log.info({ n }, 'line')
    process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: 'inherit',
  })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  const ageOf = (name: string) => Number(name.split('.')[2] ?? 0)
  const names = readdirSync(folder).toSorted((one, other) => ageOf(other) - ageOf(one))
  expect(names.length).toBeGreaterThan(10)
  expect(names.flatMap((name) => (readFileSync(join(folder, name), 'utf8') ? numbersOf(name) : []))).toEqual(
    upTo(0, 2000),
  )
})
