import { readFileSync } from 'node:fs'
import { buildSchema, parse, print, validate, visit } from 'graphql'
import { describe, expect, test } from 'vitest'
import { contractText as contract } from '../../server/generated/contract'
import { CLIENTS, documentsIn, landedFile } from '../../scripts/landedDocuments.mjs'

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
