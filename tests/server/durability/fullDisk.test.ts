import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invited } from '../../support/actors'
import { freePort } from '../../../devtools/world/freePort'
import { report, SOAK } from '../../support/soak'
import { bookableHours } from './bookableHours'
import { expectKept } from './expectKept'
import { openStage } from './openStage'
import { startService } from './service'
import { writeUntilCut, type Writer } from './writer'

// A file system of its own has to be mounted: `npm run test:soak` as root, on Linux.
const MAY_MOUNT = SOAK && process.getuid?.() === 0
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const WRITERS = 20
const SIZE_MB = 600
const FULL_FOR_MS = 20_000

let disk: string
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'nakatsugu-disk-'))
  if (MAY_MOUNT) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=711`, 'tmpfs', disk])
})
afterEach(() => {
  if (MAY_MOUNT) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** Leaves nothing free. */
function fill(): string {
  const path = join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(path, Buffer.alloc(bavail * bsize))
    writeFileSync(path, Buffer.alloc(1_000_000), { flag: 'a' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
  return path
}

test.runIf(MAY_MOUNT)(
  'what is answered while the disk is full is there when there is room again',
  async () => {
    const dataDir = join(disk, 'data')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o711)
    const place = { dataDir, port: await freePort() }
    const service = await startService(place)
    const stage = await openStage(place)
    const writers: Writer[] = []
    for (let count = 0; count < WRITERS; count++)
      writers.push({
        actor: await invited(stage),
        acknowledged: { saves: 0, booking: null },
        pending: null,
        answers: 0,
      })
    const answers = () => writers.reduce((sum, writer) => sum + writer.answers, 0)
    const writing = writers.map((writer, index) => writeUntilCut(writer, bookableHours(), index))
    await vi.waitUntil(() => answers() > WRITERS, { timeout: 60_000 })
    const filler = fill()
    const before = answers()
    await Promise.race([Promise.all(writing), after(FULL_FOR_MS)])
    const whileFull = answers() - before
    await service.killAll()
    await Promise.all(writing)
    await stage.close()
    rmSync(filler)

    const again = await startService(place)
    const look = await openStage(place)
    await expectKept(look.db, writers, 'full disk')
    await look.close()
    expect(await again.terminate()).toBe(0)
    report(`${before} answers before, ${whileFull} while the disk was full`)
    expect(whileFull).toBeGreaterThan(0)
  },
)
