import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import type { Settings } from '../env'
import { logOptions } from './logOptions'

/** Where the log of the embedded mode is written: the terminal belongs to the addresses and accounts. */
export const logFile = (settings: Pick<Settings, 'dataDir'>) => join(settings.dataDir, 'server.log')

/** In production one JSON line an event on standard output; embedded the same in a file of the data folder. */
export function startLog(settings: Pick<Settings, 'mode' | 'dataDir'>): Logger {
  if (settings.mode === 'production') return pino(logOptions)
  mkdirSync(settings.dataDir, { recursive: true })
  // Written at once: what happened last is what is looked for after a crash.
  const file = pino.destination({ dest: logFile(settings), mode: 0o600, sync: true })
  // Without a listener a full disk would make every line of the log an error of whoever writes it, and end the program.
  file.on('error', () => undefined)
  return pino(logOptions, file)
}
