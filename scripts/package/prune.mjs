import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Conditions of `exports` that Node does not ask for. */
const NOT_OF_NODE = new Set([
  'browser',
  'bun',
  'deno',
  'edge-light',
  'esnext',
  'module',
  'react-native',
  'types',
  'worker',
  'workerd',
])

const isOfNode = (name) => !NOT_OF_NODE.has(name) && !name.startsWith('./browser')

const targetsOf = (exports) =>
  typeof exports === 'string'
    ? [exports]
    : exports && typeof exports === 'object'
      ? Object.entries(exports).flatMap(([name, part]) => (isOfNode(name) ? targetsOf(part) : []))
      : []

/** Builds for others, unless what Node loads lies there. React Router has Node load `development`, in production too. */
const BUILDS = /^(dist-es|dist-types|esm|esnext|iife|umd|amd|global|cjs-browser|production)$/
/** At the top of a package. */
const BESIDE = /^(benchmarks?|docs?|examples?|tests?|__tests__)$/
/** React's servers and client for development: the server sets NODE_ENV=production before it loads React. */
const NEVER =
  /\.(map|flow|markdown|[mc]?tsx?)$|[.-]profiling\.(\w+\.)?js$|-(client|server)\b.*\.development\.js$|\.md$/
const LICENCE = /licen[cs]e|notice|copying/i

function clean(folder, used, isTop) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules') prune(path)
      else if (BUILDS.test(entry.name) || (isTop && BESIDE.test(entry.name))) {
        if (used.some((target) => `/${target}`.includes(`/${entry.name}/`))) clean(path, used, false)
        else rmSync(path, { recursive: true })
      } else clean(path, used, false)
    } else if (NEVER.test(entry.name) && !LICENCE.test(entry.name)) rmSync(path)
  }
}

/** Deletes what Node never loads of installed packages; licences stay. */
export function prune(modules) {
  for (const { name } of readdirSync(modules, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const folder = join(modules, name)
    if (name.startsWith('@')) prune(folder)
    else if (existsSync(join(folder, 'package.json'))) {
      const { exports, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      clean(folder, [...targetsOf(exports), main ?? ''], true)
    }
  }
}
