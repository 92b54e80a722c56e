import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from './setup/findChromium.mjs'
import { installForeign } from './installForeign.mjs'
import { giveUp, say } from './setup/say.mjs'

// Judges that nobody here wrote, each at a version of its own, over what is built here. What one of them says and is
// accepted stands beside it with the reason; everything else is counted, shown and fails the command.
const FOREIGN = 'devtools/judges'
const INSTALLED = 'build/judges'
const { dependencies } = JSON.parse(readFileSync(join(FOREIGN, 'package.json'), 'utf8'))

const run = (command, args, options = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    ...options,
  })
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' }
}
const judge = (name, ...args) => run(join(INSTALLED, 'node_modules/.bin', name), args)
const isThere = (program) => run('sh', ['-c', `command -v ${program}`]).status === 0
const filesIn = (folder, end) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name))

/** A part of this package's own code, to be imported. */
const foreign = (file) => import(resolve(INSTALLED, 'node_modules', file))

const MIGRATIONS = 'server/ground/migrations'

/** What a judge must find beside everything else: one that finds nothing at all may not be looking. */
const PLANTED = 'planted'
const planted = {
  sql: 'drop table people;\n',
  tsx: 'import { useState } from "react"\nexport function Planted({ is }) {\n  if (is) useState(0)\n  return null\n}\n',
  html: '<!doctype html><html lang="ja"><body><p id="a"></p><p id="a"></p></body></html>\n',
  sh: '#!/bin/sh\nrm -r $1\n',
  yaml: 'groups: [{ name: planted, rules: [{ alert: Planted, expr: "rate(" }] }]\n',
}
function plant(folder, kind) {
  const path = join(folder, `${PLANTED}.${kind}`)
  writeFileSync(path, planted[kind])
  return path
}

/**
 * Each finds rules and places, the planted fault among them if `isPlanted`.
 * @type {{ name: string, of?: string, program?: string, accepted?: Record<string, string>, isPlanted?: boolean,
 *   find: (site: { origin: string, folder: string, pages: string[] }) => Promise<[string, string][]> | [string, string][] }[]}
 */
const JUDGES = [
  {
    name: 'squawk：データベースの更新',
    of: 'squawk-cli',
    accepted: {
      'require-lock-timeout': 'the runner sets it for every step',
      'require-statement-timeout': 'the runner sets it for every step',
      'require-concurrent-index-creation': 'the runner builds indexes of large tables by themselves',
      'require-concurrent-index-deletion': 'the runner drops them by themselves',
      'prefer-robust-stmts': 'a step that ran is recorded in its transaction and never runs again',
      'prefer-bigint-over-int': 'counts of a person, days and versions',
      'prefer-bigint-over-smallint': 'hours and years',
      'adding-foreign-key-constraint': 'on tables that the same step creates',
      'constraint-missing-not-valid': 'on tables that the same step creates; the others are NOT VALID first',
      'adding-field-with-default': 'constant defaults, which PostgreSQL 11 and later do not write into rows',
      'require-enum-value-ordering': 'nothing is ordered by these values',
      'ban-drop-column': 'of the first versions, before anybody could install one',
      'ban-drop-not-null': 'the programs of before write the column',
      'identifier-too-long': 'of a constraint that the first version named',
    },
    isPlanted: true,
    find({ folder }) {
      const steps = [...filesIn(MIGRATIONS, '.sql'), plant(folder, 'sql')]
      const { stdout } = judge('squawk', '--reporter', 'json', ...steps)
      return JSON.parse(stdout).map(({ file, line, rule_name: rule }) => [rule, `${file}:${line + 1}`])
    },
  },
  {
    name: 'React Compilerの規則：管理画面と会員のページ',
    of: 'eslint-plugin-react-hooks',
    isPlanted: true,
    find() {
      // Only files below this folder are read.
      const file = plant(INSTALLED, 'tsx')
      const config = ['--no-config-lookup', '-c', join(INSTALLED, 'eslint.config.js')]
      const { stdout } = judge('eslint', ...config, 'admin', 'donor', file, '--format', 'json')
      return JSON.parse(stdout).flatMap(({ filePath, messages }) =>
        messages.map(({ ruleId, line }) => [ruleId ?? 'not read', `${filePath}:${line}`]),
      )
    },
  },
  {
    name: '使っているパッケージのライセンス',
    of: 'license-checker-rseidelsohn',
    find() {
      const { stdout } = judge(
        'license-checker-rseidelsohn',
        '--production',
        '--json',
        '--excludePrivatePackages',
      )
      // A licence beside another may be left out.
      return Object.entries(JSON.parse(stdout))
        .filter(([, { licenses }]) => !/\bOR\b/.test(licenses) && /GPL|EUPL|SSPL|UNKNOWN|BUSL/.test(licenses))
        .map(([name, { licenses }]) => [String(licenses), name])
    },
  },
  {
    name: 'html-validate：公開しているページ',
    of: 'html-validate',
    isPlanted: true,
    find({ folder }) {
      plant(folder, 'html')
      const config = join(folder, '.htmlvalidate.json')
      const rules = [
        'element-permitted-content',
        'no-dup-id',
        'no-dup-attr',
        'deprecated',
        'input-missing-label',
      ]
      writeFileSync(
        config,
        JSON.stringify({ root: true, rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) }),
      )
      const { stdout } = judge(
        'html-validate',
        '--config',
        config,
        '--formatter',
        'json',
        join(folder, '*.html'),
      )
      return JSON.parse(stdout).flatMap(({ filePath, messages }) =>
        messages.map(({ ruleId, line, message }) => [ruleId, `${filePath}:${line} ${message}`]),
      )
    },
  },
  {
    name: 'CSP Evaluator：読み込んでよいものの決まり',
    of: 'csp_evaluator',
    accepted: { "script-src 'self'": 'nothing that is uploaded is served from this host as a script' },
    isPlanted: true,
    async find({ origin, pages }) {
      const [{ CspEvaluator }, { CspParser }] = await Promise.all([
        foreign('csp_evaluator/dist/evaluator.js'),
        foreign('csp_evaluator/dist/parser.js'),
      ])
      const found = []
      const policies = [[PLANTED, "script-src 'unsafe-inline' *"]]
      for (const page of [...pages, '/login', '/mypage', '/admin/'])
        policies.push([page, (await fetch(origin + page)).headers.get('content-security-policy')])
      for (const [page, header] of policies) {
        if (!header) found.push(['no policy', page])
        const { csp } = new CspParser(header ?? '')
        for (const { directive, value, severity } of new CspEvaluator(csp).evaluate())
          // 10 to 40 are faults, 45 and more remarks.
          if (severity <= 50) found.push([`${directive} ${value ?? ''}`.trim(), page])
      }
      return found
    },
  },
  {
    name: 'Lighthouse：スマートフォンでのはやさと使いやすさ',
    of: 'lighthouse',
    async find({ origin, folder }) {
      const found = []
      for (const page of ['/', '/trial_check', '/login']) {
        const out = join(folder, 'lighthouse.json')
        const chrome = '--chrome-flags=--headless --no-sandbox'
        const { status } = run(
          join(INSTALLED, 'node_modules/.bin/lighthouse'),
          [origin + page, '--quiet', '--output=json', `--output-path=${out}`, chrome],
          { env: { ...process.env, CHROME_PATH: findChromium() } },
        )
        if (status !== 0) {
          found.push(['not measured', page])
          continue
        }
        const { categories } = JSON.parse(readFileSync(out, 'utf8'))
        const score = (name) => Math.round((categories[name]?.score ?? 0) * 100)
        console.log(
          `    ${page} ${['performance', 'accessibility', 'best-practices', 'seo'].map(score).join('・')}`,
        )
        for (const [name, least] of Object.entries({ accessibility: 100, 'best-practices': 100, seo: 100 }))
          if (score(name) < least) found.push([name, `${page} ${score(name)}`])
      }
      return found
    },
  },
  {
    name: 'promtool：監視の決まり',
    program: 'promtool',
    isPlanted: true,
    find({ folder }) {
      return ['deploy/monitoring/alerts.yaml', plant(folder, 'yaml')].flatMap((file) => {
        const { status, stdout, stderr } = run('promtool', ['check', 'rules', file])
        return status === 0 ? [] : [['rules', `${file} ${stdout}${stderr}`]]
      })
    },
  },
  {
    name: 'ShellCheck：インストールと運用の手順',
    program: 'shellcheck',
    accepted: {
      SC1091: 'what is read is made by the installation',
      SC2034: 'read by the file that reads this one',
      SC1003: 'a backslash is meant',
      SC1007: 'an empty variable before a command',
      SC2015: 'both must answer, and what follows ends the script',
      SC2030: 'each in its own process, meant',
      SC2031: 'each in its own process, meant',
    },
    isPlanted: true,
    find({ folder }) {
      const scripts = [...filesIn('deploy', '.sh'), plant(folder, 'sh')]
      const { stdout } = run('shellcheck', ['--format=json', ...scripts])
      return JSON.parse(stdout).map(({ code, file, line }) => [`SC${code}`, `${file}:${line}`])
    },
  },
]

function freePort() {
  return new Promise((told) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => told(port))
    })
  })
}

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
