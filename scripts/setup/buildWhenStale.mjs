import { build } from '../build.mjs'
import { whatIsWrongWithBuild } from './builtFrom.mjs'
import { giveUp, say } from './say.mjs'

export async function buildWhenStale() {
  if (whatIsWrongWithBuild() === null) return
  say('画面をビルドしています')
  if (!(await build())) giveUp('ビルドに失敗しました。上の表示を確認してください。')
}
