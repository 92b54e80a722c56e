import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { contractText } from '../server/generated/contract'

const resolvers = ['queries', 'mutations']
  .map((name) => readFileSync(`server/doors/graphql/${name}.ts`, 'utf8'))
  .join('\n')
const files = new Map(
  [...resolvers.matchAll(/^import \{([\w,\s]+)\} from '\.\.\/\.\.\/(.+)'$/gm)].flatMap(
    ([, names = '', path = '']) => names.split(',').map((name) => [name.trim(), path] as const),
  ),
)
/** Root fields: `getUser: (_root, _args, context) => getUser(context)`. */
const operations = [...resolvers.matchAll(/^ {2}(\w+): \(_root,[^=]*\) =>\s*(\w+)\(context/gm)].map(
  ([, field = '', name = '']) => ({ field, name }),
)

describe('operations', () => {
  test('are as many as the contract has', () => {
    const contract = buildSchema(contractText)
    const fields = [contract.getQueryType(), contract.getMutationType()].flatMap((root) =>
      Object.keys(root?.getFields() ?? {}),
    )
    expect(operations.map(({ field }) => field).toSorted()).toEqual(fields.toSorted())
  })

  test.each(operations)('$field asks first who may', ({ name }) => {
    const source = readFileSync(`server/${files.get(name)}.ts`, 'utf8')
    const [, body = ''] =
      new RegExp(`^export (?:async )?function ${name}\\([\\s\\S]*?\\{\\n([\\s\\S]*)`, 'm').exec(source) ?? []
    expect(body).toMatch(
      /^ {2}(?:const (?:\w+|\{[^}]*\}) = )?require(?:User|ActiveUser|Staff|Administrator|ProvedAdministrator|Anyone|Worker|Duty|MemberOrDuty)\(context(?:, [\w.']+)?\)\n/,
    )
  })
})
