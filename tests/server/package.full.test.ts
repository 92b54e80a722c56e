import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtinModules } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prune } from '../../scripts/package/prune.mjs'
import { stage } from '../../scripts/package/stage.mjs'
import packageJson from '../../package.json' with { type: 'json' }
import { startTestProgram } from '../support/program'

const MODULES = join(import.meta.dirname, '../../node_modules')
const CACHE = join(MODULES, '.cache')
let tree: string
beforeAll(() => {
  // Beside the packages, which are linked and not copied.
  mkdirSync(CACHE, { recursive: true })
  tree = mkdtempSync(join(CACHE, 'package-'))
  stage(tree)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const filesIn = (folder: string) =>
  readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' })
    // `npm run dev` alone loads the last, where everything is installed.
    .filter((name) => name.endsWith('.js') && !name.startsWith('developmentPages'))
    .map((name) => readFileSync(join(tree, folder, name), 'utf8'))

/** The package of an import: `@scope/name/file` → `@scope/name`. */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

test('what runs needs no package but those that are installed for production', () => {
  const code = [...filesIn('build/server'), ...filesIn('build/donor/server')]
  const imports = code.flatMap((text) => [
    ...text.matchAll(/(?:^(?:import|export)(?: [\w$*{][^"';]*? from)? ?|\bimport\()"([^."/$][^"]*)"/gm),
  ])
  const packages = new Set(imports.map(([, path = '']) => packageOf(path)))
  const isNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name)
  const needed = [...packages].filter((name) => !isNode(name))
  expect(needed).toContain('fastify')
  const missing = needed.filter((name) => !Object.hasOwn(packageJson.dependencies, name))
  // The page that tries the API says that it is not there.
  expect(missing).toEqual(['@graphql-yoga/render-graphiql'])
})

test('it starts without its sources, with what Node loads of its packages alone, and serves both applications', async () => {
  const modules = join(tree, 'node_modules')
  mkdirSync(modules)
  const needed = Object.keys({ ...packageJson.dependencies, ...packageJson.optionalDependencies })
  const all = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { encoding: 'utf8' }).stdout
  const names = all.split('\n').flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ?? [])
  for (const name of new Set([...needed, ...names])) {
    mkdirSync(join(modules, name, '..'), { recursive: true })
    spawnSync('cp', ['-al', join(MODULES, name), join(modules, name)])
  }
  prune(modules)
  const program = await startTestProgram({ tree, empty: true })
  try {
    const statuses = ['/', '/terms', '/admin/', '/health', '/config.json'].map(async (path) => [
      path,
      (await fetch(program.origin + path)).status,
    ])
    expect(await Promise.all(statuses)).toEqual(
      ['/', '/terms', '/admin/', '/health', '/config.json'].map((path) => [path, 200]),
    )
  } finally {
    await program.stop()
  }
})
