import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse, print } from 'graphql'

/** The files of the contract: each stands in the room of its operations. */
export const contractFiles = () =>
  readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => `server/${name}`)
    .toSorted()

/**
 * The whole contract as one document: `Query` and `Mutation` have what the files add to them.
 * @param read gives the text of a file
 */
export function readContract(read = (path) => readFileSync(path, 'utf8')) {
  const parts = contractFiles().flatMap((file) => parse(read(file)).definitions)
  const isMore = ({ kind }) => kind === Kind.OBJECT_TYPE_EXTENSION
  const withMore = (definition) => {
    const more = parts.filter((part) => isMore(part) && part.name.value === definition.name?.value)
    return more.length === 0 ? definition : { ...definition, fields: more.flatMap(({ fields }) => fields) }
  }
  return print({ kind: Kind.DOCUMENT, definitions: parts.filter((part) => !isMore(part)).map(withMore) })
}

/** The contract as the server has it, without a file beside it: a plugin of `npm run codegen`. */
export const plugin = () => `export const contractText = ${JSON.stringify(readContract())}\n`
