import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordReads } from '../../../../server/ground/tables/recordReads'
import { userProfiles } from '../../../../server/ground/tables/users'
import type { Role } from '../../../../shared/generated/schema'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { codeOf, sendApi } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let refused: Actor
let paused: Actor
const colleagues = {} as Record<Role, Actor>
const OPEN: readonly Role[] = ['Administrator', 'Coordinator', 'Support']
const CLOSED: readonly Role[] = ['Finance', 'Auditor']

beforeAll(async () => {
  server = await startTestServer()
  refused = await applicant(server, { onlineCheckResult: 'Failed_2' })
  paused = await certified(server, { donationPaused: true })
  for (const role of [...OPEN, ...CLOSED, 'Physician', 'Reception'] as const)
    colleagues[role] = await staff(server, role)
})
afterAll(() => server.close())

const PERSON = `query ($id: ID!) { getUserById(UserId: $id) { Id MayStartOnlineCheck RetryFrom
  Profile { RetryState RetryFrom DonationPaused RetryByOffice } } }`
type Shown = {
  getUserById: {
    MayStartOnlineCheck: boolean | null
    Profile: { RetryState: string | null; DonationPaused: boolean | null; RetryByOffice: boolean | null }
  }
}
const because = (purpose: string | null): Record<string, string> => (purpose ? { 'x-purpose': purpose } : {})
const open = (role: Role, purpose: string | null, who = refused) =>
  sendApi<Shown>(server, colleagues[role].token, PERSON, { id: who.id }, because(purpose))
const ask = (role: Role, query: string, purpose: string | null = 'inquiry', variables = {}) =>
  sendApi<Record<string, unknown>>(server, colleagues[role].token, query, variables, because(purpose))

const NONE = { RetryState: null, RetryFrom: null, DonationPaused: null, RetryByOffice: null }
const LIST = `query ($filter: UserProfileFilter, $sort: UserProfileSortField) {
  listUsersByIdProfileCreatedAt(filter: $filter, sortField: $sort) { items { Id RetryState RetryFrom DonationPaused } } }`

describe('what tells the check’s result', () => {
  test.each(OPEN)('%s sees it of one person, for an inquiry or a talk, as a reading', async (role) => {
    expect(codeOf(await open(role, null))).toBe('PURPOSE_REQUIRED')
    expect(codeOf(await open(role, 'browse'))).toBe('PURPOSE_REQUIRED')
    const other = await open(role, 'correction')
    expect(other.data?.getUserById).toMatchObject({ MayStartOnlineCheck: null, Profile: NONE })
    for (const purpose of ['inquiry', 'interview']) {
      const { data } = await open(role, purpose)
      expect(data?.getUserById.Profile).toMatchObject({ RetryState: 'NotPossible', RetryByOffice: false })
      expect((await open(role, purpose, paused)).data?.getUserById.Profile.DonationPaused).toBe(true)
    }
    const kept = await server.db.select().from(recordReads).where(eq(recordReads.userId, refused.id))
    const own = kept.filter((row) => row.actorId === colleagues[role].id && row.class === 'Eligibility')
    expect(own.map(({ purpose }) => purpose).toSorted()).toEqual(['inquiry', 'interview'])
  })

  test.each([...OPEN, ...CLOSED])('%s has it in no list, order, condition or count', async (role) => {
    const list = await ask(role, LIST)
    const items = (list.data as { listUsersByIdProfileCreatedAt: { items: object[] } } | null | undefined)
      ?.listUsersByIdProfileCreatedAt.items
    expect(items?.length).toBeGreaterThan(1)
    for (const item of items ?? [])
      expect(item).toMatchObject({ RetryState: null, RetryFrom: null, DonationPaused: null })
    for (const filter of [
      { RetryState: { eq: 'NotPossible' } },
      { RetryFrom: { ne: null } },
      { or: [{ not: { RetryState: { in: ['NotYet'] } } }] },
    ]) {
      expect(codeOf(await ask(role, LIST, 'inquiry', { filter }))).toBe('BAD_USER_INPUT')
      const count = `query ($input: CountRowsInput!) { countRows(input: $input) }`
      const counted = await ask(role, count, 'inquiry', { input: { Users: [filter] } })
      expect(counted.data?.countRows).toEqual([null])
    }
    expect(codeOf(await ask(role, LIST, 'inquiry', { sort: 'RetryFrom' }))).toBe('FORBIDDEN')
  })

  test.each(CLOSED)('%s never sees it', async (role) => {
    for (const purpose of [null, 'inquiry', 'interview']) {
      const answer = await open(role, purpose)
      expect(answer.data?.getUserById).toMatchObject({ MayStartOnlineCheck: null, Profile: NONE })
    }
  })

  test('reception sees whether somebody may donate today, and no more', async () => {
    const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, paused.id))
    const found = `query ($id: String!) { findDonor(DonorId: $id) { Refusal User { RetryState RetryFrom DonationPaused } } }`
    const answer = await ask('Reception', found, 'reception', { id: row?.donorId })
    expect(answer.data?.findDonor).toMatchObject({
      User: { RetryState: null, RetryFrom: null, DonationPaused: null },
    })
  })

  test('a physician says why, also for lists; to look around is no reason', async () => {
    expect(codeOf(await ask('Physician', LIST, 'browse'))).toBe('PURPOSE_REQUIRED')
    expect(
      codeOf(await ask('Physician', LIST, 'judgement', { filter: { RetryState: { eq: 'NotPossible' } } })),
    ).toBeNull()
    expect((await open('Physician', 'judgement')).data?.getUserById.Profile.RetryState).toBe('NotPossible')
  })

  test('nobody’s purpose is invented: what asked nobody is kept as looking around', async () => {
    const before = new Date(server.clock.now().getTime() + 60_000)
    server.clock.set(before)
    await ask('Support', 'query ($id: ID!) { getUserById(UserId: $id) { Id Profile { LastName } } }', null, {
      id: paused.id,
    })
    await ask('Support', '{ listUsersByIdProfileCreatedAt { items { Id LastName } } }', null)
    const kept = await server.db
      .select()
      .from(recordReads)
      .where(eq(recordReads.actorId, colleagues.Support.id))
    const now = kept.filter(({ readAt }) => readAt.getTime() === before.getTime())
    expect(new Set(now.map(({ purpose }) => purpose))).toEqual(new Set(['browse']))
  })
})
