import { randomUUID } from 'node:crypto'
import { HttpError, type GetListParams } from 'react-admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataProvider } from '../../admin/ground/dataProvider/createDataProvider'
import { resourceLoaders } from '../../admin/start/resources'
import { createGraphQLClient } from '../../admin/ground/dataProvider/createGraphQLClient'
import { givePurpose, LISTS } from '../../admin/ground/purpose/purposes'
import {
  ConsoleSettingsDocument,
  CorrectDonationDocument,
  SaveConsoleSettingDocument,
} from '../../admin/generated/graphql'
import { donations } from '../../server/ground/tables/donations'
import { floraTests } from '../../server/ground/tables/floraTests'
import { screenings } from '../../server/ground/tables/screenings'
import { applicant, certified, staff, type Actor } from '../support/actors'
import { startTestServer, TEST_NOW, type TestServer } from '../support/testServer'

const TODAY = '2026-12-01'
const PEOPLE = 120

let server: TestServer
let admin: Actor
let donor: Actor
let requests = 0
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** By resource, what the donor has. */
const madeIds: Record<string, string[]> = {}

/** The console's provider for somebody, on the real server; every request is counted. */
function providerOf(actor: Pick<Actor, 'token'>) {
  const client = createGraphQLClient({
    endpoint: `${server.url}/graphql`,
    getAccessToken: async () => actor.token,
    fetch: (...call) => {
      requests++
      return fetch(...call)
    },
  })
  return createDataProvider(client, resourceLoaders, () => TODAY)
}

const params = (page: number, more: Partial<GetListParams> = {}): GetListParams => ({
  pagination: { page, perPage: 25 },
  sort: { field: 'ProfileCreatedAt', order: 'ASC' },
  filter: {},
  ...more,
})
const ids = (rows: readonly { id: unknown }[]) => rows.map(({ id }) => id)

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  donor = await certified(server, {
    lastName: '見本',
    firstName: '一郎',
    donorId: 'D-000042',
    pref: 'Tokyo',
    totalDonationsCount: 12,
  })
  for (const id of [donor.id, admin.id, UNKNOWN]) givePurpose(id, { name: 'inquiry', note: null })
  givePurpose(LISTS, { name: 'judgement', note: null })
  for (let nth = 0; nth < PEOPLE; nth++)
    await applicant(server, {
      lastName: '佐藤',
      firstName: `番号${nth}`,
      profileCreatedAt: new Date(TEST_NOW.getTime() - nth * 60_000),
    })
}, 120_000)
afterAll(() => server.close())

describe('pages', () => {
  it('walked through, each in one request, show everybody once', async () => {
    const provider = providerOf(admin)
    requests = 0
    const seen: unknown[] = []
    for (let page = 1; page <= 5; page++) {
      const { data, total } = await provider.getList('users', params(page))
      seen.push(...ids(data))
      expect(total).toBe(PEOPLE + 1)
    }
    expect(requests).toBe(5)
    expect(new Set(seen).size).toBe(PEOPLE + 1)
  })

  it('opened by link are the same as reached from the first', async () => {
    const walked = providerOf(admin)
    await walked.getList('users', params(1))
    await walked.getList('users', params(2))
    const third = await walked.getList('users', params(3))
    requests = 0
    const opened = await providerOf(admin).getList('users', params(3))
    expect(requests).toBe(1)
    expect(ids(opened.data)).toEqual(ids(third.data))
    expect(opened.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true })
  })

  it('end where the list ends', async () => {
    const { data, pageInfo } = await providerOf(admin).getList('users', params(5))
    expect(data).toHaveLength(PEOPLE + 1 - 100)
    expect(pageInfo?.hasNextPage).toBe(false)
  })
})

describe('conditions', () => {
  it.each([
    { q: '見本' },
    { rank: ['DonorCertification'] },
    { certified: ['Certified'] },
    { pref: ['Tokyo', 'Osaka'] },
    { totalFrom: '10', totalTo: '20' },
    { expirationFrom: '2027-02-02', expirationTo: '2027-02-02' },
    { nextKind: ['Expiration'] },
    { status: ['Donation'], suspended: false, deleted: false },
  ])('%j find the donor alone', async (filter) => {
    const { data } = await providerOf(admin).getList('users', params(1, { filter }))
    expect(ids(data)).toEqual([donor.id])
  })

  it('sort by what is next, with those for whom nothing is at the end', async () => {
    const sort = { field: 'NextDate', order: 'ASC' } as const
    const { data } = await providerOf(admin).getList('users', params(1, { sort }))
    expect(data[0]).toMatchObject({ id: donor.id, NextDate: '2027-02-02', NextDateKind: 'Expiration' })
    expect(data[1]).toMatchObject({ NextDate: null })
  })

  it('are handed to whoever writes the list out as the list itself asks', async () => {
    const provider = providerOf(admin)
    const given = { filter: { q: '見本' }, sort: { field: 'LastName', order: 'ASC' } } as const
    const asked = await provider.listRequest('users', { ...params(1), ...given })
    expect(asked).toMatchObject({
      filter: { q: { contains: '見本' } },
      sortField: 'LastNameFurigana',
      sortDirection: 'ASC',
    })
  })
})

describe('records', () => {
  it('have one shape in lists and on pages: the fields of the contract, and id', async () => {
    const made = { screenings: randomUUID(), donations: randomUUID(), floraTests: randomUUID() }
    const now = TEST_NOW
    const common = { userId: donor.id, createdAt: now, updatedAt: now }
    await server.db.insert(screenings).values({
      ...common,
      id: made.screenings,
      recruitmentYear: 2026,
      recruitmentMonth: 11,
      inspectionType: 'Registration',
      userStatus: 'DonorRegistrationExam',
      initialExamDate: '2026-11-10',
      screeningInfoCreatedAt: now,
    })
    await server.db.insert(donations).values({
      ...common,
      id: made.donations,
      donationAt: now,
      stoolReceiptStatus: 'Implemented',
      donationInfoCreatedAt: now,
    })
    await server.db
      .insert(floraTests)
      .values({ ...common, id: made.floraTests, status: 'Guidance', inspectionDetailCreatedAt: now })

    const provider = providerOf(admin)
    for (const [resource, id] of Object.entries(made)) {
      madeIds[resource] = [id]
      givePurpose(id, { name: 'judgement', note: null })
      const { data } = await provider.getList(resource, params(1, { filter: { q: '見本' } }))
      expect(data).toEqual([
        expect.objectContaining({ id, Id: id, User: expect.objectContaining({ DonorId: 'D-000042' }) }),
      ])
      const one = await provider.getOne(resource, { id })
      expect(one.data).toMatchObject({ id, Id: id })
    }
  })

  it.each(['users', 'screenings', 'donations', 'floraTests'])(
    '%s that are unknown are 404',
    async (resource) => {
      const failure = await providerOf(admin)
        .getOne(resource, { id: UNKNOWN })
        .catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(HttpError)
      expect(failure).toMatchObject({ status: 404, message: '該当する情報が見つかりません。' })
    },
  )

  it('are asked for together where many are wanted', async () => {
    const other = await staff(server, 'Support')
    requests = 0
    const { data } = await providerOf(admin).getMany('administrators', { ids: [admin.id, other.id] })
    expect(requests).toBe(1)
    expect(new Set(ids(data))).toEqual(new Set([admin.id, other.id]))
  })
})

describe('many records', () => {
  it.each([
    ['users', () => [donor.id]],
    ['donations', () => madeIds.donations ?? []],
    ['screenings', () => madeIds.screenings ?? []],
    ['floraTests', () => madeIds.floraTests ?? []],
  ])('%s come by their ids in one request', async (resource, wanted) => {
    requests = 0
    const { data } = await providerOf(admin).getMany(resource, { ids: wanted() })
    expect(requests).toBe(1)
    expect(ids(data)).toEqual(wanted())
  })

  it.each(['donations', 'floraTests', 'screenings'])('%s of one person alone', async (resource) => {
    const one = { target: 'UserId', pagination: { page: 1, perPage: 25 }, filter: {} }
    const sort = { field: 'unknown', order: 'DESC' } as const
    const of = async (id: string) =>
      (await providerOf(admin).getManyReference(resource, { ...one, sort, id })).data.map(({ Id }) => Id)
    expect(await of(donor.id)).toEqual(madeIds[resource])
    expect(await of(admin.id)).toEqual([])
  })

  it('are changed one by one, each against its version', async () => {
    const provider = providerOf(admin)
    const place = (Month: number) => ({ Year: 2027, Month, AvailableSlots: 1, AdditionalAvailableSlots: 0 })
    const months = []
    for (const month of [3, 4]) {
      const { data } = await provider.create('preferenceSlots', { data: { ...place(month), Version: 0 } })
      months.push(data.id)
    }
    await provider.updateMany('preferenceSlots', { ids: months, data: { AvailableSlots: 7 } })
    const { data } = await provider.getMany('preferenceSlots', { ids: months })
    expect(data.map(({ AvailableSlots }) => AvailableSlots)).toEqual([7, 7])
  })

  it('are removed one by one, and a refusal is said in its own words', async () => {
    const colleagues = [await staff(server, 'Support'), await staff(server, 'Support')].map(({ id }) => id)
    const provider = providerOf(admin)
    await provider.deleteMany('administrators', { ids: colleagues })
    const { data: present } = await provider.getList('administrators', params(100))
    expect(present.filter(({ id }) => colleagues.includes(String(id)))).toEqual([])
    // What they did keeps their name.
    expect((await provider.getMany('administrators', { ids: colleagues })).data).toHaveLength(2)
    const again = await provider
      .deleteMany('administrators', { ids: colleagues })
      .catch((error: unknown) => error)
    expect(again).toMatchObject({ status: 404 })
  })
})

describe('refusals', () => {
  const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

  it('401 where the session has ended, 403 where something is not allowed', async () => {
    const support = await staff(server, 'Support')
    expect(await failureOf(providerOf({ token: 'x' }).getList('users', params(1)))).toMatchObject({
      status: 401,
    })
    const input = { DonationId: donor.id, Reason: '入力の誤り' }
    expect(await failureOf(providerOf(support).call(CorrectDonationDocument, { input }))).toMatchObject({
      status: 403,
    })
  })

  it('422 with a sentence for each field', async () => {
    const input = { DonationId: donor.id, Reason: '' }
    const failure = await failureOf(providerOf(admin).call(CorrectDonationDocument, { input }))
    expect(failure).toMatchObject({ status: 422, body: { errors: { Reason: '理由を入力してください' } } })
  })

  it('nothing is waited for once the screen is left', async () => {
    const left = new AbortController()
    const answer = failureOf(providerOf(admin).getList('users', params(1, { signal: left.signal })))
    left.abort()
    expect(await answer).toMatchObject({ status: 0 })
  })
})

it('what somebody arranged is theirs, whichever browser they use', async () => {
  const Value = {
    views: [{ id: '1', name: '更新前の方', filter: {}, sort: { field: 'NextDate', order: 'ASC' } }],
  }
  await providerOf(admin).call(SaveConsoleSettingDocument, { input: { Key: 'list.users', Value } })
  const other = await staff(server, 'Support')
  const own = await providerOf(admin).call(ConsoleSettingsDocument, {})
  expect(own.getConsoleSettings).toEqual([{ Key: 'list.users', Value }])
  const others = await providerOf(other).call(ConsoleSettingsDocument, {})
  expect(others.getConsoleSettings).toEqual([])
})
