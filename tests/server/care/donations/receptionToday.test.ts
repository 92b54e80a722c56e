import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userProfiles } from '../../../../server/ground/tables/users'
import { staff } from '../../../support/actors'
import { personAt } from '../../../support/people'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the list for a lost connection says of everybody what the reception would say', async () => {
  const admin = await staff(server)
  const donors = [await personAt(server, 'Donation'), await personAt(server, 'Donation')]
  const [, suspended] = donors
  await server.db
    .update(userProfiles)
    .set({ suspensionStatus1: true })
    .where(eq(userProfiles.id, suspended?.id ?? ''))
  await personAt(server, 'Registration')
  const { data } = await admin.call('{ listReceptionToday { DonorId Name ExpiresOn Message ToSay } }')
  const list = data?.listReceptionToday ?? []
  expect(list).toHaveLength(2)
  for (const { DonorId, Message, ToSay } of list) {
    const alone = await admin.call('query ($id: String!) { findDonor(DonorId: $id) { Message ToSay } }', {
      id: DonorId,
    })
    expect(alone.data?.findDonor).toEqual({ Message, ToSay })
  }
  expect(list.filter(({ Message }) => Message !== null)).toHaveLength(1)
})
