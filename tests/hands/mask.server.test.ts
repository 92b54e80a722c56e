import {
  buildSchema,
  getNamedType,
  getNullableType,
  graphql,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { expect, it } from 'vitest'
import { visibility, type Reader } from '../../server/ground/access/contract'
import { contractText } from '../../server/generated/contract'
import { guardFields } from '../../server/doors/graphql/guardFields'
import { isStaffOperation, mayCall } from '../../shared/rules/records/access/operations'
import { allRoles } from '../../shared/rules/records/access/roles'
import type { Role } from '../../shared/generated/schema'

const mayRead = (reader: Reader, type: string, field: string) =>
  visibility.get(type)?.fields.get(field)?.to.has(reader) ?? false

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())

/** The records that the reader's operations lead to, by the fields that it reads. */
function reached(schema: GraphQLSchema, reader: 'Member' | Role): GraphQLObjectType[] {
  const isOwn = (name: string) =>
    reader === 'Member' ? !isStaffOperation(name) : isStaffOperation(name) && mayCall([reader], name)
  const found = new Map<string, GraphQLObjectType>()
  const visit = (of: GraphQLOutputType) => {
    const type = getNamedType(of)
    if (!isObjectType(type) || found.has(type.name)) return
    found.set(type.name, type)
    for (const field of fieldsOf(type)) if (mayRead(reader, type.name, field.name)) visit(field.type)
  }
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of root ? fieldsOf(root) : []) if (isOwn(field.name)) visit(field.type)
  return [...found.values()]
}

function hiddenLists(schema: GraphQLSchema) {
  const hidden = (['Member', ...allRoles] as const).flatMap((reader) =>
    reached(schema, reader).flatMap((type) =>
      fieldsOf(type)
        .filter(({ name, type: of }) => isListType(getNullableType(of)) && !mayRead(reader, type.name, name))
        .map(({ name, type: of }) => ({
          reader,
          field: `${type.name}.${name}`,
          isNonNull: isNonNullType(of),
        })),
    ),
  )
  return { tried: hidden.length, wrong: hidden.filter(({ isNonNull }) => isNonNull) }
}

it('a list that a reader of the record may not see can be null in the contract', () => {
  const { tried, wrong } = hiddenLists(buildSchema(contractText))
  // eslint-disable-next-line no-console -- the hand's own line
  console.log(`mask (contract): ${tried} tried, ${wrong.length} wrong`)
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(20)
  const before = contractText.replace(
    'ConditionReports: [ConditionReport!] ',
    'ConditionReports: [ConditionReport!]! ',
  )
  expect(hiddenLists(buildSchema(before)).wrong).toContainEqual(
    expect.objectContaining({ reader: 'Coordinator', field: 'User.ConditionReports' }),
  )
})

/** Each record with something in every field. */
function full(of: GraphQLOutputType): unknown {
  const type = getNullableType(of)
  if (isListType(type)) return [full(type.ofType as GraphQLOutputType)]
  if (isObjectType(type)) return {}
  if (isEnumType(type)) return type.getValues()[0]?.value
  return { Int: 1, Float: 1, Boolean: true }[getNamedType(type).name] ?? '1'
}

/** The contract, guarded, with one root for every record. */
function fullSchema(names: readonly string[]): GraphQLSchema {
  const roots = names.map((name) => `of${name}: ${name}`).join('\n')
  const schema = buildSchema(contractText.replace('type Query {', `type Query {\n${roots}`))
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of fieldsOf(type)) field.resolve = () => full(field.type)
  guardFields(schema, visibility)
  return schema
}

const plain = (type: GraphQLOutputType) => (isObjectType(getNamedType(type)) ? ' { __typename }' : '')

async function answered(schema: GraphQLSchema, reader: Role, type: string, field: string) {
  const of = schema.getType(type)
  const asked = isObjectType(of) ? of.getFields()[field] : undefined
  if (!asked) throw new Error(`${type}.${field} is not in the contract`)
  const { data } = await graphql({
    schema,
    source: `{ of${type} { ${field}${plain(asked.type)} } }`,
    contextValue: {
      principal: { kind: 'staff', id: 'me', role: reader, roles: new Set([reader]), authenticatedAt: null },
    },
  })
  const record = data?.[`of${type}`] as Record<string, unknown> | null | undefined
  return record?.[field] ?? null
}

it('what a duty does not see is answered as null, never as an empty list, zero or no', async () => {
  const types = [...visibility.keys()]
  const schema = fullSchema(types)
  const wrong: string[] = []
  let tried = 0
  for (const role of allRoles)
    for (const type of types)
      for (const field of visibility.get(type)?.fields.keys() ?? []) {
        if (mayRead(role, type, field)) continue
        tried += 1
        const value = await answered(schema, role, type, field)
        if (value !== null) wrong.push(`${role} ${type}.${field}: ${JSON.stringify(value)}`)
      }
  // eslint-disable-next-line no-console -- the hand's own line
  console.log(`mask (answers): ${tried} tried, ${wrong.length} wrong`)
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(500)
  // What is seen is answered, so that the nulls above are the guard's.
  expect(await answered(schema, 'Physician', 'User', 'ConditionReports')).toHaveLength(1)
})
