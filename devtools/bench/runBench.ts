import { connectDatabase } from '../../server/db/client'
import { padded } from '../simulation/report/padded'
import type { Size } from './fill/fillDatabase'
import { findSubjects } from './findSubjects'
import { openSite, type Site } from './openSite'
import { operations } from './operations'
import { readDocuments } from './readDocuments'

const SMALL: Size = { users: 300, log: 1_500 }
const NOW = new Date('2026-12-01T10:00:00+09:00')
const LABEL_WIDTH = 44

const row = (label: string, ...columns: string[]) =>
  `${padded(label, LABEL_WIDTH)}${columns.map((column) => column.padStart(12)).join('')}\n`

/**
 * Times what the console asks for with few people and with many, side by side, and prints the table.
 * @param options.url an empty PostgreSQL of the benchmark's own
 * @returns whether every operation keeps its limit
 */
export async function runBench(options: { url: string; dataDir: string; size: Size }): Promise<boolean> {
  const small = await openPrepared({ ...options, name: 'small', size: SMALL })
  const large = await openPrepared({ ...options, name: 'large', size: options.size })
  const documents = readDocuments()
  let kept = true
  let usual: number | null = null
  process.stdout.write(row('', 'ms, 300', `ms, ${options.size.users}`, 'ratio', 'limit'))
  for (const { name, document, limit, variables } of operations) {
    const query = documents[document]
    if (!query) throw new Error(`The console has no document ${document}`)
    const ask = ({ site, subjects, size }: typeof small) => {
      const values = variables(subjects, { ...site, size })
      return () => site.ask(query, values)
    }
    const times = await measure(ask(small), ask(large))
    // What few people are answered in a moment is held to the page that is opened first, and not to its own quickness.
    usual ??= times.small
    const ratio = times.large / times.small
    const broken = times.large > limit * Math.max(times.small, usual)
    if (broken) kept = false
    process.stdout.write(
      row(
        `${broken ? '× ' : '  '}${name}`,
        times.small.toFixed(1),
        times.large.toFixed(1),
        ratio.toFixed(1),
        String(limit),
      ),
    )
  }
  await small.site.close()
  await large.site.close()
  return kept
}

async function openPrepared(options: {
  url: string
  dataDir: string
  name: string
  size: Size
}): Promise<{ site: Site; subjects: Awaited<ReturnType<typeof findSubjects>>; size: Size }> {
  const server = connectDatabase(options.url)
  await server.pool.query(`create database ${options.name}`)
  await server.close()
  const url = options.url.replace('/postgres?', `/${options.name}?`)
  const site = await openSite({ ...options, url, now: NOW })
  return { site, subjects: await findSubjects(site), size: options.size }
}

/** Enough for a median; slower operations are asked fewer times. */
const RUNS = { most: 25, least: 5 }
const LONGEST_MS = 3_000

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/**
 * Medians of the small and of the large in turn, so that whatever else the machine does falls upon both.
 * @returns milliseconds
 */
async function measure(
  small: () => Promise<unknown>,
  large: () => Promise<unknown>,
): Promise<{ small: number; large: number }> {
  // The first times compile the document and fill the caches.
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
