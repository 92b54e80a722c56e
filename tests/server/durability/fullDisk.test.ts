import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { offeredHours } from '../../../server/guidance/offeredHours'
import { japaneseDateOf } from '../../../shared/dates'
import { invited } from '../../support/actors'
import { freePort } from '../../support/freePort'
import { expectKept } from './expectKept'
import { openStage } from './openStage'
import { startService, type Service } from './service'
import { writeUntilCut, type Writer } from './writer'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

// Its own small disk, which only root can mount, and not in every container.
const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-full-'))
const mounted =
  process.env.DURABILITY_ROUNDS !== undefined &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=711', 'tmpfs', folder]).status === 0

let place: { dataDir: string; port: number }
let service: Service
beforeAll(async () => {
  if (!mounted) return
  chmodSync(folder, 0o711)
  place = { dataDir: join(folder, 'data'), port: await freePort() }
  service = await startService(place)
})
afterAll(async () => {
  if (mounted) {
    await service.terminate()
    spawnSync('umount', [folder])
  }
  rmSync(folder, { recursive: true, force: true })
})

function fillDisk(): void {
  const megabyte = Buffer.alloc(1024 * 1024)
  try {
    for (;;) appendFileSync(join(folder, 'filler'), megabyte)
  } catch {
    // Full.
  }
}

test.skipIf(!mounted)('a full disk loses nothing that was answered', async () => {
  const stage = await openStage(place)
  const writers: Writer[] = []
  for (let count = 0; count < 20; count++)
    writers.push({
      actor: await invited(stage),
      acknowledged: { saves: 0, booking: null },
      pending: null,
      answers: 0,
    })
  const now = new Date()
  const days = Array.from({ length: 10 }, (_, index) => new Date(now.getTime() + (index + 3) * 86_400_000))
  const hours = days
    .flatMap((day) => offeredHours(japaneseDateOf(day), now))
    .map((hour) => hour.toISOString())
  fillDisk()
  await Promise.all(writers.map((writer, index) => writeUntilCut(writer, hours, index)))
  process.stdout.write(
    `answers ${writers.reduce((sum, { answers }) => sum + answers, 0)}\n${service.output()}\n`,
  )
  rmSync(join(folder, 'filler'))
  await service.terminate()
  service = await startService(place)
  await expectKept(stage.db, writers)
  const answer = await writers[0]!.actor.call('mutation { createLogoutActivity { Success } }')
  process.stdout.write(JSON.stringify(answer))
  await stage.close()
})
