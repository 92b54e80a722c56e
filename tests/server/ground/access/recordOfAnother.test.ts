import { buildSchema, graphql } from 'graphql'
import { describe, expect, test } from 'vitest'
import { guardFields } from '../../../../server/doors/graphql/guardFields'
import { contractText } from '../../../../server/generated/contract'
import type { Principal } from '../../../../server/ground/access/context'
import { readVisibility } from '../../../../server/ground/access/contract'
import type { AppError } from '../../../../server/ground/errors'
import type { Role } from '../../../../shared/generated/schema'

describe('a record about somebody else', () => {
  const words = contractText.match(/^directive @.*?\n\n|^enum \w+ \{.*?^\}/gms)?.join('\n')
  const probe = () => {
    const built = buildSchema(`${words}
      type Record @person(id: "UserId") { UserId: ID @visible(data: Money, member: true) }
      type Query { one: Record, later: Record, many: [Record!]! }`)
    const fields = built.getQueryType()?.getFields() ?? {}
    const other = { UserId: 'somebody else' }
    if (fields.one && fields.later && fields.many) {
      fields.one.resolve = () => other
      fields.later.resolve = async () => other
      fields.many.resolve = () => [{ UserId: 'me' }, other]
    }
    guardFields(built, readVisibility(built))
    return built
  }
  const ask = async (principal: Principal, field: string) => {
    const source = `{ ${field} { UserId } }`
    const { errors } = await graphql({ schema: probe(), source, contextValue: { principal } })
    return errors?.map((error) => (error.originalError as AppError).code) ?? null
  }
  const staffOf = (role: Role): Principal => ({
    kind: 'staff',
    id: 'me',
    role,
    roles: new Set([role]),
    authenticatedAt: null,
  })

  test.each(['one', 'later', 'many'])(
    'is refused to members and guests, whatever read it: %s',
    async (field) => {
      expect(await ask({ kind: 'user', id: 'me', suspended: false }, field)).toEqual(['FORBIDDEN'])
      expect(await ask({ kind: 'guest' }, field)).toEqual(['FORBIDDEN'])
      expect(await ask(staffOf('Support'), field)).toBeNull()
    },
  )
})
