import { connectDatabase } from '../../server/ground/db/client'
import { padded } from '../simulation/report/padded'
import type { Size } from './fillDatabase'
import { findSubjects } from './findSubjects'
import { cases } from './limit/cases'
import { findAsked } from './limit/findAsked'
import { BOOKERS, findBookers } from './limit/findBookers'
import { runLimits, tableOf } from './limit/runLimits'
import { openSite } from './openSite'
import { operations } from './operations'
import { plansOf } from './plans'
import { readDocuments } from './readDocuments'
import { writeReport, type Growth } from './writeReport'

const SMALL: Size = { users: 300, log: 1_500 }
const NOW = new Date('2026-12-01T10:00:00+09:00')
const LABEL_WIDTH = 44

const row = (label: string, ...columns: string[]) =>
  `${padded(label, LABEL_WIDTH)}${columns.map((column) => column.padStart(12)).join('')}\n`

/**
 * Measures the service against what the machine can do at best, and how its cost grows with its people; prints both
 * tables.
 * @param options.url an empty PostgreSQL of the benchmark's own
 * @param options.only part of the names of what is measured beside the limit; nothing else is measured then
 * @param options.onlyRatios milliseconds of CPU are no failure: a crowded machine needs more of them for the same
 * @param options.withPeer measures PostGraphile beside, without authorization
 * @param options.isReported writes docs/performance.md
 * @returns whether every limit is kept
 */
export async function runBench(options: {
  url: string
  dataDir: string
  size: Size
  only: string | null
  onlyRatios: boolean
  isReported: boolean
  withPeer: boolean
}): Promise<boolean> {
  const { size, isReported, only, onlyRatios } = options
  const small = await openPrepared({ ...options, name: 'small', size: SMALL })
  const began = performance.now()
  const large = await openPrepared({ ...options, name: 'large' })
  const fillSeconds = (performance.now() - began) / 1000
  process.stdout.write(`${fillSeconds.toFixed(0)} s to fill\n\n`)
  const growth = only === null ? await measureGrowth(small, large) : []
  const { site, subjects } = large
  const asked = await findAsked(site, subjects.donor.id)
  const plans = await plansOf(
    site,
    cases.map(({ name, query, variables }) => ({ name, query, variables: variables(asked) })),
  )
  const bookers = await findBookers(site, BOOKERS)
  const [version] = (await site.connection.pool.query<{ server_version: string }>('show server_version')).rows
  await small.site.close()
  await site.close()
  const lines = await runLimits({ ...options, url: large.url, now: NOW, asked, bookers })
  process.stdout.write(`\n${tableOf(lines)}`)
  const postgres = version?.server_version ?? ''
  if (isReported) writeReport({ size, fillSeconds, postgres, lines, growth, plans })
  return (
    growth.every(({ isKept }) => isKept) &&
    lines.every(({ ratio, most, unit }) => ratio <= most || (onlyRatios && unit === 'ms'))
  )
}

type Prepared = Awaited<ReturnType<typeof openPrepared>>

async function measureGrowth(small: Prepared, large: Prepared): Promise<Growth[]> {
  const documents = readDocuments()
  const growth: Growth[] = []
  let usual: number | null = null
  process.stdout.write(row('', 'ms, 300', `ms, ${large.size.users}`, 'ratio', 'limit'))
  for (const { name, document, limit, variables } of operations) {
    const query = documents[document]
    if (!query) throw new Error(`The console has no document ${document}`)
    const ask = ({ site, subjects, size }: typeof small) => {
      const values = variables(subjects, { ...site, size })
      return () => site.ask(query, values)
    }
    const times = await measure(ask(small), ask(large))
    // A request that is very quick with few people is compared with the page that is opened first, not with itself.
    usual ??= times.small
    const ratio = times.large / times.small
    const isKept = times.large <= limit * Math.max(times.small, usual)
    growth.push({ name, ...times, limit, isKept })
    process.stdout.write(
      row(
        `${isKept ? '  ' : '× '}${name}`,
        times.small.toFixed(1),
        times.large.toFixed(1),
        ratio.toFixed(1),
        String(limit),
      ),
    )
  }
  return growth
}

async function openPrepared(options: { url: string; dataDir: string; name: string; size: Size }) {
  const server = connectDatabase(options.url)
  await server.pool.query(`create database ${options.name}`)
  await server.close()
  const url = options.url.replace('/postgres?', `/${options.name}?`)
  const site = await openSite({ ...options, url, now: NOW })
  return { site, url, subjects: await findSubjects(site), size: options.size }
}

/** Enough for a median; slower operations run fewer times. */
const RUNS = { most: 25, least: 5 }
const LONGEST_MS = 3_000

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Medians in milliseconds; small and large in turn, so that other load on the machine affects both. */
async function measure(
  small: () => Promise<unknown>,
  large: () => Promise<unknown>,
): Promise<{ small: number; large: number }> {
  // The first runs compile the document and fill the caches.
  for (const work of [small, large, small, large]) await work()
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  let spent = 0
  while (times.large.length < RUNS.least || (times.large.length < RUNS.most && spent < LONGEST_MS)) {
    times.small.push(await timed(small))
    const took = await timed(large)
    times.large.push(took)
    spent += took
  }
  return { small: median(times.small), large: median(times.large) }
}
