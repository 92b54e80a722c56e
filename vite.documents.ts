import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * The generated file is one module, which would stand whole in what all pages have: each document becomes one of its
 * own, without its indentation.
 * @param documents the path of that file
 */
export const documentsApart = (documents: string): Plugin => ({
  name: 'documents-apart',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const name = id.startsWith(documents) ? /\?document=(\w+)$/.exec(id)?.[1] : undefined
    if (!name) return null
    const [text] =
      readFileSync(documents, 'utf8').match(
        new RegExp(`^export (const|class) ${name}\\b[^]*?(?=\\nexport |$(?![^]))`, 'm'),
      ) ?? []
    if (!text) this.error(`${name} is not among the documents`)
    return name === 'TypedDocumentString'
      ? text
      : `import { TypedDocumentString } from '${documents}?document=TypedDocumentString'\n${text.replaceAll(/\n +/g, '\n')}`
  },
  transform(code) {
    const apart = code.replace(
      /import \{([^}]*)\} from (["'])([^"']*\/generated\/graphql)\2;?/g,
      (_, names: string, _quote, from: string) =>
        names
          .split(',')
          .map((name) => `import {${name}} from '${from}?document=${name.trim().split(' ')[0]}';`)
          .join(''),
    )
    return apart === code ? null : { code: apart, map: null }
  },
})
