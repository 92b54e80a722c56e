import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBackup } from '../../../../server/start/backup/createBackup'
import { readArchive } from '../../../../server/start/backup/readArchive'
import { writeBarcode } from '../../../../server/care/donations/periods/makeDonorCard'
import { certified, invited, type Actor } from '../../../support/actors'
import { callApi } from '../../../support/api'
import { readCatalogue } from '../../../support/catalogue'
import { testDatabase, type TestDatabase } from '../../../support/database'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { srpSignIn } from '../../../pool/support/srpClient'
import { command } from './support'
import { FULL } from '../../../support/full'

vi.setConfig({ testTimeout: 120_000 })

const PASSWORD = 'Sea-breeze over 9 hills'
const WRITERS = 8
const SAVE = `mutation ($building: String!) { updateUserProfile(input: { LastName: "山田", FirstName: "花子",
  LastNameFurigana: "ヤマダ", FirstNameFurigana: "ハナコ", Gender: Women, Birthday: "1990-04-01", Tel: "09012345678",
  ZipCode: "9970000", Pref: Yamagata, City: "鶴岡市", Address: "見本町1-1", Building: $building }) { Building } }`

let folder: string
let source: TestServer
let target: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nakatsugu-backup-'))
  source = await startTestServer()
  target = await testDatabase({ bare: true })
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Saves one profile after the other until it is told to end. */
function write(actor: Actor) {
  let going = true
  let saved = 0
  const run = async () => {
    while (going) {
      const answer = await actor.call(SAVE, { building: String(saved + 1) })
      expect(answer.errors).toBeUndefined()
      saved++
    }
  }
  const ended = run()
  return {
    saved: () => saved,
    async stop() {
      going = false
      await ended
    },
  }
}

/** Each save writes the person and one row of the log: at any one instant both say the same number. */
const savesByPerson = async (db: TestServer['db']) => {
  const { rows } = await db.execute<{ id: string; building: number; logged: number }>(sql`
    SELECT id, coalesce(nullif(building, ''), '0')::int AS building,
      (SELECT count(*)::int FROM activities WHERE user_id = user_profiles.id AND operation = 'Update') AS logged
    FROM user_profiles ORDER BY id`)
  return rows
}

test.runIf(FULL)(
  'a backup made under load is restored as it was at one instant, with accounts, keys and files',
  async () => {
    const donor = await certified(source)
    const card = await writeBarcode(source.deps.files, 'D-000001')
    await source.db.execute(
      sql`UPDATE user_profiles SET bar_code_bucket = ${card.barCodeBucket}, bar_code_key = ${card.barCodeKey} WHERE id = ${donor.id}`,
    )
    const guest = await invited(source)
    const member = { sub: crypto.randomUUID(), email: 'member@example.com', password: PASSWORD }
    await source.identity.unsafeImportUser({ ...member, createdAt: TEST_NOW })
    const people = await Promise.all(Array.from({ length: WRITERS }, () => invited(source)))

    const writers = people.map(write)
    await vi.waitUntil(() => writers.every((writer) => writer.saved() > 0), { timeout: 20_000 })
    const path = join(folder, 'backup.tar')
    const place = { dataDir: source.dataDir, url: source.databaseUrl }
    const savedBefore = writers.map((writer) => writer.saved())
    expect((await command('backup', path, place)).stdout).toContain(`バックアップを作成しました：${path}`)
    const savedAfter = writers.map((writer) => writer.saved())
    for (const writer of writers) await writer.stop()
    expect(savedAfter.some((saved, index) => saved > (savedBefore[index] ?? 0))).toBe(true)
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600')

    const dataDir = join(folder, 'restored')
    expect((await command('restore', path, { dataDir, url: target.url })).stdout).toContain(
      'バックアップを戻しました',
    )

    // Every row and every value: the restored database makes the same pieces.
    const archive = await readArchive(path)
    await archive.close()
    const again = await createBackup({
      connection: target,
      dataDir,
      path: join(folder, 'again.tar'),
      now: TEST_NOW,
    })
    expect({ ...again.manifest, createdAt: '' }).toEqual({ ...archive.manifest, createdAt: '' })
    // Every rule too.
    expect(await readCatalogue(target.pool)).toEqual(await readCatalogue(source.db.$client))
    const saves = await savesByPerson(target.db)
    expect(saves.filter(({ building, logged }) => building !== logged)).toEqual([])
    expect(saves.reduce((sum, { building }) => sum + building, 0)).toBeGreaterThanOrEqual(
      savedBefore.reduce((sum, saved) => sum + saved, 0),
    )

    const restored = await startTestServer({ data: { database: target, dataDir } })
    try {
      const pool = { endpoint: `${restored.url}/identity/`, settings: restored.deps.settings }
      const signedIn = await srpSignIn(pool, member.email, PASSWORD)
      expect(signedIn.body).toMatchObject({ AuthenticationResult: { AccessToken: expect.any(String) } })
      // The token was given out before the backup: the keys that signed it are back too.
      const booked = await callApi(
        restored,
        guest.token,
        `mutation { reserveGuidance(input: { StartAt: "2026-12-03T02:00:00.000Z" }) { Status } }`,
      )
      expect(booked).toMatchObject({ data: { reserveGuidance: { Status: 'Reserved' } } })
      const saved = await callApi(restored, people[0]!.token, SAVE, { building: '再開' })
      expect(saved).toMatchObject({ data: { updateUserProfile: { Building: '再開' } } })
      const file = await restored.deps.files.get(card.barCodeBucket, card.barCodeKey)
      expect(file?.contentType).toBe('image/svg+xml')
    } finally {
      await restored.close()
    }
  },
)
