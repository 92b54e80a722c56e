import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findChromium } from './setup/findChromium.mjs'

/** Where the programs of others are installed. */
export const INSTALLED = 'build/judges'

const run = (command, args, options = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    ...options,
  })
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' }
}
const judge = (name, ...args) => run(join(INSTALLED, 'node_modules/.bin', name), args)
export const isThere = (program) => run('sh', ['-c', `command -v ${program}`]).status === 0
const filesIn = (folder, end) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name))

/** A part of this package's own code, to be imported. */
const foreign = (file) => import(resolve(INSTALLED, 'node_modules', file))

const MIGRATIONS = 'server/ground/migrations'

/** What a judge must find beside everything else: one that finds nothing at all may not be looking. */
export const PLANTED = 'planted'
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
export const JUDGES = [
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
