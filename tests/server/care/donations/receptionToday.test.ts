import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userProfiles } from '../../../../server/ground/tables/users'
import { statementMissingWords } from '../../../../shared/words/office/reception'
import { staff } from '../../../support/actors'
import { personAt } from '../../../support/people'
import { stated } from '../../../support/stated'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the list for a lost connection says of everybody what the reception would say', async () => {
  const admin = await staff(server)
  const donors = [
    await personAt(server, 'Donation'),
    await personAt(server, 'Donation'),
    await personAt(server, 'Donation'),
  ]
  const [certified, suspended, silent] = donors
  await stated(server, certified?.id ?? '')
  await server.db
    .update(userProfiles)
    .set({ suspensionStatus1: true })
    .where(eq(userProfiles.id, suspended?.id ?? ''))
  await personAt(server, 'Registration')
  const { data } = await admin.call('{ listReceptionToday { UserId DonorId Name ExpiresOn Message ToSay } }')
  const list = data?.listReceptionToday ?? []
  expect(list).toHaveLength(3)
  for (const { UserId, DonorId, Message, ToSay } of list) {
    const alone = await admin.call(
      'query ($id: String!) { findDonor(DonorId: $id) { Message ToSay StatementRequired } }',
      { id: DonorId },
    )
    const { StatementRequired, ...said } = alone.data?.findDonor ?? {}
    expect(StatementRequired).toBe(UserId !== certified?.id)
    // The desk would ask how they are; without a line nobody can be asked.
    const { message, toSay } = statementMissingWords
    expect({ Message, ToSay }).toEqual(UserId === silent?.id ? { Message: message, ToSay: toSay } : said)
  }
  expect(list.filter(({ Message }) => Message !== null)).toHaveLength(2)
})
