import fc from 'fast-check'
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { allRoles } from '../../shared/rules/records/access/roles'
import { apiSchema } from '../../server/doors/graphql/schema'
import { applicant, certified, invited, staff } from '../support/actors'
import { codeOf, isLetIn } from '../support/api'
import { progress } from '../support/progress'
import type { TestServer } from '../support/testServer'
import { anything, text } from '../server/doors/graphql/arbitraries'

const ODD_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']
const ODD_DATES = [
  '9999-12-31',
  '0001-01-01',
  '0000-00-00',
  '1800-01-01',
  '1900-01-01',
  '2999-12-31',
  '2028-02-29',
]
const DATES = ['2026-12-01', '2026-12-03', '2026-11-30', '2027-01-31', ...ODD_DATES]
const NUMBERS = [0, 1, -1, 2, 25, 100, 101, 2026, 12, 2_147_483_647, -2_147_483_648]
const DEEPEST = 4
const NOBODY = '00000000-0000-4000-8000-00000000dead'

type Known = { ids: readonly string[] }

/** Mostly what the contract asks for, with extremes in it, and now and then anything at all. */
function valueOf(type: GraphQLInputType, known: Known, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return wellFormed(type.ofType, known, depth)
  return fc.oneof(
    { weight: 5, arbitrary: wellFormed(type, known, depth) },
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

function wellFormed(given: GraphQLInputType, known: Known, depth: number): fc.Arbitrary<unknown> {
  const type = getNullableType(given)
  if (isListType(type))
    return fc.array(valueOf(type.ofType, known, depth + 1), { maxLength: depth > DEEPEST ? 0 : 3 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    if (depth > DEEPEST) return fc.constant({})
    // A filter has dozens of fields: a few at a time.
    const few = fields.filter((field) => isNonNullType(field.type))
    const others = fields.filter((field) => !isNonNullType(field.type))
    return fc
      .subarray(others, { maxLength: Math.min(others.length, fields.length > 12 ? 3 : 12) })
      .chain((chosen) =>
        fc.record(
          Object.fromEntries(
            [...few, ...chosen].map((field) => [field.name, valueOf(field.type, known, depth + 1)]),
          ),
        ),
      )
  }
  const odd = { weight: 1, arbitrary: anything }
  switch (type.name) {
    case 'ID':
      return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...known.ids, ...ODD_NAMES) }, odd)
    case 'Date':
      return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...DATES) }, odd)
    case 'DateTime':
      return fc.oneof(
        {
          weight: 12,
          arbitrary: fc
            .tuple(
              fc.constantFrom(...DATES),
              fc.constantFrom('T02:00:00Z', 'T23:59:59.999-12:00', 'T00:00:00+14:00'),
            )
            .map((parts) => parts.join('')),
        },
        odd,
      )
    case 'Int':
    case 'Float':
      return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...NUMBERS) }, odd)
    case 'Boolean':
      return fc.boolean()
    default:
      return fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...DATES, ...ODD_NAMES, ...known.ids) },
        { weight: 4, arbitrary: text },
        odd,
      )
  }
}

/** What an answer holds that is no list of its own, and a list's items. */
function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const leaves = (of: typeof named) =>
    Object.values(of.getFields())
      .filter((field) => field.args.length === 0 && !isObjectType(getNamedType(field.type)))
      .map(({ name }) => name)
  const items = named.getFields().items
  const item = items && getNamedType(items.type)
  const inner = item && isObjectType(item) ? [`items { ${leaves(item).join(' ') || '__typename'} }`] : []
  return `{ ${[...leaves(named), ...inner].join(' ') || '__typename'} }`
}

function documentOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const within = (inner: string) => (inner ? `(${inner})` : '')
  return `${kind} ${within(declared)} { ${field.name}${within(given)} ${selectionOf(field)} }`
}

type Given = { kind: 'query' | 'mutation'; field: GraphQLField<unknown, unknown> }

export const everyOperation = (): Given[] =>
  (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? apiSchema().getQueryType() : apiSchema().getMutationType()
    return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }))
  })

/** Who has every duty is let in by staff's operations; people by their own, wherever they are on their way. */
const CALLERS = [(server: TestServer) => staff(server, ...allRoles), applicant, invited, certified]

/** @returns faults of ours, whoever sent what: INTERNAL, or a status of the 500s; and what let nobody in */
export async function fuzzOperations(server: TestServer, runs: number, operations = everyOperation()) {
  const callers = await Promise.all(CALLERS.map((make) => make(server)))
  const colleague = await staff(server, 'Support')
  const wrong: string[] = []
  const shut: string[] = []
  const tell = progress('FUZZ', operations.length)
  let tried = 0
  for (const [nth, { kind, field }] of operations.entries()) {
    const document = documentOf(kind, field)
    const ids = [...callers.slice(1), colleague].map(({ id }) => id).concat(NOBODY)
    const values = fc.sample(
      fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, { ids })]))),
      { numRuns: runs, seed: 7 },
    )
    let isOpen = false
    const sent = new Set<string>()
    for (const [index, variables] of values.entries()) {
      const at = index % callers.length
      // The same words of the same caller once more try nothing.
      const call = `${at} ${JSON.stringify(variables)}`
      if (sent.has(call)) continue
      sent.add(call)
      const ask = () => callers[at]?.send(document, variables)
      let answer = await ask()
      // Some calls end an account, the caller's own or somebody's: another goes on.
      if (answer && codeOf(answer) === 'UNAUTHENTICATED') {
        callers[at] = await (CALLERS[at] ?? applicant)(server)
        answer = await ask()
      }
      tried++
      if (!answer) continue
      if (answer.status >= 500 || codeOf(answer) === 'INTERNAL')
        wrong.push(`${field.name} ${call.slice(0, 300)}`)
      isOpen ||= isLetIn(answer)
    }
    if (!isOpen) shut.push(field.name)
    tell(nth + 1, wrong.length)
  }
  return { tried, wrong, shut }
}
