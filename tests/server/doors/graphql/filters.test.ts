import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLInputObjectType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractText } from '../../../../server/generated/contract'
import { staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

const schema = buildSchema(contractText)
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args, type }) => {
  const filter = getNamedType(args.find((arg) => arg.name === 'filter')?.type)
  const answer = getNamedType(type)
  if (!isInputObjectType(filter) || !isObjectType(answer)) return []
  const own = args.find((arg) => arg.name === 'UserId')
    ? 'UserId: "00000000-0000-4000-8000-000000000000", '
    : ''
  return [{ name, filter, own }]
})

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

/** A text is looked for by a part of it, everything else by its value: what each field of its kind has to answer. */
function conditionFor(field: GraphQLInputObjectType): Record<string, unknown> {
  if (field.name === 'StringFilter') return { contains: '見本' }
  const value = getNamedType(field.getFields().eq?.type)
  if (isEnumType(value)) return { eq: value.getValues()[0]?.name }
  const samples: Record<string, unknown> = {
    ID: '00000000-0000-4000-8000-000000000000',
    Int: 1,
    Boolean: true,
    Date: '2026-12-01',
    DateTime: '2026-12-01T00:00:00.000Z',
  }
  return { eq: samples[value?.name ?? ''] }
}

test('the contract offers filters', () => expect(lists.length).toBeGreaterThanOrEqual(9))

test.each(lists)('$name answers each field of its filter', async ({ name, filter, own }) => {
  const query = `query ($filter: ${filter.name}) { ${name}(${own}filter: $filter, limit: 1) { items { __typename } } }`
  const refused: string[] = []
  for (const [field, { type }] of Object.entries(filter.getFields())) {
    const kind = getNamedType(type)
    if (kind === filter || !isInputObjectType(kind)) continue
    const { errors } = await admin.send(query, { filter: { [field]: conditionFor(kind) } })
    if (errors) refused.push(`${field}: ${errors[0]?.message}`)
  }
  expect(refused).toEqual([])
})
