import { connectDatabase } from '../../../server/ground/db/client'
import { readSettings } from '../../../server/ground/settings/env'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import type { Size } from '../fillDatabase'
import { freePort } from '../../world/freePort'
import { padded } from '../../simulation/report/padded'
import { office } from '../openSite'
import { besideList, cases, PAGE_MOST_MS, pages, RESERVE_MOST, SIGN_IN_MOST_MS, type Asked } from './cases'
import type { LimitRequest } from './limits'
import { BOOKERS, BOOKING_ROUNDS, BOOKINGS, WARM_BOOKINGS } from './findBookers'
import {
  measure,
  middle,
  startSubject,
  total,
  type Line,
  type Measured,
  type Round,
  type Subject,
} from './measured'
import { startPeer, type Peer } from './peer'
import { ask, openPage, send } from './send'
import { signIn } from './signIn'

/** The first requests are slow: Node compiles what runs often. */
const WARM = 4_000
/** Short and in turn, so that other load on the machine affects both. */
const ROUNDS = 25
const SIGN_IN_ROUNDS = 3

export type Ground = {
  url: string
  dataDir: string
  now: Date
  bookers: readonly { id: string; email: string }[]
  asked: Asked
  size: Size
  /** Part of the names of the lines that are measured. */
  only: string | null
  /** Measures PostGraphile beside. */
  withPeer: boolean
}

/** Measures the product and the limit, each in its own process, on a filled database. */
export async function runLimits(ground: Ground): Promise<Line[]> {
  const { url, dataDir, now } = ground
  const postmaster = await postmasterOf(url)
  const database = { DATABASE_URL: url }
  const limit = await startSubject('./limitServer.ts', database)
  const product = await startSubject('./productServer.ts', {
    ...database,
    DATA_DIR: dataDir,
    // The program writes its own address into its pages, so it must know it before.
    PORT: String(await freePort()),
    FAKE_NOW: now.toISOString(),
  })
  const peer = ground.withPeer ? await startPeer(url, ground.asked) : null
  try {
    return await measureAll({ ...ground, limit, product, peer, postmaster })
  } finally {
    await Promise.all([limit.stop(), product.stop(), peer?.stop()])
  }
}

type Rig = Ground & { limit: Subject; product: Subject; peer: Peer | null; postmaster: number }

type Sender = { by: Subject; send(index: number): Promise<void> }
type Comparison = {
  name: string
  most: number
  /** Per round. */
  requests: number
  ours: Sender['send']
  theirs?: Sender
  library?: Sender | null
  rounds?: number
  /** Requests before the first round. */
  atFirst?: number
  /** Requests before those that count: the first of a round wake up idle parts. */
  eachRound?: number
}

async function measureAll(rig: Rig): Promise<Line[]> {
  const { limit, product, peer, postmaster, asked } = rig
  const pool = poolOf(product.origin)
  const began = performance.now()
  /** By the product's clock: who signs in with an old time is refused. */
  const now = () => new Date(rig.now.getTime() + performance.now() - began)
  const token = await signIn(pool, office.email, office.password, now())
  const lines: Line[] = []
  const isWanted = (name: string) => rig.only === null || name.includes(rig.only)
  const take = ({ by, send }: Sender, requests: number, warm: number) =>
    measure({ cpuMs: by.cpuMs, postmaster }, requests, send, warm)

  const compare = async ({ name, most, requests, ours, ...more }: Comparison): Promise<Line> => {
    const { theirs = null, library = null, rounds = ROUNDS } = more
    const { atFirst = Math.min(WARM, requests * rounds * 2), eachRound = Math.ceil(requests / 4) } = more
    const mine: Sender = { by: product, send: ours }
    for (const one of [mine, theirs, library]) if (one) await take(one, atFirst, 0)
    const found: Round[] = []
    for (let round = 0; round < rounds; round++)
      found.push({
        limit: theirs && (await take(theirs, requests, eachRound)),
        ours: await take(mine, requests, eachRound),
        peer: library && (await take(library, requests, eachRound)),
      })
    return shown({ name, most, unit: theirs ? '×' : 'ms', ...middle(found) })
  }

  for (const one of cases.filter(({ name }) => isWanted(name))) {
    const body = { query: one.query, variables: one.variables(asked) }
    const request: LimitRequest = { name: one.limit, values: one.values(asked) }
    const answer = await ask(product.origin, token, body)
    requireSameRows(one.name, answer, await askLimit(limit, request))
    const question = peer?.questionOf(one.name) ?? null
    if (peer && question) requireSameRows(one.name, answer, await peer.ask(question))
    lines.push(
      await compare({
        name: one.name,
        most: rig.size.log < (one.fromLog ?? 0) ? Infinity : one.most,
        requests: one.requests,
        ours: async () => void (await ask(product.origin, token, body)),
        theirs: { by: limit, send: async () => void (await askLimit(limit, request)) },
        library: peer && question && { by: peer, send: async () => void (await peer.ask(question)) },
      }),
    )
  }

  const [plain] = cases
  if (!plain) throw new Error('There are no cases')
  const list = { query: plain.query, variables: plain.variables(asked) }
  const closePage = await openPage(product.origin, token)
  for (const { name, query, most, variables } of besideList.filter(({ name }) => isWanted(name)))
    lines.push(
      await compare({
        name: `${name}（一覧に対して）`,
        most,
        requests: 20,
        ours: async () =>
          void (await ask(product.origin, token, { query, variables: variables?.(asked) ?? {} })),
        theirs: { by: product, send: async () => void (await ask(product.origin, token, list)) },
      }),
    )
  closePage()

  if (['ログイン', 'ガイダンスの予約'].some(isWanted)) {
    const bookers = rig.bookers.slice(0, BOOKERS / 2)
    const passes: string[] = []
    lines.push(
      await compare({
        name: 'ログイン',
        most: SIGN_IN_MOST_MS,
        requests: bookers.length,
        async ours(index) {
          const booker = bookers[index % bookers.length]
          passes[index % bookers.length] = await signIn(pool, booker?.email ?? '', office.password, now())
        },
        rounds: SIGN_IN_ROUNDS,
      }),
    )
    const hours = await hoursOf(product.origin, passes[0] ?? '', rig.now)
    const bare = rig.bookers.slice(BOOKERS / 2)
    const hourOf = (index: number) => hours[index] ?? ''
    // Nobody books twice, so the first bookings of each are the warm-up, and each round takes the next people.
    let [ours, theirs] = [0, 0]
    lines.push(
      await compare({
        name: 'ガイダンスの予約',
        most: RESERVE_MOST,
        requests: BOOKINGS,
        rounds: BOOKING_ROUNDS,
        atFirst: WARM_BOOKINGS,
        eachRound: 0,
        async ours() {
          const index = ours++
          const query =
            'mutation Reserve($input: GuidanceTimeInput!) { reserveGuidance(input: $input) { Status ReservedAt } }'
          await ask(product.origin, passes[index] ?? '', {
            query,
            variables: { input: { StartAt: hourOf(index) } },
          })
        },
        theirs: {
          by: limit,
          async send() {
            const index = theirs++
            // An hour that the product does not offer, so that neither takes the other's places.
            const hour = new Date(Date.parse(hourOf(index)) + 60_000).toISOString()
            await askLimit(limit, { name: 'reserve', values: [bare[index]?.id, hour] })
          },
        },
      }),
    )
  }

  for (const path of pages.filter((path) => isWanted(`ページ ${path}`)))
    lines.push(
      await compare({
        name: `ページ ${path}`,
        most: PAGE_MOST_MS,
        requests: 80,
        async ours() {
          await send(`${product.origin}${path}`, {
            headers: { accept: 'text/html', 'accept-encoding': 'br' },
          })
        },
      }),
    )
  return lines
}

/** As it goes: a run takes minutes, and its table comes at the end. */
function shown(line: Line): Line {
  process.stderr.write(`${line.name} ${line.ratio.toFixed(2)} ${line.unit}\n`)
  return line
}

const askLimit = async ({ origin }: Subject, body: LimitRequest): Promise<unknown> =>
  JSON.parse((await send(origin, { body })).toString())

async function postmasterOf(url: string): Promise<number> {
  const { pool, close } = connectDatabase(url)
  const { rows } = await pool.query<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid",
  )
  await close()
  return Number(rows[0]?.pid)
}

function poolOf(origin: string) {
  const { pool } = readSettings({}, { production: false, empty: true })
  return { endpoint: `${origin}/identity`, userPoolId: pool.userPoolId, clientId: pool.userPoolClientId }
}

/** What a member may book from tomorrow on, in order, one entry per place. */
async function hoursOf(origin: string, pass: string, now: Date): Promise<string[]> {
  const today = japaneseDateOf(now)
  const { days } = await ask<{ days: { items: { StartAt: string; Remaining: number }[] }[] }>(origin, pass, {
    query:
      'query Hours($from: Date!, $to: Date!) { days: listBookingSlots(from: $from, to: $to) { items { StartAt Remaining } } }',
    variables: { from: addDays(today, 1), to: addDays(today, 28) },
  })
  return days.flatMap(({ items }) =>
    items.flatMap(({ StartAt, Remaining }) => Array.from({ length: Remaining }, () => StartAt)),
  )
}

/** In the order of the answer. */
const ids = (answer: unknown): string[] =>
  [...JSON.stringify(answer).matchAll(/"[Ii]d":"?([\w-]+)/g)].map(([, id = '']) => id)

function requireSameRows(name: string, ours: unknown, limit: unknown): void {
  const [mine, theirs] = [ids(ours), ids(limit)]
  if (mine.length === 0 || mine.join() !== theirs.join())
    throw new Error(`${name}: ${mine.length} rows, and at the limit ${theirs.length} or others`)
}

const WIDTH = 46

export function tableOf(lines: readonly Line[]): string {
  const row = (name: string, ...columns: string[]) =>
    `${padded(name, WIDTH)}${columns.map((text) => text.padStart(11)).join('')}\n`
  const ms = (measured: Measured | null) => (measured ? total(measured).toFixed(2) : '')
  const besides = lines.some(({ peer }) => peer)
  return [
    row(
      'CPU',
      'limit ms',
      'ours ms',
      'Node',
      'PostgreSQL',
      'per second',
      'ratio',
      'at most',
      ...(besides ? ['PG’ile ms', 'ratio'] : []),
    ),
    ...lines.map(({ name, ours, limit, ratio, most, unit, peer }) =>
      row(
        `${ratio > most ? '× ' : '  '}${name}`,
        ms(limit),
        ms(ours),
        ours.node.toFixed(2),
        ours.postgres.toFixed(2),
        ours.perSecond.toFixed(0),
        unit === '×' ? ratio.toFixed(2) : '',
        most === Infinity ? '' : `${most}${unit === '×' ? '' : ' ms'}`,
        ...(peer ? [ms(peer.measured), peer.ratio.toFixed(2)] : []),
      ),
    ),
  ].join('')
}
