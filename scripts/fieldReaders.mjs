import { getDirectiveValues } from 'graphql'
import { tsImport } from 'tsx/esm/api'

/** The records that the console lists; a name means the same in each of them. */
const RECORDS = ['UserProfile', 'ScreeningInfo', 'DonationInfo', 'InspectionDetail']

/**
 * Which duties read the fields of the console's lists that not all of staff read, out of the contract: a plugin of
 * `npm run codegen`.
 */
export async function plugin(schema) {
  const { classReaders } = await tsImport('../shared/rules/records/access/classes.ts', import.meta.url)
  const { allRoles } = await tsImport('../shared/rules/records/access/roles.ts', import.meta.url)
  const groups = new Map()
  const lines = new Map()
  for (const record of RECORDS)
    for (const { name, astNode } of Object.values(schema.getType(record).getFields())) {
      const { data, also = [] } = getDirectiveValues(schema.getDirective('visible'), astNode)
      if (classReaders[data].length === allRoles.length) continue
      const group = [data, ...also].join('And')
      groups.set(group, { data, also })
      const before = lines.get(name)
      if (before && before !== group) throw new Error(`${name} is read by ${before} and by ${group}`)
      lines.set(name, group)
    }
  const classes = [...new Set([...groups.values()].map(({ data }) => data))].toSorted()
  const unions = [...groups].filter(([, { also }]) => also.length > 0).toSorted()
  const together = ({ data, also }) => [`...${data}`, ...also.map((role) => `'${role}'`)].join(', ')
  return [
    "import { classReaders } from '../../shared/rules/records/access/classes'",
    "import type { Role } from '../../shared/generated/schema'",
    '',
    `const { ${classes.join(', ')} } = classReaders`,
    ...unions.map(([group, reads]) => `const ${group}: readonly Role[] = [${together(reads)}]`),
    '',
    '/** Fields of the lists that not all of staff read, by the name that they have in each record. */',
    'export const fieldReaders: Readonly<Record<string, readonly Role[]>> = {',
    ...[...lines].map(([name, group]) => `  ${name}: ${group},`),
    '}',
    '',
  ].join('\n')
}
