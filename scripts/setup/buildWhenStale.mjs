import { build } from '../build.mjs'
import { staleParts } from './builtFrom.mjs'
import { giveUp, say } from './say.mjs'

/** Builds what is not built from the sources that are there. */
export async function buildWhenStale(parts) {
  const stale = staleParts(parts)
  if (stale.length === 0) return
  say('ビルドしています')
  if (!(await build(stale.map(({ part }) => part))))
    giveUp('ビルドに失敗しました。上の表示を確認してください。')
}
