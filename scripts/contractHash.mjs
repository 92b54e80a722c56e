import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readContract } from './contract.mjs'

const fromHere = (path) => readFileSync(path, 'utf8')

/**
 * What others rely on: the API without its descriptions, the names of settings, the keys of the operator file, the
 * schema of the database.
 */
export function contractHash(read = fromHere) {
  const api = readContract(read)
    .replaceAll(/"""[\s\S]*?"""/g, '')
    .replaceAll(/\s+/g, ' ')
  const settings = read('server/ground/settings/env.ts').match(
    /\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:PORT|HOST|ORIGIN|REGION)\b/g,
  )
  const operator = JSON.stringify(JSON.parse(read('docs/operator.schema.json')), (key, value) =>
    key === 'description' || key === 'title' ? undefined : value,
  )
  const database = JSON.parse(read('server/ground/migrations/meta/_journal.json')).entries.map(
    ({ tag }) => tag,
  )
  const parts = [api, [...new Set(settings)].toSorted(), operator, database]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
