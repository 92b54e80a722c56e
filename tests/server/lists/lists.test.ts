import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { donations, rewardEntries } from '../../../server/ground/tables/donations'
import { floraTests } from '../../../server/ground/tables/floraTests'
import { screenings } from '../../../server/ground/tables/screenings'
import { certified, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

type Item = { Id: string; UserId: string; [field: string]: unknown }
type Listed = Record<string, { items: Item[]; nextToken: string | null; total: number }>

let server: TestServer
let admin: Actor
let support: Actor
let owner: Actor
let other: Actor

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)
const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }

/** The newest first; of each kind seven, five of them the owner's. Two were entered in the same millisecond. */
const times = [1, 2, 3, 3, 4, 5, 6]
const whose = (index: number) => (index % 3 === 2 ? other : owner)

const lists = [
  {
    name: 'listScreeningInfoByIdScreeningInfoCreatedAt',
    filter: 'ScreeningInfoFilter',
    fields: 'RenewalExamResult',
    insert: (index: number, at: Date) =>
      server.db.insert(screenings).values({
        id: randomUUID(),
        userId: whose(index).id,
        recruitmentYear: 2026,
        recruitmentMonth: 12,
        inspectionType: index < 3 ? 'Registration' : 'Renewal',
        userStatus: 'Registration',
        scheduledInitialExamDate: index === 0 ? '2026-12-10' : null,
        screeningInfoCreatedAt: at,
        ...audit,
      }),
    filters: [
      [{ InspectionType: { eq: 'Registration' } }, 3],
      [{ ScheduledInitialExamDate: { between: ['2026-12-01', '2026-12-31'] } }, 1],
      [{ ScheduledInitialExamDate: { eq: null } }, 6],
      [{ RecruitmentMonth: { gt: 12 } }, 0],
    ],
  },
  {
    name: 'listDonationByIdDonationInfoCreatedAt',
    filter: 'DonationInfoFilter',
    fields: 'RewardStatus DonationAt',
    insert: (index: number, at: Date) =>
      server.db.insert(donations).values({
        id: randomUUID(),
        userId: whose(index).id,
        stoolReceiptStatus: index === 0 ? 'NotImplemented' : 'Implemented',
        donationAt: minutesAgo(index * 10),
        donationInfoCreatedAt: at,
        ...audit,
      }),
    filters: [
      [{ StoolReceiptStatus: { eq: 'NotImplemented' } }, 1],
      [{ DonationAt: { ge: minutesAgo(20).toISOString() } }, 3],
    ],
  },
  {
    name: 'listIntestinalFloraTestByIdInspectionDetailCreatedAt',
    filter: 'InspectionDetailFilter',
    fields: 'Status',
    insert: (index: number, at: Date) =>
      server.db.insert(floraTests).values({
        id: randomUUID(),
        userId: whose(index).id,
        sampleId: `S-${index}`,
        status: index === 0 ? 'Shared' : 'Received',
        ...(index === 0 ? found : {}),
        deadlineForApplicationAt: '2026-12-15',
        inspectionDetailCreatedAt: at,
        ...audit,
      }),
    filters: [
      [{ Status: { eq: 'Shared' } }, 1],
      [{ SampleId: { in: ['S-1', 'S-2', 'S-9'] } }, 2],
      [{ DeadlineForApplicationAt: { lt: '2026-12-15' } }, 0],
    ],
  },
] as const

const found = {
  diversityScore: 1.03,
  diversityScoreScaled: 19.4,
  ranking: 1,
  enterotype: 'プレボテラ型',
  intestinalFloraComposition: { Faecalibacterium: 0.5, Prevotella: 0.3, Bacteroides: 0.2 },
  examDate: '2026-11-20',
  sharedDate: '2026-12-01',
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
  owner = await certified(server)
  other = await certified(server)
  for (const { insert } of lists)
    for (const [index, minutes] of times.entries()) await insert(index, minutesAgo(minutes))
})
afterAll(() => server.close())

describe.each(lists)('$name', ({ name, filter, fields, filters }) => {
  const query = `query ($filter: ${filter}, $sortDirection: SortDirection, $limit: Int, $nextToken: String) {
    ${name}(filter: $filter, sortDirection: $sortDirection, limit: $limit, nextToken: $nextToken) {
      items { Id UserId ${fields} } nextToken total
    }
  }`
  async function list(by: Actor, variables: Record<string, unknown> = {}) {
    const answer = await by.send<Listed>(query, variables)
    const page = answer.data?.[name]
    if (!page) throw new Error(JSON.stringify(answer.errors))
    return page
  }

  test('pages through everybody’s, newest first, each once', async () => {
    const whole = await list(admin)
    expect(whole).toMatchObject({ total: 7, nextToken: null })
    expect(whole.items.map(({ UserId }) => UserId).filter((id) => id === owner.id)).toHaveLength(5)
    const ids: string[] = []
    let nextToken: string | null = null
    do {
      const page: Listed[string] = await list(admin, { limit: 3, nextToken })
      expect(page.total).toBe(7)
      ids.push(...page.items.map(({ Id }) => Id))
      nextToken = page.nextToken
    } while (nextToken)
    expect(ids).toEqual(whole.items.map(({ Id }) => Id))
    const ascending = await list(admin, { sortDirection: 'ASC' })
    expect(ascending.items.map(({ Id }) => Id)).toEqual(ids.toReversed())
  })

  test('is the same for support staff', async () => {
    expect((await list(support)).items).toEqual((await list(admin)).items)
  })

  test('filters', async () => {
    const cases = [
      ...filters,
      [{ UserId: { eq: other.id } }, 2],
      [{ not: { UserId: { eq: other.id } } }, 5],
    ] as const
    for (const [condition, total] of cases) {
      const page = await list(admin, { filter: condition })
      expect([condition, page.total, page.items.length]).toEqual([condition, total, total])
    }
  })

  test('refuses more than a page holds, and tokens of another list', async () => {
    const { nextToken } = await list(admin, { limit: 3, filter: { UserId: { eq: owner.id } } })
    const answers = [
      await admin.send(query, { limit: 101 }),
      await admin.send(query, { limit: 0 }),
      await admin.send(query, { nextToken }),
      await admin.send(query, { nextToken: 'x' }),
    ]
    expect(answers.map(codeOf)).toEqual(Array(4).fill('BAD_USER_INPUT'))
  })
})

const REWARDS = '{ listDonationByIdDonationInfoCreatedAt { items { Id RewardStatus } } }'
const OWN_REWARDS = '{ getUser { DonationInfo { Id RewardStatus } } }'

test('a donation’s reward is implemented once the ledger holds its payment, and not before', async () => {
  const [donation] = await server.db
    .insert(donations)
    .values({
      id: randomUUID(),
      userId: owner.id,
      stoolReceiptStatus: 'Implemented',
      donationAt: minutesAgo(1000),
      donationInfoCreatedAt: minutesAgo(1000),
      ...audit,
    })
    .returning()
  if (!donation) throw new Error('No donation')
  const statusFor = async () => {
    const all = await admin.call(REWARDS)
    const own = await owner.call(OWN_REWARDS)
    const items = [all.data?.listDonationByIdDonationInfoCreatedAt?.items, own.data?.getUser.DonationInfo]
    return items.map((rows) =>
      rows?.filter(({ RewardStatus }) => RewardStatus === 'Implemented').map(({ Id }) => Id),
    )
  }
  const stages = [
    ['Donation', 'Pending', []],
    ['Donation', 'Due', []],
    ['RenewalBonus', 'Paid', []],
    ['Donation', 'Paid', [donation.id]],
  ] as const
  for (const [kind, stage, implemented] of stages) {
    await server.db.insert(rewardEntries).values({
      id: randomUUID(),
      userId: owner.id,
      donationId: donation.id,
      kind,
      stage,
      amountYen: 3000,
      createdAt: TEST_NOW,
    })
    expect(await statusFor()).toEqual([implemented, implemented])
  }
})

describe('flora results', () => {
  const all = `Id Sk SampleId UserId Status Year Month Day StatusChangedToSharedYear DeadlineForApplicationAt
    DiversityScore DiversityScoreScaled Ranking Enterotype IntestinalFloraComposition`
  const shared = { Status: { eq: 'Shared' } }
  const calls = {
    all: `query ($filter: InspectionDetailFilter) { page: listIntestinalFloraTestByIdInspectionDetailCreatedAt(filter: $filter) { items { ${all} } total } }`,
    ofUser: `query ($filter: InspectionDetailFilter, $id: ID!) { page: listIntestinalFloraTestInspectionDetailByUserId(UserId: $id, filter: $filter) { items { ${all} } total } }`,
    byId: `query ($id: ID!) { getUserById(UserId: $id) { InspectionDetail { ${all} } } }`,
    own: `{ getUser { InspectionDetail { ${all} } } }`,
  }
  async function read(by: Actor, call: keyof typeof calls): Promise<Item | undefined> {
    const id = { id: owner.id }
    if (call === 'byId') {
      const answer = await by.send<{ getUserById: { InspectionDetail: Item[] } }>(calls.byId, id)
      return answer.data?.getUserById.InspectionDetail.find(({ Status }) => Status === 'Shared')
    }
    if (call === 'own') {
      const answer = await by.send<{ getUser: { InspectionDetail: Item[] } }>(calls.own)
      return answer.data?.getUser.InspectionDetail.find(({ Status }) => Status === 'Shared')
    }
    const answer = await by.send<Listed>(calls[call], { filter: shared, ...(call === 'ofUser' ? id : {}) })
    return answer.data?.page?.items[0]
  }
  const values = {
    DiversityScore: 1.03,
    DiversityScoreScaled: 19.4,
    Ranking: 1,
    Enterotype: 'プレボテラ型',
    IntestinalFloraComposition: found.intestinalFloraComposition,
  }
  const blank = Object.fromEntries(Object.keys(values).map((name) => [name, null]))

  test('are read by administrators and by their owner; support staff see all but them', async () => {
    const seen = await read(admin, 'all')
    expect(seen).toMatchObject({
      ...values,
      UserId: owner.id,
      SampleId: 'S-0',
      Year: 2026,
      Month: 11,
      Day: 20,
    })
    for (const [by, call] of [
      [admin, 'ofUser'],
      [admin, 'byId'],
    ] as const)
      expect(await read(by, call)).toEqual(seen)
    // A place among so few is no member's to read.
    for (const call of ['ofUser', 'own'] as const)
      expect(await read(owner, call)).toEqual({ ...seen, Ranking: null })
    for (const call of ['all', 'ofUser', 'byId'] as const)
      expect(await read(support, call)).toEqual({ ...seen, ...blank })
  })

  test('cannot be asked for by filter', async () => {
    for (const field of ['DiversityScore', 'Ranking', 'Enterotype'])
      expect(codeOf(await support.send(calls.all, { filter: { [field]: { eq: 1 } } }))).toBe('BAD_USER_INPUT')
  })

  test('of one’s own are listed alone', async () => {
    const answer = await owner.send<Listed>(calls.ofUser, { id: owner.id })
    expect(answer.data?.page?.total).toBe(5)
    expect(answer.data?.page?.items.every(({ UserId }) => UserId === owner.id)).toBe(true)
  })
})
