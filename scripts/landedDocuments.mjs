// What a version's clients send, as one document a client (the operations and the fragments they spread), and the
// contract that they were written for.
import { readFileSync } from 'node:fs'
import { parse, print, stripIgnoredCharacters, visit } from 'graphql'
import { readContract } from './contract.mjs'

/** @param {string} generated a client's generated module */
export function documentsIn(generated) {
  const definitions = [...readFileSync(generated, 'utf8').matchAll(/new TypedDocumentString\(`([^`]*)`/g)]
    .flatMap(([, text = '']) => parse(text, { noLocation: true }).definitions)
    .map((definition) => [
      `${definition.kind} ${definition.name?.value}`,
      stripIgnoredCharacters(print(definition)),
    ])
  return [...new Map(definitions).values()].join('\n') + '\n'
}

export const CLIENTS = ['admin', 'donor']
/** @param {string} client */
export const landedFile = (client) => `tests/contract/${client}.graphql`

export const LANDED_CONTRACT = 'tests/contract/contract.graphql'

/** The contract without its descriptions, a definition a line. */
export function contractAsLanded() {
  const bare = visit(parse(readContract(), { noLocation: true }), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  })
  return bare.definitions.map((definition) => `${stripIgnoredCharacters(print(definition))}\n`).join('')
}
