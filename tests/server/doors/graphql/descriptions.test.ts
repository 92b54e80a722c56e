import { isStaffOperation, mayCall } from '../../../../shared/rules/records/access/operations'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import { buildSchema, isEnumType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { contractText } from '../../../../server/generated/contract'
import { isApiErrorCode } from '../../../../shared/words/program/apiErrorCodes'
import {
  physicianOnly,
  administratorOnly,
  everybodyReads,
  financeOnly,
  memberReads,
  memberWrites,
  staffReads,
} from '../../ground/access/expected'
import { rules } from '../../ground/access/operations'

const schema = buildSchema(contractText)
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
)
const bare = (things: readonly { name: string; description?: string | null }[], of = '') =>
  things.filter(({ description }) => !description?.trim()).map(({ name }) => `${of}${name}`)

describe('the contract describes', () => {
  test('every type and directive of ours', () => {
    const standard = new Set(['String', 'Int', 'Float', 'Boolean', 'ID'])
    expect(bare(types.filter(({ name }) => !standard.has(name)))).toEqual([])
    expect(bare(schema.getDirectives())).toEqual([])
  })
  test('every operation and argument', () => {
    expect(bare(operations)).toEqual([])
    expect(operations.flatMap(({ name, args }) => bare(args, `${name}.`))).toEqual([])
  })
  test('every value of an enumeration', () => {
    expect(types.filter(isEnumType).flatMap((type) => bare(type.getValues(), `${type.name}.`))).toEqual([])
  })
  test('every field of a record whose name does not say it', () => {
    // Names, audit columns and links to other records say what they are.
    const plain =
      /^(Id|UserId|User|id|CreatedAt|UpdatedAt|success|Key|Value|Name|Email|Title|Message|Errors|Year|Month|Day|\w*(Month|Day)|StartAt|EndAt|SentAt|\w*(FirstName|LastName)\w*|Gender|Birthday|Tel|ZipCode|BarCode|\w*Status|Status|State|Kind|Count|Outcome|Withdrawn|IdentityDocument|OnlineCheckResult|InspectionType|Info|Profile|Answer|QuestionId|ValidFrom|DonationYen|LastTime)$/
    const fields = types
      .filter(isObjectType)
      .flatMap((type) => bare(Object.values(type.getFields()), `${type.name}.`))
    expect(fields.filter((field) => !plain.test(field.split('.')[1] ?? ''))).toEqual([])
  })
})

test('no type and field are together called as another type and field: the compiler keeps resolvers by that', () => {
  const together = types
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}${field}`))
  expect(together.filter((name, at) => together.indexOf(name) !== at)).toEqual([])
})

describe('each operation says', () => {
  const words = new Map([
    [memberReads, 'For members.'],
    [memberWrites, 'For members who are not suspended.'],
    [everybodyReads, 'For everybody signed in.'],
    [staffReads, 'For staff.'],
    [administratorOnly, 'For administrators'],
    [physicianOnly, 'For physicians'],
    [financeOnly, 'For finance'],
  ])
  test('whom it is for, as the table of access has it', () => {
    const wrong = operations.filter(({ name, description }) => {
      const rule = rules[name]
      const said = rule && words.get(rule.expected)
      return !said || !description?.replaceAll('\n', ' ').includes(said)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
  test('which codes its errors bear, by names that there are', () => {
    const wrong = operations.filter(({ name, description }) => {
      const [, errors = ''] = description?.replaceAll('\n', ' ').split(' Errors: ') ?? []
      const codes: string[] = errors.replace(/\([^)]*\)/g, '').match(/[A-Z_]{4,}/g) ?? []
      const rule = rules[name]
      const isRefused =
        rule !== undefined &&
        (Object.values(rule.expected).includes('FORBIDDEN') ||
          !isStaffOperation(name) ||
          !allRoles.every((role) => mayCall([role], name)))
      return (
        codes[0] !== 'UNAUTHENTICATED' ||
        codes.includes('FORBIDDEN') !== isRefused ||
        !codes.every(isApiErrorCode) ||
        new Set(codes).size !== codes.length
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
