import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../server/ground/db/client'
import { requireDataFolder } from '../../../server/ground/db/dataDir'
import { dataFolders, type Settings } from '../../../server/ground/settings/env'
import { poolUsers } from '../../../server/ground/tables/identity'
import { sharedKeys } from '../../../server/ground/tables/keys'
import { StartError } from '../../../server/ground/log/startError'
import { givenKeys, hasKeys, loadKeys, readKeys, type Keys } from './loadKeys'
import { poolNameOf } from './poolName'

/** Any number, the same in all our processes. */
const LOCK = 7_261_155
const NAME = 'user pool'

type Place = Pick<Settings, 'dataDir' | 'poolKeys' | 'pool'>

/**
 * The keys in production, where several machines may use one database. The first process makes them; the database
 * stores by which keys it was started, not the keys.
 * @returns `isFirst` for the first process on its database
 * @throws StartError when the keys are missing here or differ
 */
export function requireSameKeys(db: Database, place: Place): Promise<{ keys: Keys; isFirst: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [known] = await tx.select().from(sharedKeys).where(eq(sharedKeys.name, NAME))
    const [account] = await tx
      .select({ sub: poolUsers.sub, sealed: poolUsers.sealedVerifier })
      .from(poolUsers)
      .where(isNotNull(poolUsers.sealedVerifier))
      .limit(1)
    const keys = await openKeys(place, { mayMake: !known && !account })
    const fingerprint = keys.fingerprint(NAME, poolNameOf(place))
    if (known ? !known.value.equals(fingerprint) : account && !opens(keys, account)) throw others(place)
    if (!known) await remember(tx, fingerprint)
    return { keys, isFirst: !known }
  })
}

const remember = (tx: Transaction, value: Buffer) => tx.insert(sharedKeys).values({ name: NAME, value })

async function openKeys({ poolKeys, dataDir }: Place, { mayMake }: { mayMake: boolean }): Promise<Keys> {
  if (poolKeys !== null) return givenKeys(poolKeys)
  const folder = dataFolders(dataDir).keys
  if (await hasKeys(folder)) return readKeys(folder).catch(() => Promise.reject(missing(folder)))
  if (!mayMake) throw missing(folder)
  requireDataFolder(dataDir, 'keys')
  return loadKeys(folder)
}

function opens(keys: Keys, { sub, sealed }: { sub: string; sealed: string | null }): boolean {
  try {
    if (sealed !== null) keys.sealer.open(sealed, sub)
    return true
  } catch {
    return false
  }
}

const missing = (folder: string) =>
  new StartError(
    `ユーザープールの鍵が「${folder}」にそろっていません。このデータベースで最初に起動したときの鍵をそのフォルダーに写すか、環境変数「POOL_SEALING_KEY」と「POOL_SIGNING_KEY」に設定してください。`,
  )

const others = ({ poolKeys, dataDir }: Place) =>
  new StartError(
    `${poolKeys === null ? `「${dataFolders(dataDir).keys}」` : '環境変数「POOL_SEALING_KEY」'}のユーザープールの鍵か、「USER_POOL_ID」が、このデータベースで最初に起動したときのものと違います。同じものにしてください。`,
  )
