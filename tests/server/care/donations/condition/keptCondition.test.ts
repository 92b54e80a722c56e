import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conditionReports } from '../../../../../server/ground/tables/condition'
import { userProfiles } from '../../../../../server/ground/tables/users'
import { staff, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { donor } from '../../../../support/people'
import { stated } from '../../../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

const antibiotics = { choices: ['antibiotics'], dates: { antibiotics: '2026-11-30' } }
const report = async (person: Actor, Answer: unknown) => {
  const call =
    'mutation ($Answer: JSON!) { reportCondition(input: { Answer: $Answer, Since: "2026-11-25" }) { Id } }'
  expect(codeOf(await person.call(call, { Answer }))).toBeNull()
}
const receive = (UserId: string) =>
  office.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
    input: { UserId, DonationAt: TEST_NOW.toISOString(), StoolReceiptStatus: 'Implemented' },
  })

describe('leaving', () => {
  test('erases what was said, but what bears on stool that was received', async () => {
    const [giver, other] = [await donor(server), await donor(server)]
    await stated(server, giver.id)
    await receive(giver.id)
    for (const person of [giver, other]) {
      await report(person, antibiotics)
      await person.call('mutation { requestWithdrawal { success } }')
    }
    const left = await server.db.select({ userId: conditionReports.userId }).from(conditionReports)
    expect(left).toContainEqual({ userId: giver.id })
    expect(left).not.toContainEqual({ userId: other.id })
    const [profile] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, giver.id))
    expect(profile).toMatchObject({ resting: false, restingUntil: null })
  })
})

test('one takes away what one said', async () => {
  const person = await donor(server)
  await report(person, antibiotics)
  const answer = await fetch(`${server.url}/api/own_data?format=json`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(((await answer.json()) as Record<string, unknown>).お知らせいただいた体調).toEqual([
    expect.objectContaining({
      種類: '体調が変わったとき',
      いつから: '2026/11/25',
      '抗菌薬（抗生物質）': '最後に使った日：2026年11月30日（月）',
      献便について: '2027年2月28日（日）から、お休みの理由ではなくなります。',
    }),
  ])
})
