import { buildSchema, isInputObjectType, isNonNullType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractText } from '../../../server/generated/contract'
import {
  listVariables,
  type Condition,
  type ListContract,
} from '../../../admin/ground/dataProvider/resourceQueries'
import { administratorListContract } from '../../../admin/office/accounts/administratorQueries'
import { periodLabels } from '../../../admin/ground/dataProvider/periods'
import { donationListContract } from '../../../admin/care/donations/donationQueries'
import { floraTestListContract } from '../../../admin/care/floraTests/floraTestQueries'
import type { FilterField } from '../../../admin/parts/list/filterField'
import { screeningListContract } from '../../../admin/care/screenings/screeningQueries'
import { userListContract } from '../../../admin/care/users/userListContract'
import { screenings } from '../../../server/ground/tables/screenings'
import { applicant, certified, staff, type Actor } from '../../support/actors'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

const TODAY = '2026-11-21'

type Offered = FilterField
type Contract = Omit<ListContract<object, string>, 'fields'> & {
  fields: readonly (Offered & Condition<object>)[]
}

/** A list of the console, and what the contract can ask that the console asks in another way. */
const lists: { entity: string; query: string; contract: Contract; otherwise: readonly string[] }[] = [
  {
    entity: 'UserProfile',
    query: 'listUsersByIdProfileCreatedAt',
    contract: userListContract,
    // By the search, by 停止の有無, and by conditions of their own.
    otherwise:
      'LastName FirstName LastNameFurigana FirstNameFurigana SuspensionStatus1 SuspensionStatus2 FloraInvitationRequestedAt'.split(
        ' ',
      ),
  },
  {
    entity: 'ScreeningInfo',
    query: 'listScreeningInfoByIdScreeningInfoCreatedAt',
    contract: screeningListContract,
    otherwise: [],
  },
  {
    entity: 'DonationInfo',
    query: 'listDonationByIdDonationInfoCreatedAt',
    contract: donationListContract,
    // Told more exactly by the reward's stage.
    otherwise: ['RewardStatus'],
  },
  {
    entity: 'InspectionDetail',
    query: 'listIntestinalFloraTestByIdInspectionDetailCreatedAt',
    contract: floraTestListContract,
    otherwise: [],
  },
  {
    entity: 'AdministratorProfile',
    query: 'listAdministratorByIdProfileCreatedAt',
    contract: administratorListContract,
    otherwise: ['Name', 'Email', 'ProfileCreatedAt'],
  },
]

/** Null in the contract only for who may not read it. */
const ALWAYS_THERE = ['Email']

const schema = buildSchema(contractText)
const EVERYWHERE = ['Id', 'UserId', 'q', 'and', 'or', 'not']

let server: TestServer
let office: Actor

beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  await applicant(server)
  const donor = await certified(server)
  for (const scheduledInitialExamDate of ['2026-12-10', null])
    await server.db.insert(screenings).values({
      id: crypto.randomUUID(),
      userId: donor.id,
      recruitmentYear: 2026,
      recruitmentMonth: 12,
      inspectionType: 'Registration',
      userStatus: 'Registration',
      scheduledInitialExamDate,
      screeningInfoCreatedAt: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
})
afterAll(() => server.close())

describe.each(lists)('$entity', ({ entity, query, contract, otherwise }) => {
  const counted = async (filter: Record<string, unknown>) => {
    const document = `query ($filter: ${entity}Filter) { list: ${query}(filter: $filter) { total } }`
    const start = { limit: 25, nextToken: null }
    const asked = listVariables(contract, { filter }, start, TODAY).filter
    const { data, errors } = await office.send<{ list: { total: number } }>(document, { filter: asked })
    expect(errors, `${JSON.stringify(filter)} asks ${JSON.stringify(asked)}`).toBeUndefined()
    return data?.list.total ?? Number.NaN
  }

  test('each field that the contract can ask is offered', () => {
    const type = schema.getType(`${entity}Filter`)
    const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : []
    const offered = contract.fields.flatMap(({ field }) => (field ? [String(field)] : []))
    expect([...offered, ...otherwise].toSorted()).toEqual(
      fields.filter((name) => !EVERYWHERE.includes(name)).toSorted(),
    )
  })

  test('whether there is a value is asked of the fields that may have none', () => {
    const type = schema.getType(entity)
    const fields = isObjectType(type) ? type.getFields() : {}
    const asking = contract.fields.filter(
      ({ field, kind }) => fields[String(field)] && kind !== 'flag' && !ALWAYS_THERE.includes(String(field)),
    )
    expect(asking.map(({ field, ways }) => [field, ways?.includes('empty')])).toEqual(
      asking.map(({ field }) => [field, !isNonNullType(fields[String(field)]?.type)]),
    )
  })

  test('what is, and what is not, are everything together', async () => {
    const all = await counted({})
    const sumOf = async (filters: Record<string, unknown>[]) => {
      let sum = 0
      for (const filter of filters) sum += await counted(filter)
      return sum
    }
    const sums: [string, number][] = []
    for (const { name, kind, ways = [], ...field } of contract.fields) {
      const is = (value: string) => ({ [`${name}Is`]: value })
      const one = 'options' in field ? field.options.slice(0, 1).map(({ value }) => value) : '1'
      if (ways.includes('not'))
        sums.push([name, await sumOf([{ [name]: one }, { [name]: one, ...is('not') }])])
      if (ways.includes('empty')) sums.push([name, await sumOf([is('empty'), is('filled')])])
      if (kind !== 'dates') continue
      // Where a value is always there, it is not asked for.
      const empty = ways.includes('empty') ? [is('empty')] : []
      sums.push([name, await sumOf([is('before'), is('today'), is('after'), ...empty])])
      await sumOf(Object.keys(periodLabels).map(is))
    }
    expect(sums.length).toBeGreaterThan(0)
    expect(sums).toEqual(sums.map(([name]) => [name, all]))
  })
})

test('several conditions that are turned round hold together', () => {
  const start = { limit: 25, nextToken: null }
  const filter = { pref: ['Tokyo'], prefIs: 'not', genderIs: 'empty', exam: 'undated' }
  expect(listVariables(userListContract, { filter }, start, TODAY).filter).toEqual({
    and: [
      { UserStatus: { in: ['DonorRegistrationExam', 'DonorRenewalExam'] }, NextDateKind: { ne: 'Exam' } },
      { Gender: { eq: null } },
      { not: { Pref: { in: ['Tokyo'] } } },
    ],
  })
})
