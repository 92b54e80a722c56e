import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, say } from './setup/say.mjs'

// Needs neither an AWS account nor, once its packages are in npm's cache, a network.
const FOLDER = 'deploy/aws'

function run(command, args, { keep = false } = {}) {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: FOLDER,
    stdio: ['ignore', keep ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, JSII_SILENCE_WARNING_UNTESTED_NODE_VERSION: '1' },
  })
  return { ok: status === 0, output: stdout ?? String(error ?? '') }
}

function require(what, { ok, output }) {
  if (!ok) giveUp(`${output ?? ''}\n${what}`)
}

const settings = process.argv[2] ? [join(process.cwd(), process.argv[2])] : []

say('AWSの構成に必要なパッケージをインストールしています')
const quietly = ['--silent', '--no-audit', '--no-fund', '--prefer-offline']
require('パッケージをインストールできませんでした。', run('npm', ['ci', ...quietly]))
say('型を確かめています')
require('型の誤りがあります。', run('node_modules/.bin/tsc', ['--noEmit']))
say('構成の検査をしています')
const tests = readdirSync(join(FOLDER, 'tests')).filter((name) => name.endsWith('.test.ts'))
// In one process, which synthesises once for all of them.
const all = tests.map((name) => `await import('./tests/${name}')`).join('\n')
const tested = run(
  process.execPath,
  ['--import', 'tsx', '--test-reporter', 'tap', '--input-type', 'module', '--eval', all],
  { keep: true },
)
require('構成の検査に失敗しました。', tested)
say('構成を作っています')
require('構成に誤りがあります。', run('node_modules/.bin/tsx', ['report.ts', ...settings]))
// Each version of the command reads what some versions of the library write.
const list = ['list', '--no-notices', ...settings.flatMap((file) => ['--context', `settings=${file}`])]
require('cdkのコマンドが、この構成を読めません。', run('node_modules/.bin/cdk', list, { keep: true }))
console.log(`検査 ${/^# pass (\d+)$/m.exec(tested.output)?.[1]}件`)
