import { renameSync, rmSync, statSync } from 'node:fs'
import pino, { type DestinationStream } from 'pino'

/** The file in use, and `older` before it: `server.log`, `server.log.1`, … */
export type Rotation = { bytes: number; older: number }

/**
 * A file that is put aside when it has grown to `bytes`. Written without a buffer and by this thread, so that nothing is
 * lost at a kill.
 */
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
      // The folder takes no changes: the file goes on growing until it does.
    }
  })
  return file
}

const nameOf = (path: string, age: number) => (age === 0 ? path : `${path}.${age}`)

function renameIfThere(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to)
}
