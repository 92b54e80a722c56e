import { build } from '../build.mjs'
import { staleParts } from './builtFrom.mjs'
import { giveUp, say } from './say.mjs'

/** Builds what is not built from the sources that are there; compressed quickly where somebody waits for a first start. */
export async function buildWhenStale(parts, how) {
  const stale = staleParts(parts, how)
  if (stale.length === 0) return
  say('ビルドしています')
  if (!(await build(stale, how))) giveUp('ビルドに失敗しました。上の表示を確認してください。')
}
