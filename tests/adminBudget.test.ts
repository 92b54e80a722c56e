import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** kB of JavaScript over brotli until somebody signed in has the first list. */
const FIRST_LIST_MAX = 304
const FOLDER = 'build/admin'

const assets = join(FOLDER, 'assets')
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))

/** The built file of a module that is loaded on demand. */
function chunkOf(name: string): string {
  const chunk = scripts.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
  if (!chunk) throw new Error(`The build has no ${name}: npm run build`)
  return chunk
}

/** What a built file cannot run without. */
const importsOf = (file: string) =>
  [...readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].flatMap(
    ([, name]) => name ?? [],
  )

function withImports(files: readonly string[]): Set<string> {
  const all = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (all.has(file)) continue
    all.add(file)
    waiting.push(...importsOf(file))
  }
  return all
}

/** As they are sent: the build leaves a compressed one beside each that is worth it. */
function bytesSent(file: string): number {
  const path = join(assets, file)
  return (
    statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(path)).length
  )
}

function firstList(): Set<string> {
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8')
  const entries = [...page.matchAll(/src="[^"]*\/([\w.-]+\.js)"/g)].flatMap(([, name]) => name ?? [])
  return withImports([...entries, chunkOf('UserList'), chunkOf('userQueries')])
}

test(`the first list comes with at most ${FIRST_LIST_MAX} kB of scripts`, () => {
  const files = [...firstList()]
  // The whole of it is here, not only the first file.
  expect(files.length).toBeGreaterThan(10)
  const kilobytes = files.reduce((sum, file) => sum + bytesSent(file), 0) / 1000
  expect(kilobytes).toBeLessThanOrEqual(FIRST_LIST_MAX)
})

test.each(['ExportDialog', 'ColumnsDialog', 'FilterPopover', 'ViewNameDialog', 'GoToDialog'])(
  '%s is loaded when it is opened',
  (name) => {
    expect([...firstList()]).not.toContain(chunkOf(name))
  },
)
