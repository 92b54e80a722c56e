import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'

// A tree of its own, with the scripts alone, as a fresh checkout has it.
let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'nakatsugu-serve-'))
  cpSync('scripts', join(tree, 'scripts'), { recursive: true })
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

function serve() {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', 'serve'], {
    cwd: tree,
    encoding: 'utf8',
  })
  return { status, said: stderr.trim() }
}

const install = (present: string[]) => {
  const packages = Object.fromEntries(['node_modules/pg', 'node_modules/yup'].map((path) => [path, {}]))
  for (const name of present) {
    mkdirSync(join(tree, 'node_modules', name), { recursive: true })
    writeFileSync(join(tree, 'node_modules', name, 'package.json'), '{}')
  }
  mkdirSync(join(tree, 'node_modules'), { recursive: true })
  writeFileSync(join(tree, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

const SOURCES = [
  'admin',
  'devtools',
  'donor',
  'package-lock.json',
  'packages',
  'pool',
  'react-router.config.ts',
  'server',
  'shared',
  'tsconfig.json',
  ...['admin', 'donor', 'server'].map((part) => `vite.config.${part}.ts`),
  'vite.documents.ts',
]
const build = () => {
  for (const part of ['donor/server', 'donor/client', 'admin', 'server'])
    mkdirSync(join(tree, 'build', part), { recursive: true })
}

test('without packages, or with some of them gone, it says what to run', () => {
  const said =
    'パッケージがインストールされていないか、一部が失われています。「npm ci」を実行してから、もう一度起動してください。'
  expect(serve()).toEqual({ status: 1, said })
  install(['pg'])
  expect(serve()).toEqual({ status: 1, said })
})

test('without a build, or with one of other sources, it says what to run', () => {
  install(['pg', 'yup'])
  expect(serve()).toEqual({
    status: 1,
    said: '利用者の画面がまだビルドされていません。「npm run build」を実行してから、もう一度起動してください。',
  })
  build()
  // A tree that is shipped without the sources of the screens.
  expect(serve()).toEqual({ status: 0, said: '' })
  for (const source of SOURCES) writeFileSync(join(tree, source), '')
  for (const part of ['admin', 'donor', 'server'])
    writeFileSync(join(tree, `build/${part}.sources`), 'another')
  expect(serve()).toEqual({
    status: 1,
    said: '利用者の画面のビルドが、いまのソースより古くなっています。「npm run build」を実行してから、もう一度起動してください。',
  })
})

test('what a first start compressed quickly is compressed anew by whatever serves, tests or packs it', () => {
  install(['pg', 'yup'])
  build()
  for (const source of SOURCES) writeFileSync(join(tree, source), '')
  const sent = join(tree, 'build/admin/sent.js')
  writeFileSync(sent, 'donor'.repeat(500))
  writeFileSync(`${sent}.br`, '')
  const run = (script: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: tree, encoding: 'utf8' }).stdout
  const wrong = (how: string) =>
    JSON.parse(
      run(`import { staleParts } from './scripts/setup/builtFrom.mjs'
        console.log(JSON.stringify(staleParts(undefined, ${how})))`),
    ) as unknown
  run(`import { noteBuilt, PARTS } from './scripts/setup/builtFrom.mjs'
    for (const part of Object.keys(PARTS)) await noteBuilt(part, { isQuick: true }, () => true)`)
  expect(wrong('{ isQuick: true }'), 'an ordinary start waits for nothing').toEqual([])
  expect(wrong('{ isQuick: false }')).toEqual([
    { part: 'donor', wrong: 'quick' },
    { part: 'admin', wrong: 'quick' },
  ])
  expect(serve()).toEqual({ status: 0, said: '' })
  expect(wrong('{ isQuick: false }')).toEqual([])
  expect(brotliDecompressSync(readFileSync(`${sent}.br`)).toString()).toBe(readFileSync(sent, 'utf8'))
})
