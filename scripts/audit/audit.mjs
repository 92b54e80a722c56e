// `npm run audit`, for the operator's CI: asks the registry for known holes of all packages, for what the browser is sent
// is built from those that stand under devDependencies. Code 0: none but those excepted in audit-exceptions.json; 1: some,
// or an exception that has expired; 2: it could not be asked.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { judgeAudit } from './judgeAudit.mjs'

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 27,
})
try {
  const exceptions = JSON.parse(readFileSync('audit-exceptions.json', 'utf8'))
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date())
  const { errors, excepted } = judgeAudit(JSON.parse(stdout), exceptions, today)
  for (const line of excepted) console.log(`例外：${line}`)
  for (const line of errors) console.error(line)
  console.log(
    errors.length === 0 ? '対応が必要な脆弱性はありません。' : `${errors.length}件の対応が必要です。`,
  )
  process.exitCode = errors.length === 0 ? 0 : 1
} catch (error) {
  console.error(
    `脆弱性を確認できませんでした。ネットワークを確認して、もう一度実行してください。（${error.message}）`,
  )
  process.exitCode = 2
}
