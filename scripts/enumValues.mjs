import { isEnumType } from 'graphql'
import { contract } from './editedColumns.mjs'

/** The values of the contract's enumerations, which tables have too: a plugin of `npm run codegen`. */
export function plugin() {
  const lines = Object.values(contract.getTypeMap())
    .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
    .map(
      (type) =>
        `  ${type.name}: [${type
          .getValues()
          .map(({ name }) => `'${name}'`)
          .join(', ')}],`,
    )
  return `export const enumValues = {\n${lines.join('\n')}\n} as const\n`
}
