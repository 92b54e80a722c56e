import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../devtools/world/freePort.ts'
import { installForeign } from './installForeign.mjs'
import { INSTALLED, JUDGES, PLANTED, isThere } from './judgeTable.mjs'
import { giveUp, say } from './setup/say.mjs'

// Judges that nobody here wrote, each at a version of its own, over what is built here. What one of them says and is
// accepted stands in the table with the reason; everything else is counted, shown and fails the command.
const FOREIGN = 'devtools/judges'
const { dependencies } = JSON.parse(readFileSync(join(FOREIGN, 'package.json'), 'utf8'))

/** The program with the sample, and what it answers for the pages that are in its site map. */
async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-judges-'))
  // As root PostgreSQL runs as another user, who has to pass through this folder.
  chmodSync(folder, 0o711)
  const origin = `http://127.0.0.1:${await freePort()}`
  const child = spawn('node', ['build/server/index.js'], {
    env: { ...process.env, PORT: new URL(origin).port, DATA_DIR: join(folder, 'data') },
    stdio: 'ignore',
  })
  const ended = new Promise((done) => child.once('exit', done))
  for (let ready = false; !ready;) {
    if (child.exitCode !== null) giveUp('サービスが起動しませんでした。')
    await new Promise((next) => setTimeout(next, 300))
    ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  for (const [place, page] of pages.entries())
    writeFileSync(join(folder, `${place}.html`), await (await fetch(origin + page)).text())
  return {
    origin,
    folder,
    pages,
    async close() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function tell(found, accepted = {}) {
  const rules = new Map()
  for (const [rule, place] of found) rules.set(rule, [...(rules.get(rule) ?? []), place])
  const isNew = ([rule]) => !(rule in accepted)
  for (const [rule, places] of [...rules].filter(isNew))
    console.log(`  × ${rule} ${places.length}件\n    ${places.slice(0, 5).join('\n    ')}`)
  const known = [...rules].filter((entry) => !isNew(entry)).map(([rule, { length }]) => `${rule} ${length}`)
  if (known.length > 0) console.log(`  認めているもの：${known.join('、')}`)
  return [...rules].filter(isNew).reduce((sum, [, places]) => sum + places.length, 0)
}

const only = process.argv.slice(2)
say('判定するプログラムを確かめています')
if (!installForeign(FOREIGN, INSTALLED, ['eslint.config.js']))
  giveUp('判定するプログラムをインストールできません。ネットワークを確かめてください。')
say('サービスを起動しています')
const site = await openSite()
let wrong = 0
try {
  for (const { name, of, program, accepted, isPlanted, find } of JUDGES) {
    if (only.length > 0 && !only.some((word) => name.includes(word))) continue
    say(`${name}（${of ? `${of} ${dependencies[of]}` : program}）`)
    if (program && !isThere(program)) {
      console.log('  このコンピューターにはありません。')
      continue
    }
    const found = await find(site)
    const isHere = ([, place]) => !place.includes(PLANTED)
    if (isPlanted && found.every(isHere)) found.push(['the planted fault is not found', name])
    wrong += tell(found.filter(isHere), accepted)
  }
} finally {
  await site.close()
}
console.log(wrong === 0 ? '\n指摘はありません。' : `\n${wrong}件の指摘があります。`)
process.exitCode = wrong === 0 ? 0 : 1
