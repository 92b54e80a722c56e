import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, print, separateOperations } from 'graphql'
import { editedFields } from '../../shared/facts/fields'

/** The console's own documents by operation name, so that the timed queries are the real ones. */
export function readDocuments(): Record<string, string> {
  const folder = fileURLToPath(new URL('../../admin', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
  // As codegen.ts adds it.
  const edited = `fragment EditedProfile on UserProfile { ${editedFields.join(' ')} }`
  const operations = Object.entries(separateOperations(parse([...sources, edited].join('\n'))))
  return Object.fromEntries(operations.map(([name, document]) => [name, print(document)]))
}
