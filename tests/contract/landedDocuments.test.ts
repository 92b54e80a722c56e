import { readFileSync } from 'node:fs'
import {
  buildSchema,
  findBreakingChanges,
  getNamedType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  print,
  validate,
  visit,
  type GraphQLSchema,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { contractText as contract } from '../../server/generated/contract'
import { CLIENTS, documentsIn, LANDED_CONTRACT, landedFile } from '../../scripts/landedDocuments.mjs'

// A page that is open while the server is renewed sends what it knew. An operation leaves in two versions: deprecated
// in the first, so that its clients no longer send it, and removed in the next.
const faultsOf = (schema: string, documents: string) =>
  validate(buildSchema(schema, { assumeValid: true }), parse(documents), undefined, { maxErrors: 1_000 }).map(
    ({ message }) => message,
  )

describe.each(CLIENTS)('the documents of %s', (client) => {
  const landed = readFileSync(landedFile(client), 'utf8')

  test('as the version landed before sends them are still understood', () => {
    expect(faultsOf(contract, landed)).toEqual([])
  })

  test('of the next version ask for nothing deprecated', () => {
    const next = parse(documentsIn(`${client}/generated/graphql.ts`))
    expect(
      validate(buildSchema(contract), next, [NoDeprecatedCustomRule]).map(({ message }) => message),
    ).toEqual([])
  })

  test('of the next version are all found', () => {
    const generated = `${client}/generated/graphql.ts`
    const operations = readFileSync(generated, 'utf8').match(/export const \w+Document = /g) ?? []
    const found = parse(documentsIn(generated)).definitions.filter(
      ({ kind }) => kind === 'OperationDefinition',
    )
    expect(found.length).toBeGreaterThan(20)
    expect(found.length).toBe(operations.length)
  })
})

/** What clients of before would miss, but for what was deprecated in a version that has landed. */
const missedOf = (before: string, now: string) => {
  const landed = buildSchema(before)
  const gone = [...deprecatedIn(landed), ...onlyOfDeprecated(landed)]
  return findBreakingChanges(landed, buildSchema(now))
    .map(({ description }) => description)
    .filter((description) => !gone.some((name) => description.startsWith(`${name} `)))
}
const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
    )
const deprecatedIn = (schema: GraphQLSchema) =>
  fieldsOf(schema).flatMap(({ name, field }) => (field.deprecationReason == null ? [] : [name]))
/** The objects that nothing but what is deprecated answers with. */
const onlyOfDeprecated = (schema: GraphQLSchema) => {
  const typeOf = (fields: ReturnType<typeof fieldsOf>) =>
    fields.map(({ field }) => getNamedType(field.type).name)
  const fields = fieldsOf(schema)
  const asked = new Set(typeOf(fields.filter(({ field }) => field.deprecationReason == null)))
  return typeOf(fields).filter((type) => !asked.has(type))
}

describe('the contract of the version landed before', () => {
  const landed = readFileSync(LANDED_CONTRACT, 'utf8')

  test('has lost nothing that was not deprecated in it, for clients that are not ours too', () => {
    expect(missedOf(landed, contract)).toEqual([])
  })

  test('control: an operation that goes without having been deprecated is named, and one that was is not', () => {
    const without = print(
      visit(parse(contract), {
        FieldDefinition: ({ name }) => (name.value === 'countWork' ? null : undefined),
      }),
    )
    expect(missedOf(landed, without)).toEqual(['Query.countWork was removed.'])
    const deprecated = landed.replace(
      'countWork:WorkTotals!',
      'countWork:WorkTotals!@deprecated(reason:"listWork")',
    )
    expect(missedOf(deprecated, without)).toEqual([])
  })
})

test('what is deprecated names one field that stands in its place', () => {
  const fields = fieldsOf(buildSchema(contract))
  const names = new Set(fields.map(({ field }) => field.name))
  const wrong = fields.filter(({ field: { deprecationReason } }) => {
    const [, successor = ''] = deprecationReason?.match(/^`(\w+)`/) ?? []
    return deprecationReason != null && !names.has(successor)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('control: an operation, an argument and a field that were taken away are each named', () => {
  const faults = ['getUser', 'LastName', 'from'].map((name) => {
    const smaller = visit(parse(contract), {
      FieldDefinition: (node) => (node.name.value === name ? null : undefined),
      InputValueDefinition: (node) => (node.name.value === name ? null : undefined),
    })
    return faultsOf(print(smaller), readFileSync(landedFile('donor'), 'utf8'))
  })
  expect(faults.map(([first]) => first)).toEqual([
    expect.stringContaining('"getUser"'),
    expect.stringContaining('"LastName"'),
    expect.stringContaining('"from"'),
  ])
})
