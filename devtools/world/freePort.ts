import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that systems hand out to outgoing calls: one of those may be taken before the program listens on it.
const LOWEST = 20_000
const COUNT = 12_000
const MOST_TRIES = 50

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = LOWEST + Math.floor(Math.random() * COUNT)
    if (await isFree(port)) return port
  }
  throw new Error('no port')
}
