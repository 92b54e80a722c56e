import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** All tests together hold a gigabyte or two at once. */
const ROOM = 4 * 2 ** 30

/** Programs that tests unpack are started there. */
const mayStartPrograms = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, place, , options]) => place === MEMORY && !options.split(',').includes('noexec'))

function isRoomy() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM && freemem() > 2 * ROOM && mayStartPrograms()
  } catch {
    return false
  }
}

/**
 * Gives this process and those it starts a folder in memory for what is temporary, where there is one with room. Tests
 * make and remove databases by the hundred, and on a disk each takes longer than the one before: ext4 leaves the numbers
 * of removed files alone for a minute, and walks past all of them for every new file.
 */
export function enterMemoryFolder() {
  if (!isRoomy()) return
  const folder = mkdtempSync(join(MEMORY, 'nakatsugu-'))
  // As root PostgreSQL runs as another user, who has to pass through.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}
