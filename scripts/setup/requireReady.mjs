import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenStale } from './buildWhenStale.mjs'
import { PARTS, staleParts } from './builtFrom.mjs'
import { giveUp } from './say.mjs'

const LIST = 'node_modules/.package-lock.json'

/** npm's own list of what it has installed, held against the folders. */
function areInstalled() {
  if (!existsSync(LIST)) return false
  const { packages } = JSON.parse(readFileSync(LIST, 'utf8'))
  return Object.entries(packages).every(
    ([path, { optional }]) => optional || existsSync(join(path, 'package.json')),
  )
}

/** Production neither installs nor builds by itself: it says what has to be done before. */
export function requirePackages() {
  if (!areInstalled())
    giveUp(
      'パッケージがインストールされていないか、一部が失われています。「npm ci」を実行してから、もう一度起動してください。',
    )
}

const BUILD = {
  missing: 'がまだビルドされていません',
  stale: 'のビルドが、いまのソースより古くなっています',
}

export async function requireBuild() {
  const [first] = staleParts(undefined, { isQuick: true })
  if (first)
    giveUp(
      `${PARTS[first.part].name}${BUILD[first.wrong]}。「npm run build」を実行してから、もう一度起動してください。`,
    )
  // What a first start compressed quickly is compressed once as small as it can be, unless the folder is only read.
  await buildWhenStale().catch(() => undefined)
}
