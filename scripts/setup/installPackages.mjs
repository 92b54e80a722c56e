import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { giveUp, say } from './say.mjs'

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** npm writes its own list into node_modules as the last thing: without it an installation was not finished. */
const isInstalled = () => changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')

export function installPackages() {
  if (isInstalled()) return
  say('パッケージをインストールしています（はじめてのときは1〜2分かかります）')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit' })
  if (status !== 0)
    giveUp('パッケージをインストールできませんでした。ネットワークを確認して、もう一度実行してください。')
}
