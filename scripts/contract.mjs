import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse, print, visit } from 'graphql'

/** The files of the contract: each stands in the room of its operations. */
export const contractFiles = () =>
  readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => `server/${name}`)
    .toSorted()

/** What lists and mutations say alike. The contract's files describe such fields and arguments only where they differ. */
const FIELDS = {
  items: 'The rows of the page',
  nextToken: 'For the page after; null on the last',
  total: 'Rows that match: exact to 10,000, then 10,001; counted only when asked for',
  Sk: "What kind of record it is, as the specification's table names it",
}
const ARGUMENTS = {
  input: 'What to record or change',
  filter: 'Conditions that all hold; without it every row',
  sortDirection: 'Direction of the order',
  sortField: 'What the rows are ordered by',
  limit: 'Rows of a page, 1 to 100',
  nextToken: 'From the page before; without it the first page. `offset:250` begins at that row',
}

const described = (texts) => (node) =>
  node.description || !(node.name.value in texts)
    ? undefined
    : { ...node, description: { kind: Kind.STRING, value: texts[node.name.value] } }

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
  const whole = { kind: Kind.DOCUMENT, definitions: parts.filter((part) => !isMore(part)).map(withMore) }
  return print(
    visit(whole, {
      FieldDefinition: { leave: described(FIELDS) },
      InputValueDefinition: { leave: described(ARGUMENTS) },
    }),
  )
}

/** The contract as the server has it, without a file beside it: a plugin of `npm run codegen`. */
export const plugin = () => `export const contractText = ${JSON.stringify(readContract())}\n`
