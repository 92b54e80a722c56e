import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import pg from 'pg'
import { applicant, staff, type Actor } from '../../support/actors'
import { report, SOAK, times } from '../../support/soak'
import { makeClusters } from './clusters'
import { startSeveral, type Several } from './several'
import { listPerson, makeWriter, saveBuilding, writeOn, type Door } from './traffic'

// Three processes of the program, a primary and a streaming replica, all of them real.
vi.setConfig({ testTimeout: SOAK ? 30 * 60_000 : 120_000, hookTimeout: 180_000 })

let clusters: Awaited<ReturnType<typeof makeClusters>>
let several: Several
let admin: Actor
let person: Actor
let standby: pg.Client
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  clusters = await makeClusters()
  stops.push(clusters.remove)
  await clusters.replica.start()
  several = await startSeveral(3, {
    env: { DATABASE_URL: clusters.primary.url, DATABASE_REPLICA_URL: clusters.replica.url },
  })
  stops.push(several.stop)
  admin = await staff(several.stage)
  person = await applicant(several.stage)
  standby = await connectTo(clusters.replica.url)
  stops.push(() => standby.end())
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The building as a process lists it. */
const listed = async (process: number, reader = admin) =>
  (await listPerson(several.urls[process]!, reader, person.id))!

async function write(process: number, Building: string): Promise<void> {
  const { Version } = await listed(process)
  const answer = await saveBuilding(several.urls[process]!, admin, { UserId: person.id, Version, Building })
  expect(answer.data?.updateUserProfileByAdmin.Building).toBe(Building)
}

/** How many lists all processes have read at a place since the last call. */
const before = new Map<string, number>()
async function reads(): Promise<Record<string, number>> {
  const since: Record<string, number> = {}
  for (const url of several.metrics) {
    const text = await (await fetch(url)).text()
    for (const [, place = '', count] of text.matchAll(/^nakatsugu_list_reads\{place="(\w+)"\} (\d+)$/gm)) {
      const more = Number(count) - (before.get(`${url} ${place}`) ?? 0)
      before.set(`${url} ${place}`, Number(count))
      if (more > 0) since[place] = (since[place] ?? 0) + more
    }
  }
  return since
}

const used = async () =>
  Promise.all(
    several.metrics.map(async (url) =>
      Number(/^nakatsugu_replica_used (\d)$/m.exec(await (await fetch(url)).text())?.[1]),
    ),
  )
const untilUsed = (expected: number) =>
  vi.waitFor(async () => expect(await used()).toEqual([expected, expected, expected]), {
    timeout: 30_000,
    interval: 100,
  })

test('lists come from the replica, and show the writer what was written at whatever process', async () => {
  await untilUsed(1)
  await reads()
  for (let turn = 0; turn < 9; turn++) {
    await write(turn % 3, `${turn}`)
    const found = await Promise.all([0, 1, 2].map((process) => listed(process)))
    expect(found.map(({ Building }) => Building)).toEqual([`${turn}`, `${turn}`, `${turn}`])
  }
  expect((await reads()).replica).toBeGreaterThan(18)
})

test('a replica that stands still answers whoever has not written, and the writer reads the primary', async () => {
  const colleague = await staff(several.stage)
  await write(0, 'before')
  await expect.poll(async () => (await listed(1, colleague)).Building).toBe('before')
  await standby.query('SELECT pg_wal_replay_pause()')
  await reads()
  await write(0, 'after')
  expect((await listed(1, colleague)).Building, 'the control: others read the replica').toBe('before')
  expect((await listed(2)).Building).toBe('after')
  expect((await listed(0)).Building).toBe('after')
  expect(await reads()).toEqual({ replica: 2, own: 2 })

  await standby.query('SELECT pg_wal_replay_resume()')
  await expect.poll(async () => (await listed(1, colleague)).Building).toBe('after')
})

/** Where each process said that it reads its lists, so far. */
const told = () =>
  several.logs().map((log) => log.match(/(?<=lists are read from the )(?:primary|replica)/g) ?? [])

test('a replica that is killed costs nobody an answer, is told once, and is used again', async () => {
  // A busy machine may have lost it for a moment before.
  const before = told()
  const reading = [0, 1, 2].map(async (process) => {
    for (let turn = 0; turn < 20; turn++) expect((await listed(process)).Building).toBe('after')
  })
  await clusters.replica.kill()
  await Promise.all(reading)
  await untilUsed(0)
  await write(1, 'without')
  expect((await listed(2)).Building).toBe('without')
  expect((await reads()).lost).toBeGreaterThan(0)

  await clusters.replica.start()
  await untilUsed(1)
  await reads()
  expect((await listed(0)).Building).toBe('without')
  expect(await reads()).toEqual({ replica: 1 })
  const since = told().map((places, process) => places.slice(before[process]?.length))
  const once = ['primary', 'replica']
  expect(since).toEqual([once, once, once])
})

/** Who is killed in turn. */
const VICTIMS = ['process', 'replica', 'primary'] as const
const ROUNDS = times(3, 60)
const WRITERS = times(3, 6)
const RECOVERY_LIMIT_MS = times(30_000, 5_000)

test(`${ROUNDS} kills of any of them under writers lose nothing that was answered, and nobody misses their own writes`, async () => {
  const { stage } = several
  const doors: Door[] = several.urls.map((url) => ({ url, failedAt: 0, answeredAt: 0 }))
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => makeWriter(stage)))
  let isOver = false
  const writing = Promise.all(writers.map((writer) => writeOn(writer, doors, () => isOver)))
  const recoveries = VICTIMS.map((victim) => ({ victim, times: [] as number[] }))

  for (let round = 0; round < ROUNDS; round++) {
    const victim = VICTIMS[round % VICTIMS.length]!
    await after(Math.random() * 1_000)
    const index = Math.floor(round / VICTIMS.length) % doors.length
    const killedAt = performance.now()
    if (victim === 'process') {
      await several.services[index]!.killServer()
      await several.restart(index)
    } else {
      await clusters[victim].kill()
      await clusters[victim].start()
    }
    const startedAt = performance.now()
    await vi.waitFor(() => expect(doors.every((door) => door.answeredAt > startedAt)).toBe(true), {
      timeout: 60_000,
      interval: 20,
    })
    // A balancer leaves the process out that is gone.
    const living = doors.filter((_, door) => victim !== 'process' || door !== index)
    const recovered = Math.max(0, ...living.map((door) => door.failedAt - killedAt))
    recoveries.find((one) => one.victim === victim)!.times.push(recovered)
    report(`${round + 1} ${victim} killed, the last call unanswered after ${Math.round(recovered)} ms`)
  }
  isOver = true
  await writing

  const primary = await connectTo(clusters.primary.url)
  for (const { person: one, acknowledged, pending } of writers) {
    const { rows } = await primary.query<{ building: string }>(
      'SELECT building FROM user_profiles WHERE id = $1',
      [one.id],
    )
    expect([acknowledged, ...pending]).toContain(Number(rows[0]?.building))
  }
  await primary.end()
  expect(writers.flatMap(({ stale }) => stale)).toEqual([])
  const sum = (of: 'writes' | 'reads') => writers.reduce((all, writer) => all + writer[of], 0)
  report(`${sum('writes')} writes answered, none lost; ${sum('reads')} own reads, none stale`)
  for (const { victim, times: found } of recoveries) {
    const sorted = found.toSorted((a, b) => a - b).map(Math.round)
    const middle = sorted[Math.floor(sorted.length / 2)]
    report(
      `${victim}: ${found.length} kills, recovered after ${sorted[0]}, ${middle}, ${sorted.at(-1)} ms (least, median, most)`,
    )
    expect(sorted.at(-1)).toBeLessThan(RECOVERY_LIMIT_MS)
  }
})
