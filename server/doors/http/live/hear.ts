import pg from 'pg'
import type { Deps } from '../../../ground/deps'

/** `changes`: the log has grown or a mail has ended (live.sql). `presence`: where staff are. */
export type Channel = 'changes' | 'presence'

const AGAIN_MS = 1_000

/**
 * Listens to what all our processes tell through PostgreSQL, on its own connection; returns a function that stops it.
 * @param on.heard also called with `null` after each connection: what was told meanwhile is unknown
 * @param on.lost nothing is heard until the next connection
 */
export function hear(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  on: { heard: (channel: Channel | null, payload: string) => void; lost: () => void },
): () => Promise<void> {
  let client: pg.Client
  let timer: NodeJS.Timeout | undefined
  let ended = false

  function connect(): void {
    const { connectionString } = db.$client.options
    const mine = new pg.Client({ connectionString, keepAlive: true, application_name: 'nakatsugu live' })
    client = mine
    mine.on('error', (error) => log.warn({ err: error }, 'live connection'))
    mine.on('notification', ({ channel, payload = '' }) => on.heard(channel as Channel, payload))
    mine.once('end', () => {
      on.lost()
      if (!ended) timer = setTimeout(connect, AGAIN_MS)
    })
    void begin(mine)
  }

  async function begin(mine: pg.Client): Promise<void> {
    try {
      await mine.connect()
      await mine.query('listen changes; listen presence')
      on.heard(null, '')
    } catch (error) {
      if (!ended) log.warn({ err: error }, 'live connection')
      await mine.end()
    }
  }

  connect()
  return async () => {
    ended = true
    clearTimeout(timer)
    await client.end()
  }
}
