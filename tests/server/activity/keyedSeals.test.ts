import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../../../devtools/world/random'
import type { Transaction } from '../../../server/ground/db/client'
import { activitySeals } from '../../../server/ground/tables/seals'
import {
  chainHash,
  digestOfReason,
  NO_HASH,
  makeSealKey,
  sealKeysOf,
  type SealKey,
} from '../../../server/records/seals/chain'
import { exportHead, readHeads, type Head } from '../../../server/records/seals/heads'
import { sealActivities } from '../../../server/records/seals/sealActivities'
import { sealRecords } from '../../../server/records/seals/sealRecords'
import { readSeals } from '../../../server/records/seals/verifySeals'
import { staff, type Actor } from '../../support/actors'
import { donor } from '../../support/people'
import { stated } from '../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { brief, verdictAfter, writeLog } from './sealTesting'

let server: TestServer
let admin: Actor
let key: SealKey
let heads: Head[]
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  // A log of before there was a key, which stays as it was sealed.
  await writeLog(server.db, 20, createRandom(1))
  await sealActivities(server.db)
  makeSealKey(server.deps.settings)
  const [made] = sealKeysOf(server.deps.settings)
  if (!made) throw new Error('No key was made')
  key = made
  await judgedDonor()
  await writeLog(server.db, 20, createRandom(2))
  await seal()
  await exportHead(server.deps, TEST_NOW)
  heads = await readHeads(server.deps.files)
})
afterAll(() => server.close())

const seal = async () =>
  (await sealActivities(server.db, { key, vault: server.deps.vault })) +
  (await sealRecords(server.db, key, server.deps.vault))
const after = (tamper: (tx: Transaction) => Promise<unknown>, known = heads, keys = [key]) =>
  verdictAfter(server.db, known, tamper, keys, { vault: server.deps.vault })
const RECORD = `mutation ($id: ID!, $at: DateTime!) { recordDonation(input: { UserId: $id, DonationAt: $at, StoolReceiptStatus: Implemented, ConfirmReason: "控えで確かめました" }) { Id } }`

/** Somebody with a judged check, a hospital test and an entry in the ledger. */
async function judgedDonor(): Promise<Actor> {
  const actor = await donor(server)
  await stated(server, actor.id, '2026-11-30T00:00:00Z')
  const { errors } = await admin.call(RECORD, { id: actor.id, at: '2026-11-30T00:00:00Z' })
  expect(errors).toBeUndefined()
  return actor
}

test('what nobody touched is whole, from before the key on, and the key is for its owner alone', async () => {
  const verdict = await after(async () => undefined)
  expect(verdict).toMatchObject({ findings: [], broken: 0 })
  expect(verdict.records).toBeGreaterThanOrEqual(3)
  expect(verdict.verified).toBeGreaterThan(40)
  const file = join(server.dataDir, 'keys/seal.key')
  expect(readFileSync(file)).toHaveLength(32)
  makeSealKey(server.deps.settings)
  expect(sealKeysOf(server.deps.settings)).toEqual([key])
})

test('the end is written down every ten minutes, when there is something new', async () => {
  const at = (minutes: number) => exportHead(server.deps, new Date(TEST_NOW.getTime() + minutes * 60_000))
  expect(await at(10)).toBe(0)
  await writeLog(server.db, 1, createRandom(3))
  await seal()
  expect([await at(20), await at(30)]).toEqual([1, 0])
  heads = await readHeads(server.deps.files)
  expect(heads.map((head) => head.key)).toEqual(['activity-heads/2026-12-01T0920.json'])
  const cut = await after(async (tx) => {
    await tx.execute(sql`DELETE FROM activities WHERE id = (SELECT max(activity_id) FROM activity_seals)`)
    await tx.execute(sql`DELETE FROM activity_seals WHERE no = (SELECT max(no) FROM activity_seals)`)
  })
  expect(cut.findings).toMatchObject([{ kind: 'truncated', key: 'activity-heads/2026-12-01T0920.json' }])
})

/** Changes the last row, and makes the seals from there on anew. */
const resealed = (withKey: SealKey | null, keyId: string | null) => async (tx: Transaction) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    UPDATE activities SET text = text || '。' WHERE id = (SELECT max(activity_id) FROM activity_seals) RETURNING id`)
  let previous = NO_HASH
  for await (const batch of readSeals(tx))
    for (const { seal: sealed, row, reason } of batch) {
      if (!row) throw new Error('A row is missing')
      if (row.id === Number(rows[0]?.id)) {
        const hash = chainHash(previous, row, reason && digestOfReason(reason), withKey)
        await tx
          .update(activitySeals)
          .set({ hash, keyId })
          .where(sql`no = ${sealed.no}`)
      }
      previous = sealed.hash
    }
}

test('a tail that is sealed anew without the key is found before any head tells', async () => {
  const other = { ...key, secret: Buffer.alloc(32, 7) }
  for (const tamper of [resealed(null, null), resealed(other, key.id), resealed(null, key.id)]) {
    const { broken, findings } = await after(tamper, [])
    expect([broken, findings.map(({ kind }) => kind)]).toEqual([1, ['changed']])
  }
  expect((await after(resealed(key, key.id), [])).broken, 'with the key nothing shows').toBe(0)
})

test('without its key the chain goes on nowhere, and says so', async () => {
  await writeLog(server.db, 1, createRandom(4))
  await expect(sealActivities(server.db)).rejects.toThrow('sealed by a key that is not here')
  await seal()
  const { findings } = await after(async () => undefined, [], [])
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['otherKey']))
})

describe('money and judgement', () => {
  const run =
    (...statements: SQL[]) =>
    async (tx: Transaction) => {
      for (const statement of statements) await tx.execute(statement)
    }

  test.each<[string, SQL[], string, string]>([
    ['an amount', [sql`UPDATE reward_entries SET amount_yen = amount_yen + 1`], 'changed', 'reward_entries'],
    [
      'whose it is',
      [sql`UPDATE reward_entries SET user_id = gen_random_uuid()`],
      'changed',
      'reward_entries',
    ],
    ['an entry away', [sql`DELETE FROM reward_entries`], 'missing', 'reward_entries'],
    [
      'a result',
      [sql`UPDATE online_checks SET online_check_result = 'Failed_2'`],
      'changed',
      'online_checks',
    ],
    [
      'an answer',
      [sql`UPDATE online_checks SET answers = answers || '{"Q99": {"choices": ["no"]}}'`],
      'changed',
      'online_checks',
    ],
    ['a judgement away', [sql`DELETE FROM online_checks`], 'missing', 'online_checks'],
    [
      'a certification',
      [sql`UPDATE health_checks SET donor_status = 'NotCertified'`],
      'changed',
      'health_checks',
    ],
    [
      'the day of a test',
      [sql`UPDATE health_checks SET exam_date = exam_date + 1`],
      'changed',
      'health_checks',
    ],
    [
      'an entry past the trigger',
      [
        sql`INSERT INTO reward_entries (id, user_id, donation_id, kind, stage, amount_yen, created_at)
            SELECT gen_random_uuid(), user_id, donation_id, kind, 'Paid', amount_yen, created_at FROM reward_entries`,
      ],
      'unsealed',
      'reward_entries',
    ],
    [
      'an entry and its seal, asked for again',
      [
        sql`DELETE FROM record_seals WHERE kind = 'reward_entries'`,
        sql`UPDATE reward_entries SET amount_yen = amount_yen + 1`,
        sql`INSERT INTO unsealed_records (kind, record_id) SELECT 'reward_entries', id FROM reward_entries`,
      ],
      'unchained',
      'online_checks',
    ],
  ])('%s changed by hand is found and named', async (_what, statements, kind, table) => {
    const { broken, findings } = await after(run(...statements))
    expect(broken).toBeGreaterThan(0)
    expect(findings[0]).toMatchObject({ kind, record: { kind: table } })
  })

  test('the end of their chain cut off is found by the head', async () => {
    const { findings } = await after(
      run(sql`DELETE FROM value_changes`, sql`DELETE FROM record_seals WHERE kind = 'value_changes'`),
    )
    expect(findings).toMatchObject([{ kind: 'truncated', key: heads.at(-1)?.key }])
  })

  test('what is sealed is not sealed again, whatever it has become', async () => {
    const { findings } = await after(async (tx) => {
      await tx.execute(sql`UPDATE reward_entries SET amount_yen = amount_yen + 1`)
      await tx.execute(
        sql`INSERT INTO unsealed_records (kind, record_id) SELECT 'reward_entries', id FROM reward_entries`,
      )
      await sealRecords(tx, key, server.deps.vault)
    })
    expect(findings.map(brief)).toHaveLength(1)
    expect(findings[0]).toMatchObject({ kind: 'changed', record: { kind: 'reward_entries' } })
  })

  test('what leaving erases is whole', async () => {
    const leaver = await judgedDonor()
    await seal()
    const left = await admin.call(
      'mutation ($id: ID!) { deleteUser(input: { UserId: $id, Reason: "申し出" }) { Id } }',
      { id: leaver.id },
    )
    expect(left.errors).toBeUndefined()
    await seal()
    expect(await after(async () => undefined)).toMatchObject({ findings: [], broken: 0 })
  })
})

// Last: the chain goes on with another key.
test('the seals of a lost key are counted apart, and none is called one of theirs afterwards', async () => {
  const present: SealKey = { id: 'present', secret: Buffer.alloc(32, 7) }
  await writeLog(server.db, 3, createRandom(4))
  await sealActivities(server.db, { key: present })
  const whenLost = (lost: string[], statement: SQL = sql`SELECT`) =>
    verdictAfter(server.db, [], (tx) => tx.execute(statement), [present], { vault: server.deps.vault, lost })
  expect((await whenLost([])).broken).toBeGreaterThan(20)
  const verdict = await whenLost([key.id])
  expect(verdict).toMatchObject({ findings: [], broken: 0 })
  expect(verdict.lost).toBeGreaterThan(20)
  const hidden = await whenLost(
    [key.id],
    sql`UPDATE activity_seals SET key_id = ${key.id} WHERE no = (SELECT max(no) FROM activity_seals)`,
  )
  expect(hidden.findings).toMatchObject([{ kind: 'otherKey' }])
})
