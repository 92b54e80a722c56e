import type { Settings } from '../env'
import { Problem } from './ask'

export const sealKeys = ({ sealKeys: keys, checkpointKeys }: Settings): string => {
  const why = {
    SEAL_KEY: keys.length === 0 && '協力金と判定の記録が封印されません',
    CHECKPOINT_KEY: checkpointKeys.length === 0 && '封印の控えに署名できず、会員が記録の控えを受け取れません',
  }
  for (const [name, problem] of Object.entries(why))
    if (problem)
      throw new Problem(
        `環境変数「${name}」がありません。${problem}。「openssl rand -hex 32」の出力を設定し、別の場所にも保管してください。`,
      )
  return `鍵 ${keys.length}個、署名の鍵 ${checkpointKeys.length}個`
}

export const healthKeys = ({ healthKeys: keys }: Settings): string => {
  if (keys.length === 0)
    throw new Problem(
      '環境変数「HEALTH_KEY」がありません。健康に関する回答が、データベースとバックアップに暗号化されずに残ります。「openssl rand -hex 32」の出力を設定し、別の場所にも保管してください（失うと、回答を読めなくなります）。',
    )
  return `鍵 ${keys.length}個`
}
