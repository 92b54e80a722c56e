import { afterAll, beforeAll, expect, test } from 'vitest'
import { donations } from '../../../server/ground/tables/donations'
import { userProfiles } from '../../../server/ground/tables/users'
import type { Role } from '../../../shared/generated/schema'
import { eq } from 'drizzle-orm'
import { certified, staff } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

let server: TestServer
let donorId: string
beforeAll(async () => {
  server = await startTestServer()
  const person = await certified(server)
  const [row] = await server.db
    .update(userProfiles)
    .set({ tel: '09055512345', email: 'hidden.place@example.org', city: '盛岡市中央通', lastName: '隠岐' })
    .where(eq(userProfiles.id, person.id))
    .returning()
  donorId = row?.donorId ?? ''
  await server.db.insert(donations).values({
    id: person.id,
    userId: person.id,
    stoolReceiptStatus: 'Implemented',
    donationAt: TEST_NOW,
    donationInfoCreatedAt: TEST_NOW,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  })
})
afterAll(() => server.close())

type Found = Record<string, { items: object[]; total: number }>
const lists = ['UserProfile', 'DonationInfo'] as const
const queries = {
  UserProfile: 'listUsersByIdProfileCreatedAt',
  DonationInfo: 'listDonationByIdDonationInfoCreatedAt',
}

/** @returns in how many of the lists the words find the person, page and number alike */
async function finds(role: Role, q: string): Promise<number> {
  const actor = await staff(server, role)
  let found = 0
  for (const entity of lists) {
    const name = queries[entity]
    const answer = await actor.send<Found>(
      `query ($filter: ${entity}Filter) { ${name}(filter: $filter) { items { Id } total } }`,
      { filter: { q: { contains: q } } },
    )
    expect(codeOf(answer)).toBeNull()
    const { items, total } = answer.data?.[name] ?? { items: [], total: 0 }
    expect(total).toBe(items.length)
    found += items.length
  }
  return found
}

test.each<[Role, boolean]>([
  ['Administrator', true],
  ['Coordinator', true],
  ['Support', true],
  ['Physician', false],
  ['Finance', false],
])('%s finds people by name and number, by contact only who reads it: %s', async (role, readsContact) => {
  for (const words of ['隠岐', donorId]) expect(await finds(role, words), words).toBe(2)
  for (const words of ['090-5551-2345', 'hidden.place', `隠岐 5551`])
    expect(await finds(role, words), words).toBe(readsContact ? 2 : 0)
})

test('a field that a duty does not read is no condition either', async () => {
  const asks = async (role: Role, filter: object) => {
    const actor = await staff(server, role)
    return codeOf(
      await actor.send(
        'query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } } }',
        { filter },
      ),
    )
  }
  for (const filter of [{ Email: { contains: 'hidden' } }, { Tel: { eq: '09055512345' } }]) {
    expect(await asks('Coordinator', filter)).toBeNull()
    for (const role of ['Physician', 'Finance', 'Auditor'] as const)
      expect(await asks(role, filter), role).toBe('BAD_USER_INPUT')
  }
})
