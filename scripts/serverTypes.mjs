import { plugin as typescript } from '@graphql-codegen/typescript'

/** Types of the plugin's own, which every file needs for itself. */
const UTILITIES = new Set([
  'Maybe',
  'InputMaybe',
  'Exact',
  'MakeOptional',
  'MakeMaybe',
  'MakeEmpty',
  'Incremental',
  'Scalars',
])
const nameOf = (declaration) => /^export type (\w+)/.exec(declaration)?.[1]

/**
 * The types of the contract as the server has them: a `DateTime` is a `Date`. Whatever holds none, itself or in a type that
 * it names, is the shared type. A plugin of `npm run codegen`, in the place of `typescript`.
 */
export async function plugin(schema, documents, config, info) {
  const { prepend = [], content } = await typescript(schema, documents, config, info)
  const declarations = content.split(/\n(?=export type )/)
  const differing = new Set(declarations.filter((text) => text.includes("Scalars['DateTime']")).map(nameOf))
  const names = declarations.map(nameOf).filter((name) => name && !UTILITIES.has(name))
  for (let size = -1; size !== differing.size;) {
    size = differing.size
    for (const text of declarations)
      if ((text.match(/\w+/g) ?? []).some((word) => differing.has(word))) differing.add(nameOf(text))
  }
  const shared = names.filter((name) => !differing.has(name))
  return {
    prepend: [...prepend, `import type { ${shared.join(', ')} } from '../../shared/generated/schema'`],
    content: [
      ...declarations.filter((text) => !shared.includes(nameOf(text))),
      `export type { ${shared.join(', ')} }`,
    ].join('\n'),
  }
}
