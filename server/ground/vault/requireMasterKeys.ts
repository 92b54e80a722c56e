import type { Queryable } from '../db/client'
import { personKeys } from '../tables/personKeys'
import { StartError } from '../log/startError'
import { masterKeysOf, type MasterKeyPlace } from './readMasterKeys'

/** @throws StartError if people's keys were wrapped by a missing master key: their answers could not be read */
export async function requireMasterKeys(
  db: Pick<Queryable, 'selectDistinct'>,
  settings: MasterKeyPlace,
): Promise<void> {
  const known = masterKeysOf(settings).map(({ id }) => id)
  const used = await db.selectDistinct({ id: personKeys.masterId }).from(personKeys)
  const missing = used.filter(({ id }) => !known.includes(id))
  if (missing.length > 0)
    throw new StartError(
      `健康に関する回答を読むための鍵（${missing.map(({ id }) => id).join('、')}）がありません。環境変数「HEALTH_KEY」に、これまでの鍵を設定してください（複数はコンマ区切り）。`,
    )
}
