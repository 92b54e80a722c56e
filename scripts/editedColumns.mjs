import { buildSchema, getDirectiveValues } from 'graphql'
import { readContract } from './contract.mjs'

/** In the order of the contract; the generator's own is by the alphabet. */
export const contract = buildSchema(readContract())

/** Columns of the profile that somebody edits, with the class of data of their fields: a plugin of `npm run codegen`. */
export function plugin() {
  const edited = Object.keys(contract.getType('UpdateUserProfileByAdminInput').getFields())
  const visible = contract.getDirective('visible')
  const lines = Object.values(contract.getType('UserProfile').getFields())
    .filter(({ name }) => edited.includes(name) && name !== 'Version')
    .map(({ name, astNode }) => {
      const { data } = getDirectiveValues(visible, astNode)
      return `  ${name.charAt(0).toLowerCase()}${name.slice(1)}: '${data}',`
    })
  return `export const editedColumns = {\n${lines.join('\n')}\n} as const\n`
}
