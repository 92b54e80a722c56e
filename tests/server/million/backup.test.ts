import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBackup } from '../../../server/start/backup/createBackup'
import { restoreBackup } from '../../../server/start/backup/restoreBackup'
import { invited } from '../../support/actors'
import { report, SOAK } from '../../support/soak'
import { startTestServer, TEST_NOW } from '../../support/testServer'
import { signInPlainly, tokensOf } from '../../pool/support/call'
import { makeFilled, measured, openGround, PEOPLE, type Ground } from './support'

const LIMIT_S = 600
vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 1_800_000 })

let ground: Ground
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nakatsugu-million-backup-'))
  if (SOAK) ground = await openGround()
})
afterAll(async () => {
  await ground?.close()
  rmSync(folder, { recursive: true, force: true })
})

const PASSWORD = 'Sea-breeze over 9 hills'
const RESERVE = `mutation { reserveGuidance(input: { StartAt: "2026-12-03T02:00:00.000Z" }) { Status } }`

test.runIf(SOAK)(
  `${PEOPLE} people come back from a backup in ten minutes, and one signs in and books`,
  async () => {
    const source = await makeFilled(ground, 'source', { users: PEOPLE, log: PEOPLE })
    const before = await startTestServer({
      data: { database: source, dataDir: mkdtempSync(join(folder, 'source-')) },
    })
    const member = await invited(before)
    await before.identity.unsafeImportUser({
      sub: '00000000-0000-4000-8000-00000000abcd',
      email: 'back@example.com',
      password: PASSWORD,
      createdAt: TEST_NOW,
    })
    const path = join(folder, 'backup.tar')
    const backup = await measured(() =>
      createBackup({ connection: source, dataDir: before.dataDir, path, now: TEST_NOW }),
    )

    const target = await ground.make('target')
    const dataDir = join(folder, 'target')
    const restore = await measured(() => restoreBackup({ connection: target, dataDir, path }))
    const counts = ({ tables }: typeof restore.result.manifest) =>
      tables.map(({ name, rows }) => [name, rows])
    expect(counts(restore.result.manifest)).toEqual(counts(backup.result.manifest))
    expect(Object.fromEntries(counts(restore.result.manifest)).user_profiles).toBe(PEOPLE + 1)

    const after = await startTestServer({ data: { database: target, dataDir } })
    const pool = { endpoint: `${after.url}/identity/`, settings: after.deps.settings }
    tokensOf(await signInPlainly(pool, 'back@example.com', PASSWORD))
    const booked = await fetch(`${after.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: member.token },
      body: JSON.stringify({ query: RESERVE }),
    })
    expect(await booked.json()).toEqual({ data: { reserveGuidance: { Status: 'Reserved' } } })
    report(
      `${PEOPLE} people: backed up in ${backup.waited.toFixed(0)} s (${backup.computed.toFixed(0)} s of computing, ` +
        `${(backup.result.bytes / 1e6).toFixed(0)} MB), restored in ${restore.waited.toFixed(0)} s (${restore.computed.toFixed(0)} s)`,
    )
    expect(backup.waited).toBeLessThan(LIMIT_S)
    expect(restore.waited).toBeLessThan(LIMIT_S)
    await before.close()
    await after.close()
  },
)
