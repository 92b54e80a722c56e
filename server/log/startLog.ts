import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import type { Settings } from '../env'
import { logOptions } from './logOptions'

/** The log file of the embedded mode; its terminal shows addresses and accounts. */
export const logFile = (settings: Pick<Settings, 'dataDir'>) => join(settings.dataDir, 'server.log')

/** JSON lines: in production on standard output, embedded in a file of the data folder. */
export function startLog(settings: Pick<Settings, 'mode' | 'dataDir'>): Logger {
  if (settings.mode === 'production') return pino(logOptions)
  mkdirSync(settings.dataDir, { recursive: true })
  // Synchronous, so that the last lines survive a crash.
  const file = pino.destination({ dest: logFile(settings), mode: 0o600, sync: true })
  // Without a listener a full disk would end the program.
  file.on('error', () => undefined)
  return pino(logOptions, file)
}
