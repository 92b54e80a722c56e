import type { Queryable } from '../db/client'
import type { Settings } from '../env'
import { personKeys } from '../schema/personKeys'
import { StartError } from '../startError'
import { masterKeysOf } from './masterKeys'

/** @throws StartError when keys of people were wrapped by a master key that is not here: their answers could not be read */
export async function requireMasterKeys(
  db: Queryable,
  settings: Pick<Settings, 'healthKeys' | 'dataDir'>,
): Promise<void> {
  const known = masterKeysOf(settings).map(({ id }) => id)
  const used = await db.selectDistinct({ id: personKeys.masterId }).from(personKeys)
  const missing = used.filter(({ id }) => !known.includes(id))
  if (missing.length > 0)
    throw new StartError(
      `健康に関する回答を読むための鍵（${missing.map(({ id }) => id).join('、')}）がありません。環境変数「HEALTH_KEY」に、これまでの鍵を設定してください（複数はコンマ区切り）。`,
    )
}
