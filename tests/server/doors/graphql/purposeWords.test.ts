import {
  getNamedType,
  getOperationAST,
  isObjectType,
  Kind,
  parse,
  print,
  visit,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsIn } from '../../../../scripts/landedDocuments.mjs'
import { visibility } from '../../../../server/ground/access/contract'
import { AppError } from '../../../../server/ground/errors'
import { PURPOSE_WORDS } from '../../../../server/doors/graphql/describePurpose'
import { createPurposeCheck } from '../../../../server/doors/graphql/purposeAsked'
import { apiSchema } from '../../../../server/doors/graphql/schema'
import { isStaffOperation, mayCall } from '../../../../shared/rules/records/access/operations'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import type { Role } from '../../../../shared/generated/schema'
import { staff } from '../../../support/actors'
import { codeOf, sendApi } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { rules } from '../../ground/access/operations'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const schema = apiSchema()
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
)
const saying = operations.filter(({ description }) => description?.includes(PURPOSE_WORDS))

const isOfPerson = ({ astNode }: GraphQLObjectType) =>
  astNode?.directives?.some(({ name }) => name.value === 'person') === true

/** The shortest way to a field that the words of the contract call health and that the duty reads, as a selection. */
function wayToHealth(type: GraphQLObjectType, role: Role): string | null {
  const seen = new Set([type])
  for (let ways = [{ type, way: [] as string[] }]; ways.length > 0;) {
    const longer: typeof ways = []
    for (const { type: of, way } of ways)
      for (const { name, type: inner, args, description } of Object.values(of.getFields())) {
        const [, data = '', readers = ''] = /(\w+); read by (.*)\.$/.exec(description ?? '') ?? []
        if (args.length > 0 || !readers.split(', ').includes(role)) continue
        const next = getNamedType(inner)
        const further = [...way, name]
        if (isOfPerson(of) && /^(Health|Eligibility|Flora)$/.test(data))
          return further.reduceRight(
            (below, field) => `{ ${field} ${below} }`,
            isObjectType(next) ? '{ __typename }' : '',
          )
        if (!isObjectType(next)) continue
        if (seen.has(next)) continue
        seen.add(next)
        longer.push({ type: next, way: further })
      }
    ways = longer
  }
  return null
}

/** The table's call of the operation, with another selection. */
function callFor(operation: string, selection: string): string {
  const selectionSet = (parse(selection).definitions[0] as { selectionSet: SelectionSetNode }).selectionSet
  return print(
    visit(parse(rules[operation]?.call ?? ''), {
      Field: (node) => (node.name.value === operation ? { ...node, selectionSet } : undefined),
    }),
  )
}

describe('whether an operation asks for a purpose', () => {
  test('is said where it does: each that says so asks by somebody’s duty', async () => {
    expect(saying.length).toBeGreaterThan(20)
    const actors = new Map(
      await Promise.all(allRoles.map(async (role) => [role, await staff(server, role)] as const)),
    )
    const silent: string[] = []
    for (const { name, type } of saying) {
      const inner = getNamedType(type)
      if (!isObjectType(inner)) throw new Error(name)
      const codes = await Promise.all(
        allRoles
          .filter((role) => mayCall([role], name as Parameters<typeof mayCall>[1]))
          .map(async (role) => {
            const way = wayToHealth(inner, role)
            const { id = '', token = null } = actors.get(role) ?? {}
            const { variables = {} } = rules[name] ?? {}
            const call = way === null ? null : callFor(name, way)
            if (call === null) return null
            const values = { ...variables, ...(call.includes('$self') ? { self: id } : {}) }
            return codeOf(await sendApi(server, token, call, values, {}))
          }),
      )
      if (!codes.includes('PURPOSE_REQUIRED')) silent.push(`${name}: ${codes.join()}`)
    }
    expect(silent).toEqual([])
  })

  test('is said wherever what the clients send is asked for one', () => {
    const check = createPurposeCheck(schema, visibility)
    const documents = ['admin', 'donor'].map((client) => parse(documentsIn(`${client}/generated/graphql.ts`)))
    const asked = new Set<string>()
    for (const document of documents)
      for (const { kind, ...definition } of document.definitions) {
        if (kind !== Kind.OPERATION_DEFINITION || !('operation' in definition)) continue
        const operation = getOperationAST(document, definition.name?.value)
        for (const field of operation?.selectionSet.selections ?? []) {
          if (!operation || field.kind !== Kind.FIELD || !isStaffOperation(field.name.value)) continue
          const values = Object.fromEntries(
            operation.variableDefinitions?.map(({ variable }) => [variable.name.value, true]) ?? [],
          )
          const alone = { ...operation, selectionSet: { ...operation.selectionSet, selections: [field] } }
          for (const role of allRoles)
            try {
              const principal = {
                kind: 'staff',
                id: '',
                roles: new Set([role]),
                authenticatedAt: null,
              } as const
              check({ principal, purpose: null } as never, document, alone, values)
            } catch (error) {
              if (error instanceof AppError && error.code === 'PURPOSE_REQUIRED') asked.add(field.name.value)
              else throw error
            }
        }
      }
    expect(asked.size).toBeGreaterThan(10)
    const names = new Set(saying.map(({ name }) => name))
    expect([...asked].filter((name) => !names.has(name))).toEqual([])
  })
})
