import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pino, { type Logger, type LoggerOptions, type DestinationStream } from 'pino'
import type { Settings } from '../settings/env'
import { errorFacts } from './errorFacts'

/** 50 MB at most. */
const ROTATION = { bytes: 10_000_000, older: 4 }

const ERROR = 50
let errors = 0

/** Lines of level 50 and more of this process, for the alarm on them. */
export const errorLines = (): number => errors

const isError = (value: unknown): value is Error => value instanceof Error

function errorOf(first: unknown): Error | null {
  if (isError(first)) return first
  return typeof first === 'object' && first !== null && 'err' in first && isError(first.err)
    ? first.err
    : null
}

/** For every logger: no line contains an error's message. */
export const logOptions = {
  serializers: { err: errorFacts },
  hooks: {
    // pino uses the error's message if the text is missing, and libraries pass it as the text.
    logMethod(this: Logger, args, method, level) {
      if (level >= ERROR) errors++
      const [first, text] = args
      const error = errorOf(first)
      if (!error) return method.apply(this, args)
      const line = isError(first) ? { err: first } : first
      method.apply(this, [line, text === undefined || text === error.message ? error.name : text])
    },
  },
} satisfies LoggerOptions

/** The log file of the embedded mode, because its terminal shows addresses and accounts. */
export const logFile = (settings: Pick<Settings, 'dataDir'>) => join(settings.dataDir, 'server.log')

/** JSON lines: in production on standard output, embedded in a file of the data folder. */
export function startLog(settings: Pick<Settings, 'mode' | 'dataDir'>): Logger {
  if (settings.mode === 'production') return pino(logOptions)
  mkdirSync(settings.dataDir, { recursive: true })
  return pino(logOptions, rotatingFile(logFile(settings), ROTATION))
}

/** The file in use, and `older` before it: `server.log`, `server.log.1`, … */
export type Rotation = { bytes: number; older: number }

/** A file that is rotated at `bytes`. Written synchronously without a buffer, so that a kill loses nothing. */
export function rotatingFile(path: string, { bytes, older }: Rotation): DestinationStream {
  const file = pino.destination({ dest: path, mode: 0o600, sync: true })
  let size = statSync(path).size
  // Without a listener a full disk would end the program.
  file.on('error', () => undefined)
  file.on('write', (written: number) => {
    size += written
    if (size < bytes) return
    size = 0
    try {
      rmSync(`${path}.${older}`, { force: true })
      for (let age = older - 1; age >= 0; age--) renameIfThere(nameOf(path, age), nameOf(path, age + 1))
      file.reopen()
    } catch {
      // The folder cannot be changed: the file grows until it can.
    }
  })
  return file
}

const nameOf = (path: string, age: number) => (age === 0 ? path : `${path}.${age}`)

function renameIfThere(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to)
}
