import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createBackup } from '../../../../server/start/backup/createBackup'
import { restoreBackup } from '../../../../server/start/backup/restoreBackup'
import { sharedKeys } from '../../../../server/ground/tables/keys'
import { personKeys } from '../../../../server/ground/tables/personKeys'
import { readVault } from '../../../../server/ground/vault/vault'
import { applicant, staff, type Actor } from '../../../support/actors'
import { passing, SAVE, START } from '../../../support/answers'
import { callApi, codeOf } from '../../../support/api'
import { testDatabase } from '../../../support/database'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { answered } from '../../care/corrections/answers/support'
import { KEY, kmsServer } from './kmsServer'
import { FULL } from '../../../support/full'

type Kms = Awaited<ReturnType<typeof kmsServer>>
let kms: Kms
let server: TestServer
let office: Actor
let folder: string
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  folder = mkdtempSync(join(tmpdir(), 'nakatsugu-kms-'))
  kms = await kmsServer()
  server = await startTestServer({ settings: { healthKeys: [KEY], kmsEndpoint: kms.endpoint } })
  await server.deps.vault.prepare(server.db)
  office = await staff(server)
})
afterAll(async () => {
  await server.close()
  await kms.close()
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})
afterEach(() => Object.assign(kms.state, { refuses: false, silent: false }))

const SAID = { Q52: { choices: ['otherDiet'], text: '金糸雀の薬' } }
const ANSWERS = `query ($id: ID!) { getScreeningById(ScreeningId: $id) { OnlineCheck { Answer { data } } } }`
const answersOf = async (id: string) =>
  (await office.call(ANSWERS, { id })).data?.getScreeningById.OnlineCheck?.Answer.data

test('KMS makes and opens one key, of which many are read and written', async () => {
  const people = [await applicant(server), await applicant(server)]
  for (const actor of people)
    expect(await answersOf(await answered(actor, { ...passing, ...SAID }))).toMatchObject(SAID)
  expect(kms.state.asked).toEqual(['GenerateDataKeyWithoutPlaintext', 'Decrypt'])
  const rows = await server.db.select().from(personKeys)
  expect(rows.map(({ masterId }) => masterId.slice(0, 4))).toEqual(['kms-', 'kms-'])
  // Another process on the same database opens what is there.
  await readVault(server.deps.settings).prepare(server.db)
  expect(kms.state.asked).toEqual(['GenerateDataKeyWithoutPlaintext', 'Decrypt', 'Decrypt'])
})

/** As a program that has just been started, and has opened nothing. */
const forget = () => void (server.deps.vault = readVault(server.deps.settings))

test.each([
  ['refuses', 'AccessDeniedException'],
  ['silent', 'ECONNRESET'],
] as const)('while KMS %s nothing is read, written or lost, and a code says why', async (how, why) => {
  const id = await answered(await applicant(server), { ...passing, ...SAID })
  const actor = await applicant(server)
  const begun = (await actor.call(START)).data?.startOnlineCheck.Id ?? ''
  forget()
  kms.state[how] = true

  expect(codeOf(await office.call(ANSWERS, { id }))).toBe('KEYS_UNAVAILABLE')
  expect(codeOf(await actor.call(SAVE, { id: begun, answers: SAID }))).toBe('KEYS_UNAVAILABLE')
  expect(server.logged.some((line) => line.includes('operation failed') && line.includes(why))).toBe(true)
  await expect(server.deps.vault.prepare(server.db)).rejects.toThrow('を使えません')

  kms.state[how] = false
  expect(await answersOf(id)).toMatchObject(SAID)
  expect(codeOf(await actor.call(SAVE, { id: begun, answers: SAID }))).toBeNull()
})

test('from a key of our own to KMS and back: all keys are wrapped anew, nobody’s answers change', async () => {
  const { settings } = server.deps
  const own = 'ab'.repeat(32)
  const id = await answered(await applicant(server), { ...passing, ...SAID })
  const masters = async () =>
    new Set((await server.db.select().from(personKeys)).map(({ masterId }) => masterId))
  for (const healthKeys of [
    [own, KEY],
    [KEY, own],
  ]) {
    const vault = readVault({ ...settings, healthKeys })
    await vault.prepare(server.db)
    expect(await vault.rewrap(server.db)).toBeGreaterThan(0)
    expect((await masters()).size).toBe(1)
    server.deps.vault = readVault({ ...settings, healthKeys: healthKeys.slice(0, 1) })
    expect(await answersOf(id)).toMatchObject(SAID)
  }
})

test.runIf(FULL)(
  'a backup opens with the key of KMS, though it is older than that key’s first use',
  async () => {
    const { settings } = server.deps
    const connection = {
      db: server.db,
      lists: server.deps.lists,
      pool: server.db.$client,
      close: async () => {},
    }
    const [wrapped] = await server.db
      .select()
      .from(sharedKeys)
      .where(eq(sharedKeys.name, `kms ${KEY}`))
    const id = await answered(await applicant(server), { ...passing, ...SAID })
    const back = (path: string) =>
      createBackup({ connection, dataDir: server.dataDir, path: join(folder, path), now: TEST_NOW })
    await server.db.delete(sharedKeys).where(eq(sharedKeys.name, `kms ${KEY}`))
    await back('older.tar')
    await expect(readVault(settings).prepare(server.db)).rejects.toThrow('データベースにありません')
    await server.db.insert(sharedKeys).values(wrapped ? [wrapped] : [])
    await back('newer.tar')

    const database = await testDatabase({ bare: true })
    const dataDir = join(folder, 'restored')
    await restoreBackup({ connection: database, dataDir, path: join(folder, 'older.tar') })
    const target = await startTestServer({ data: { database, dataDir }, settings })
    try {
      await target.deps.vault.prepare(target.db)
      const { data } = await callApi(target, office.token, ANSWERS, { id })
      expect(data?.getScreeningById.OnlineCheck?.Answer.data).toMatchObject(SAID)
    } finally {
      await target.close()
    }
  },
)
