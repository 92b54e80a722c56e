import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { invited } from '../../support/actors'
import { freePort } from '../../../devtools/world/freePort'
import { report, times } from '../../support/soak'
import { bookableHours } from './bookableHours'
import { expectKept } from './expectKept'
import { openStage } from './openStage'
import { startService, type Service } from './service'
import { writeUntilCut, type Writer } from './writer'

// One of each; `npm run test:soak` kills the server a hundred times, and the database a hundred times.
const EACH = times(1, 100)

const WRITERS = 20

/** How a round ends, the code the program ends with, and that it comes in every so many turns. */
type End = { name: string; code: number | null; every: number; end(service: Service): Promise<number | null> }
const ENDS: End[] = [
  { name: 'server killed', code: null, every: 1, end: (service) => service.killServer() },
  { name: 'database killed', code: 1, every: 1, end: (service) => service.killDatabase() },
  { name: 'all killed', code: null, every: 5, end: (service) => service.killAll() },
  { name: 'terminated', code: 0, every: 5, end: (service) => service.terminate() },
]
const rounds = Array.from({ length: EACH }, (_, turn) =>
  ENDS.filter(({ every }) => turn % every === 0),
).flat()
vi.setConfig({ testTimeout: rounds.length * 120_000, hookTimeout: 120_000 })

let place: { dataDir: string; port: number }
let service: Service
let stage: Awaited<ReturnType<typeof openStage>>
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-durability-'))
  // As root PostgreSQL runs as another user, who has to pass through this folder.
  chmodSync(dataDir, 0o711)
  place = { dataDir, port: await freePort() }
  service = await startService(place)
  stage = await openStage(place)
})
afterAll(async () => {
  await stage.close()
  await service.terminate()
  rmSync(place.dataDir, { recursive: true, force: true, maxRetries: 5 })
})

test(`${rounds.length} ends at random moments under ${WRITERS} writers lose nothing and leave nothing half`, async () => {
  const writers: Writer[] = []
  for (let count = 0; count < WRITERS; count++)
    writers.push({
      actor: await invited(stage),
      acknowledged: { saves: 0, booking: null },
      pending: null,
      answers: 0,
    })
  const hours = bookableHours()
  const starts: number[] = []
  for (const [round, { name, code, end }] of rounds.entries()) {
    // Tokens are good for an hour, and many rounds take longer.
    await Promise.all(writers.map(({ actor }) => actor.signInAgain()))
    const writing = writers.map((writer, index) => writeUntilCut(writer, hours, round + index))
    // From the first answer on, however long a new process takes for it.
    const sum = () => writers.reduce((total, { answers }) => total + answers, 0)
    const before = sum()
    await vi.waitUntil(() => sum() > before, { timeout: 60_000 })
    await after(10 + Math.random() * 1490)
    expect({ name, code: await end(service) }).toEqual({ name, code })
    await Promise.all(writing)
    service = await startService(place)
    starts.push(service.readyMs)
    await expectKept(stage.db, writers, `${round}: ${name}`)
    report(`${round + 1} ${name}, ready again after ${Math.round(service.readyMs)} ms`)
  }
  const answers = writers.reduce((total, writer) => total + writer.answers, 0)
  expect(answers).toBeGreaterThan(rounds.length)
  report(
    `${rounds.length} rounds, ${answers} answers; ready again after ${summary(starts)} ms (least, median, most)`,
  )
})

function summary(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b).map(Math.round)
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].join(', ')
}
