import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { giveUp, say } from './say.mjs'

/** Everything that the two built applications are made from. */
const SOURCES = [
  'admin',
  'donor',
  'shared',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'tsconfig.json',
  'vite.config.admin.ts',
  'vite.config.donor.ts',
]
const RESULTS = ['build/donor/server', 'build/donor/client', 'build/admin']
const STAMP = 'build/sources'

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/** Contents, not times: a fresh clone and a switched branch have times that say nothing. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

export async function buildWhenStale() {
  const sources = fingerprint()
  const built =
    existsSync(STAMP) && RESULTS.every((path) => existsSync(path)) ? readFileSync(STAMP, 'utf8') : ''
  if (built === sources) return
  say('画面をビルドしています')
  rmSync(STAMP, { force: true })
  if (!(await build())) giveUp('ビルドに失敗しました。上の表示を確認してください。')
  mkdirSync('build', { recursive: true })
  writeFileSync(STAMP, sources)
}
