import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'
import { runCommand } from './runCommand.mjs'

const MIGRATIONS = 'server/ground/migrations'
const SOURCES = 'server/ground/tables/sql'

/** Statements of SQL text; `$$` quotes a function's body. */
function statementsOf(text) {
  const statements = ['']
  let quoted = false
  for (const part of text.replaceAll(/^--.*\n/gm, '').split(/(\$\$|;)/)) {
    statements[statements.length - 1] += part
    if (part === '$$') quoted = !quoted
    if (part === ';' && !quoted) statements.push('')
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}

/** The functions, triggers and views that are not so in the last commit. */
function changedStatements() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' })
  const known = git('ls-tree', '--name-only', 'HEAD', `${SOURCES}/`).split('\n')
  return readdirSync(SOURCES).flatMap((name) => {
    const path = `${SOURCES}/${name}`
    const before = known.includes(path) ? statementsOf(git('show', `HEAD:${path}`)) : []
    return statementsOf(readFileSync(path, 'utf8')).filter((statement) => !before.includes(statement))
  })
}

const migrations = () => readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))

const { valuesSql } = await tsImport('../devtools/valuesSql.ts', import.meta.url)
writeFileSync(`${SOURCES}/values.sql`, valuesSql())
const changed = changedStatements()
const before = migrations()
const args = process.argv.slice(2)
const generate = (...more) => runCommand('drizzle-kit', ['generate', ...args, ...more], { show: true })
let { ok } = await generate()
let made = migrations().find((name) => !before.includes(name))
if (ok && !made && changed.length > 0 && !args.includes('--custom')) {
  ;({ ok } = await generate('--custom'))
  made = migrations().find((name) => !before.includes(name))
}
if (made && changed.length > 0) {
  const path = `${MIGRATIONS}/${made}`
  const tables = readFileSync(path, 'utf8')
    .replace(/^-- Custom SQL.*\n?/, '')
    .trimEnd()
  const steps = changed.map((statement) =>
    statement.replace(/^CREATE (FUNCTION|TRIGGER|VIEW)/, 'CREATE OR REPLACE $1'),
  )
  // One step: a function and the triggers that call it change together.
  writeFileSync(
    path,
    [...(tables ? [tables] : []), steps.join('\n\n')].join('\n--> statement-breakpoint\n') + '\n',
  )
  console.log(`${path}: ${changed.length} functions, triggers or views appended`)
}
// The next step is made from the newest snapshot alone; the steps themselves are SQL.
const snapshots = readdirSync(`${MIGRATIONS}/meta`).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.sort().slice(0, -1)) rmSync(`${MIGRATIONS}/meta/${name}`)
process.exitCode = ok ? 0 : 1
