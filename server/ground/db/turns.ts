import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

/** One statement after another on a connection: the last of them waits for the others. */
const MOST = 8

type Waiting = { send(client: pg.PoolClient): Promise<void>; fail(error: unknown): void }

/**
 * A pool whose named reads of one turn of the event loop travel together: one connection is taken, and written to and
 * read from once, for up to eight of them. Each keeps its own transaction, timeout and error.
 */
export class TurnPool extends pg.Pool {
  #waiting: Waiting[] = []

  override query(...given: unknown[]): never {
    const alone = () => Reflect.apply(super.query, this, given) as unknown
    return (isNamedRead(given) ? this.#together(given, alone) : alone()) as never
  }

  #together(given: readonly unknown[], alone: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#sendAll())
      const asked = new AsyncResource('named read')
      const send = async (client: pg.PoolClient) => {
        // Traces tell it as part of the request that asked.
        const answer = asked.runInAsyncScope(() => Reflect.apply(client.query, client, given) as unknown)
        await Promise.resolve(answer).then(resolve, (error: unknown) => {
          if (isUnprepared(error)) resolve(alone())
          else reject(error)
          throw error
        })
      }
      this.#waiting.push({ send, fail: reject })
    })
  }

  #sendAll(): void {
    const all = this.#waiting.splice(0)
    for (let at = 0; at < all.length; at += MOST) void this.#sendTogether(all.slice(at, at + MOST))
  }

  async #sendTogether(some: readonly Waiting[]): Promise<void> {
    const client = await this.connect().catch((error: unknown) => {
      for (const { fail } of some) fail(error)
    })
    if (!client) return
    const { stream } = client.connection
    setPipeline(client, true)
    stream.cork()
    const sent = Promise.allSettled(some.map(({ send }) => send(client)))
    stream.uncork()
    const hasFailed = (await sent).some(({ status }) => status === 'rejected')
    setPipeline(client, false)
    // As the library does it: a connection where a statement failed is not used again.
    client.release(hasFailed)
  }
}

/** The library's own mode, only for these statements: transactions and COPY go one after another. */
const setPipeline = (client: { pipeline: boolean }, on: boolean) => void (client.pipeline = on)

/** The same statement with other values failed before it was prepared: this one was not run. */
const isUnprepared = (error: unknown) => error instanceof Error && 'code' in error && error.code === '26000'

const reads = new Map<string, boolean>()
const READ = /^select\b/i
const LOCKS = /\bfor (?:no key update|update|key share|share)\b/i

/** Not what waits for a lock: those behind it would wait too. */
function isNamedRead(given: readonly unknown[]): boolean {
  const [statement] = given
  if (typeof statement !== 'object' || statement === null || typeof given.at(-1) === 'function') return false
  const { name, text } = statement as pg.QueryConfig
  if (!name) return false
  const known = reads.get(name) ?? (READ.test(text) && !LOCKS.test(text))
  reads.set(name, known)
  return known
}
