import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startWorker } from '../../../ground/startWorker'
import type { Arrived, MailWords } from './readMail'

const SOURCE = new URL('mailWorker.ts', import.meta.url)
const LONGEST_MS = 10_000
const MOST_MEGABYTES = 256

export type MailReader = {
  headers: (lines: string) => Promise<Arrived | null>
  words: (source: Uint8Array) => Promise<MailWords | null>
  close: () => Promise<void>
}

/**
 * Reads mails, which anybody may have written, in a thread with bounded time and memory.
 * Null is a mail that is not understood, or not in time.
 */
export function createMailReader(longestMs = LONGEST_MS): MailReader {
  let thread: Worker | null = null

  async function start(): Promise<Worker> {
    const worker = startWorker('mail-worker', SOURCE, {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
    // A thread that ends also rejects the waiting call.
    worker.on('error', () => {})
    thread = worker
    await once(worker, 'message')
    return worker
  }

  async function close(): Promise<void> {
    await thread?.terminate()
    thread = null
  }

  async function read(mail: string | Uint8Array): Promise<unknown> {
    const worker = thread ?? (await start())
    try {
      const signal = AbortSignal.timeout(longestMs)
      worker.postMessage(mail, [])
      const [words] = await once(worker, 'message', { signal })
      return words
    } catch {
      await close()
      return null
    }
  }

  return {
    headers: async (lines) => (await read(lines)) as Arrived | null,
    words: async (source) => (await read(source)) as MailWords | null,
    close,
  }
}
