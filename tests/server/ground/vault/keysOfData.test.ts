import { afterAll, beforeAll, expect, test } from 'vitest'
import { toBase64 } from '../../../../shared/rules/records/receipt/base64'
import { sealKeysOf } from '../../../../server/records/seals/chain'
import { checkpointKeysOf } from '../../../../server/records/seals/checkpointKeys'
import { noteSigner, requireSealKeys } from '../../../../server/records/seals/requireSealKeys'
import { masterKeysOf } from '../../../../server/ground/vault/readMasterKeys'
import { requireMasterKeys } from '../../../../server/ground/vault/requireMasterKeys'
import { testDatabase, type TestDatabase } from '../../../support/database'

const [one, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
type Given = Partial<
  Record<'sealKeys' | 'checkpointKeys' | 'healthKeys' | 'lostSealKeys' | 'lostCheckpointKeys', string[]>
>
const keys = (given: Given = {}) => ({
  sealKeys: [one],
  checkpointKeys: [one],
  healthKeys: [one],
  lostSealKeys: [],
  lostCheckpointKeys: [],
  kmsEndpoint: null,
  dataDir: '/nowhere',
  ...given,
})

let database: TestDatabase
const asked = async (given: Given) => {
  await requireMasterKeys(database.db, keys(given))
  await requireSealKeys(database.pool, keys(given))
}

/** Rows sealed, wrapped and signed with one key. */
beforeAll(async () => {
  database = await testDatabase()
  const { pool } = database
  await asked({ sealKeys: [], checkpointKeys: [], healthKeys: [] })
  await pool.query(
    `INSERT INTO person_keys (user_id, master_id, wrapped) VALUES (gen_random_uuid(), $1, '\\x00')`,
    [masterKeysOf(keys())[0]?.id],
  )
  await pool.query(
    `INSERT INTO record_seals (no, kind, record_id, digest, leaf, hash, key_id)
    VALUES (1, 'declarations', gen_random_uuid(), '\\x00', '\\x00', '\\x00', $1)`,
    [sealKeysOf(keys())[0]?.id],
  )
  await noteSigner(pool, keys())
})
afterAll(() => database.close())

test('the keys of the data are enough, also behind new ones', async () => {
  await expect(asked({})).resolves.toBeUndefined()
  const behind = { sealKeys: [other, one], checkpointKeys: [other, one], healthKeys: [other, one] }
  await expect(asked(behind)).resolves.toBeUndefined()
})

const wrong: [name: string, given: Given][] = [
  ['HEALTH_KEY', { healthKeys: [other] }],
  ['HEALTH_KEY', { healthKeys: [] }],
  ['SEAL_KEY', { sealKeys: [other] }],
  ['SEAL_KEY', { sealKeys: [] }],
  ['CHECKPOINT_KEY', { checkpointKeys: [other] }],
  ['CHECKPOINT_KEY', { checkpointKeys: [] }],
]
test.each(wrong)('another %s than that of the data is named', async (name, given) => {
  await expect(asked(given)).rejects.toThrow(`環境変数「${name}」`)
})

test('a seal key that is lost for good is given up by its name, and only that one', async () => {
  const name = sealKeysOf(keys())[0]?.id ?? ''
  await expect(asked({ sealKeys: [other] })).rejects.toThrow(name)
  await expect(asked({ sealKeys: [other], lostSealKeys: [name] })).resolves.toBeUndefined()
  await expect(asked({ sealKeys: [other], lostSealKeys: ['another'] })).rejects.toThrow('A key is lost')
})

test('a checkpoint key that is lost for good is given up by its public half, and only that one', async () => {
  const publicHalf = (key: string) =>
    toBase64(
      checkpointKeysOf({ checkpointKeys: [key], dataDir: '/nowhere' })[0]?.publicKey ?? new Uint8Array(),
    )
  const lost = publicHalf(one)
  await expect(asked({ checkpointKeys: [other] })).rejects.toThrow(lost)
  await expect(asked({ checkpointKeys: [other], lostCheckpointKeys: [lost] })).resolves.toBeUndefined()
  const wrong = { checkpointKeys: [other], lostCheckpointKeys: [publicHalf(other), 'no key'] }
  await expect(asked(wrong)).rejects.toThrow('A key is lost')
})
