import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../../devtools/world/random'
import { toBase64 } from '../../../shared/rules/records/receipt/base64'
import {
  checkpointKeysOf,
  makeCheckpointKey,
  publicKeysOf,
} from '../../../server/records/seals/checkpointKeys'
import { makeSealKey, sealKeysOf } from '../../../server/records/seals/chain'
import { exportHead } from '../../../server/records/seals/heads'
import { sealActivities } from '../../../server/records/seals/sealActivities'
import { sealRecords } from '../../../server/records/seals/sealRecords'
import { applicant, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { writeLog } from './sealTesting'

const random = createRandom(15)

let server: TestServer
let auditor: Actor
beforeAll(async () => {
  server = await startTestServer()
  auditor = await staff(server, 'Auditor')
  await writeLog(server.db, 6, random)
  await applicant(server)
})
afterAll(() => server.close())

const TREES = '{ listSealedTrees { Name Size Waiting Verdict Head { Size SignedAt Note Name } Keys } }'
const trees = async () => (await auditor.call(TREES)).data?.listSealedTrees ?? []

async function seal() {
  const { db, settings, vault } = server.deps
  const [key = null] = sealKeysOf(settings)
  await sealActivities(db, { key })
  await sealRecords(db, key, vault)
}

test('before the first signed head there is nothing to hold the seals against', async () => {
  expect(await trees()).toMatchObject([
    { Name: 'log', Size: 0, Verdict: 'Unsigned', Head: null },
    { Name: 'records', Size: 0, Verdict: 'Unsigned', Head: null },
  ])
  expect((await trees())[0]?.Waiting).toBeGreaterThan(0)
})

test('what was signed is what is there, and what came later waits', async () => {
  makeSealKey(server.deps.settings)
  makeCheckpointKey(server.deps.settings)
  await seal()
  await exportHead(server.deps, TEST_NOW)
  const [log, records] = await trees()
  expect(log).toMatchObject({
    Verdict: 'Kept',
    Waiting: 0,
    Head: { Size: log?.Size, SignedAt: TEST_NOW.toISOString(), Name: '2026-12-01T0900.log.checkpoint' },
    Keys: [expect.stringMatching(/^localhost:3000\/log\+[0-9a-f]{8}\+/)],
  })
  expect(records).toMatchObject({ Name: 'records', Verdict: 'Kept' })
  await writeLog(server.db, 3, random)
  const [later] = await trees()
  expect(later?.Waiting).toBeGreaterThan(0)
  await seal()
  const [sealed] = await trees()
  expect(sealed).toMatchObject({ Verdict: 'Kept', Waiting: 0, Head: { Size: log?.Size } })
  expect(sealed?.Size).toBeGreaterThan(log?.Size ?? 0)
})

test.each([
  ['cut off', `delete from activity_seals where no >= (select max(no) / 2 from activity_seals)`],
  ['with a gap', `delete from activity_seals where no = 1`],
  ['made anew', `update activity_seals set hash = sha256(hash) where no = 1`],
])('seals %s do not go on from it', async (_how, tampering) => {
  const { rows } = await server.db.execute(sql`select * from activity_seals order by no`)
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql.raw(tampering))
  })
  expect(await trees()).toMatchObject([
    { Name: 'log', Verdict: 'Parted' },
    { Name: 'records', Verdict: 'Kept' },
  ])
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`delete from activity_seals`)
    for (const { no, activity_id: activityId, reason_digest: digest, hash, key_id: keyId } of rows)
      await tx.execute(sql`insert into activity_seals (no, activity_id, reason_digest, hash, key_id)
        values (${no}, ${activityId}, ${digest}, ${hash}, ${keyId})`)
  })
  expect((await trees())[0]?.Verdict).toBe('Kept')
})

test('a head that somebody has changed is not taken for ours', async () => {
  const { files } = server.deps
  const name = 'activity-heads/2026-12-01T0900.log.checkpoint'
  const note = Buffer.from((await files.get(files.bucket, name))?.content ?? []).toString()
  await files.put(name, Buffer.from(note.replace(/\n(\d+)\n/, '\n1$1\n')), 'text/plain')
  expect((await trees())[0]).toMatchObject({ Verdict: 'Foreign' })
  await files.put(name, Buffer.from('nothing'), 'text/plain')
  expect((await trees())[0]).toMatchObject({ Verdict: 'Foreign', Head: { Size: null, SignedAt: null } })
  await files.put(name, Buffer.from(note), 'text/plain')
})

test('the key that signed is lost: its public half checks that a new one goes on from its heads', async () => {
  const { deps } = server
  const [lost] = checkpointKeysOf(deps.settings)
  const settings = { ...deps.settings, checkpointKeys: ['cd'.repeat(32)] }
  const later = new Date(TEST_NOW.getTime() + 60 * 60_000)
  await expect(exportHead({ ...deps, settings }, later)).rejects.toThrow('does not go on')
  const lostCheckpointKeys = [toBase64(lost?.publicKey ?? new Uint8Array())]
  const known = { ...deps, settings: { ...settings, lostCheckpointKeys } }
  expect(await exportHead(known, later)).toBeGreaterThan(0)
  expect(publicKeysOf(known.settings)).toEqual(expect.arrayContaining(publicKeysOf(deps.settings)))
})

test('nobody but auditors and administrators asks', async () => {
  const physician = await staff(server, 'Physician')
  expect(codeOf(await physician.send(TREES))).toBe('FORBIDDEN')
  expect((await (await staff(server, 'Administrator')).call(TREES)).errors).toBeUndefined()
})
