import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundled } from '../../support/bundles'

const run = promisify(execFile)

/** A command as it is called in a terminal. Rejects with `code`, `stdout` and `stderr` when it fails. */
export const command = (name: 'backup' | 'restore', path: string, place: { dataDir: string; url?: string }) =>
  run(process.execPath, [...bundled(name), path], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      ...(place.url ? { DATABASE_URL: place.url } : {}),
    },
  })
