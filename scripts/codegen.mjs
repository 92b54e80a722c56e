import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import { buildSchema, lexicographicSortSchema, parse } from 'graphql'
import config from '../codegen.ts'

// Writes what `codegen.ts` lists; `--check` only compares. The library's own command brings 217 packages, for schemas
// and documents in places where ours do not stand.

const { contract, generates } = config
const schemaAst = lexicographicSortSchema(buildSchema(contract))

/** The documents of a wing, by their place, and those that are written in the configuration. */
function documentsOf({ below, written }) {
  const files = readdirSync(below, { recursive: true })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => join(below, path))
    .sort()
  return [
    ...files.map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) })),
    ...written.map((text) => ({ document: parse(text) })),
  ]
}

const moduleOf = (plugin) =>
  import(plugin.startsWith('./') ? join('..', plugin) : `@graphql-codegen/${plugin}`)

async function write([filename, { plugins, config = {}, documents }]) {
  const modules = await Promise.all(plugins.map(moduleOf))
  return codegen({
    filename,
    schemaAst,
    documents: documents ? documentsOf(documents) : [],
    plugins: plugins.map((name) => ({ [name]: {} })),
    pluginMap: Object.fromEntries(plugins.map((name, place) => [name, modules[place]])),
    config,
  })
}

const readIfThere = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const isCheck = process.argv.includes('--check')
for (const output of Object.entries(generates)) {
  const [filename] = output
  const text = await write(output)
  if (readIfThere(filename) === text) continue
  console.log(filename)
  if (isCheck) process.exitCode = 1
  else {
    mkdirSync(dirname(filename), { recursive: true })
    writeFileSync(filename, text)
  }
}
