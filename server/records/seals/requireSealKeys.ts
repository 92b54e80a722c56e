import type pg from 'pg'
import type { Settings } from '../../ground/settings/env'
import { StartError } from '../../ground/log/startError'
import { toBase64 } from '../../../shared/rules/records/receipt/base64'
import { sealKeysOf } from './chain'
import { checkpointKeysOf, verifyingKeysOf } from './checkpointKeys'

type Database = pg.Pool | pg.ClientBase
type Keys = Pick<Settings, 'sealKeys' | 'checkpointKeys' | 'lostSealKeys' | 'lostCheckpointKeys' | 'dataDir'>

const ADVICE =
  'に、これまでの鍵を設定してください。新しい鍵に替えるときは、前の鍵の前に並べます（コンマ区切り）。'

const LOST = '控えもなく、二度と見つからないときの手順は、docs/runbooks.mdの「A key is lost」にあります。'

/** In `shared_keys`: the public key that signs heads, which stand outside the database. */
const SIGNER = 'checkpoint key'

/** The keys of the last seals; earlier ones may have been rotated away. */
async function lastSealKeys(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `(SELECT key_id AS id FROM activity_seals ORDER BY no DESC LIMIT 1)
    UNION (SELECT key_id FROM record_seals ORDER BY no DESC LIMIT 1)`,
  )
  return rows.flatMap(({ id }) => id ?? [])
}

async function lastSigner(database: Database): Promise<Buffer | null> {
  const { rows } = await database.query<{ value: Buffer }>('SELECT value FROM shared_keys WHERE name = $1', [
    SIGNER,
  ])
  return rows[0]?.value ?? null
}

/** @throws StartError when the log was sealed, or its heads signed, by a key that is not here */
export async function requireSealKeys(database: Database, settings: Keys): Promise<void> {
  const known = [...sealKeysOf(settings).map(({ id }) => id), ...settings.lostSealKeys]
  const missing = (await lastSealKeys(database)).filter((id) => !known.includes(id))
  if (missing.length > 0)
    throw new StartError(
      `記録を封印した鍵（${missing.join('、')}）がありません。環境変数「SEAL_KEY」${ADVICE}${LOST}`,
    )
  const signer = await lastSigner(database)
  if (signer && !verifyingKeysOf(settings).some(({ publicKey }) => signer.equals(publicKey)))
    throw new StartError(
      `封印の控えに署名した鍵（公開鍵 ${toBase64(signer)}）がありません。環境変数「CHECKPOINT_KEY」${ADVICE}${LOST}`,
    )
}

/** Notes the key that signs from now on, for the next start. */
export async function noteSigner(database: Database, settings: Keys): Promise<void> {
  const [key] = checkpointKeysOf(settings)
  if (key)
    await database.query(
      `INSERT INTO shared_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value
      WHERE shared_keys.value <> excluded.value`,
      [SIGNER, Buffer.from(key.publicKey)],
    )
}
