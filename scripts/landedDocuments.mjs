// What the clients of a version send, as one document a client: the operations and the fragments they spread.
import { readFileSync } from 'node:fs'
import { parse, print, stripIgnoredCharacters } from 'graphql'

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
