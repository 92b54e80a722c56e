import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundled } from '../../../support/bundled'

const run = promisify(execFile)

type Place = { dataDir: string; url?: string; recipient?: string }

/** A command as it is called in a terminal. Rejects with `code`, `stdout` and `stderr` when it fails. */
export const command = (name: 'backup' | 'restore', path: string, place: Place, ...options: string[]) =>
  run(process.execPath, [...bundled(name), path, ...options], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      ...(place.url ? { DATABASE_URL: place.url } : {}),
      ...(place.recipient ? { BACKUP_RECIPIENT: place.recipient } : {}),
    },
  })
