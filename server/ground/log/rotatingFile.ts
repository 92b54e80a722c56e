import { renameSync, rmSync, statSync } from 'node:fs'
import pino, { type DestinationStream } from 'pino'

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
