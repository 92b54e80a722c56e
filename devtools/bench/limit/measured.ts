import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cpuBetween, cpuOfPostgres } from './cpu'
import type { Told } from './messages'

/** CPU of a request in milliseconds, of the server's process and of PostgreSQL; and answers per second. */
export type Measured = { node: number; postgres: number; perSecond: number }

/** A line of the table: the cost, the cost of the limit if there is one, and the most allowed. */
export type Line = {
  name: string
  ours: Measured
  limit: Measured | null
  /** Of a library without authorization, and how many times as much ours costs. */
  peer: { measured: Measured; ratio: number } | null
  ratio: number
  most: number
  unit: '×' | 'ms'
}

const CALLERS = 10

/** A server in its own process, whose CPU time is known. */
export type Subject = { origin: string; cpuMs(): Promise<number>; stop(): Promise<void> }

export async function startSubject(file: string, settings: Record<string, string>): Promise<Subject> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', path, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const first = await told(child)
  if (!('listening' in first)) throw new Error(`${file} does not listen`)
  return {
    origin: first.listening,
    async cpuMs() {
      child.send('cpu')
      const answer = await told(child)
      return 'cpuMs' in answer ? answer.cpuMs : 0
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.disconnect()
      }),
  }
}

const told = (child: ChildProcess) =>
  new Promise<Told>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A server has ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message: Told) => {
      child.removeListener('exit', ended)
      resolve(message)
    })
  })

/** Sends that many requests, ten at a time. */
export async function measure(
  { cpuMs, postmaster }: { cpuMs(): Promise<number>; postmaster: number },
  requests: number,
  send: (index: number) => Promise<void>,
  warm = 0,
): Promise<Measured> {
  await sendAll(warm, send)
  const [cpu, postgres, began] = [await cpuMs(), cpuOfPostgres(postmaster), performance.now()]
  await sendAll(requests, send)
  const seconds = (performance.now() - began) / 1000
  return {
    node: ((await cpuMs()) - cpu) / requests,
    postgres: cpuBetween(postgres, cpuOfPostgres(postmaster)) / requests,
    perSecond: requests / seconds,
  }
}

async function sendAll(requests: number, send: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const caller = async () => {
    while (next < requests) await send(next++)
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
}

export const total = ({ node, postgres }: Measured) => node + postgres

/** All at the same time. */
export type Round = { ours: Measured; limit: Measured | null; peer: Measured | null }

const ratioOf = ({ ours, limit }: Round) => total(ours) / (limit ? total(limit) : 1)

/** The median round by its ratio, or by its milliseconds if there is no limit; and that by the ratio to the peer. */
export function middle(rounds: readonly Round[]): Pick<Line, 'ours' | 'limit' | 'peer' | 'ratio'> {
  const found = rounds.toSorted((a, b) => ratioOf(a) - ratioOf(b))[rounds.length >> 1]
  if (!found) throw new Error('Nothing was measured')
  return { ours: found.ours, limit: found.limit, ratio: ratioOf(found), peer: besidePeer(rounds) }
}

function besidePeer(rounds: readonly Round[]): Line['peer'] {
  const found = rounds
    .flatMap(({ ours, peer }) => (peer ? [{ measured: peer, ratio: total(ours) / total(peer) }] : []))
    .toSorted((a, b) => a.ratio - b.ratio)
  return found[found.length >> 1] ?? null
}
