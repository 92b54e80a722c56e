import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenStale } from '../setup/buildWhenStale.mjs'
import { giveUp, say } from '../setup/say.mjs'
import { prune } from './prune.mjs'
import { stage } from './stage.mjs'

const FOLDER = 'build/package'
/** What docs/operations.md says. */
const MOST_MB = 20

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) giveUp(`「${command} ${args[0]}」が失敗しました。${error?.message ?? ''}`)
}

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
const root = `${name}-${version}`
const archive = `build/${root}.tar.gz`

await buildWhenStale()
say('配布する一式を集めています')
stage(join(FOLDER, root))
say('本番に必要なパッケージだけをインストールしています')
// Neither tools nor the PostgreSQL of the embedded mode; no package's own script runs.
const only = [
  '--omit=dev',
  '--omit=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
]
run('npm', ['ci', ...only], join(FOLDER, root))
prune(join(FOLDER, root, 'node_modules'))
// The same content makes the same archive.
const same = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner']
run('tar', [
  '--create',
  '--use-compress-program',
  'gzip -9',
  '--file',
  archive,
  ...same,
  '--directory',
  FOLDER,
  root,
])
const size = statSync(archive).size / 1024 ** 2
const digest = createHash('sha256').update(readFileSync(archive)).digest('hex')
console.log(`${archive}（${size.toFixed(1)} MB）\nSHA-256 ${digest}`)
if (size > MOST_MB)
  giveUp(`${MOST_MB} MBを超えました。scripts/package/prune.mjsが残しているものを確かめてください。`)
