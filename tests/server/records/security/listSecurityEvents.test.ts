import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordSecurityEvent } from '../../../../server/records/security/recordSecurityEvent'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
let member: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  member = await applicant(server)
  const event = { kind: 'SignInFailed', accountId: member.id, network: '2001:db8:1::/48' } as const
  for (const minute of [0, 1, 2])
    await recordSecurityEvent(server.db, {
      ...event,
      requestId: `request-${minute}`,
      now: new Date(server.clock.now().getTime() + minute * 60_000),
    })
  await recordSecurityEvent(server.db, {
    kind: 'GuestRefused',
    accountId: null,
    network: '203.0.113.0/24',
    now: server.clock.now(),
  })
})
afterAll(() => server.close())
const list = (variables: Record<string, unknown>, actor = admin) =>
  actor.call(
    `query ($filter: SecurityEventFilter, $limit: Int, $nextToken: String) {
      listSecurityEvents(filter: $filter, limit: $limit, nextToken: $nextToken) {
        items { Kind Count Network RequestId AccountId User { LastName } } nextToken total
      }
    }`,
    variables,
  )

test('is read page by page, newest first, with whose account it is', async () => {
  const filter = { Kind: { eq: 'SignInFailed' } }
  const first = (await list({ filter, limit: 2 })).data?.listSecurityEvents
  expect(first?.items.map(({ RequestId }) => RequestId)).toEqual(['request-2', 'request-1'])
  expect(first?.items[0]).toEqual({
    Kind: 'SignInFailed',
    Count: 1,
    Network: '2001:db8:1::/48',
    RequestId: 'request-2',
    AccountId: member.id,
    User: { LastName: '山田' },
  })
  expect(first?.total).toBe(3)
  const second = (await list({ filter, limit: 2, nextToken: first?.nextToken })).data?.listSecurityEvents
  expect(second?.items.map(({ RequestId }) => RequestId)).toEqual(['request-0'])
  expect(second?.nextToken).toBeNull()
  const guests = (await list({ filter: { AccountId: { eq: null } } })).data?.listSecurityEvents
  expect(guests?.items).toMatchObject([{ Kind: 'GuestRefused', User: null }])
})

test('is for administrators alone', async () => {
  expect(codeOf(await list({}, await staff(server, 'Support')))).toBe('FORBIDDEN')
  expect(codeOf(await list({}, member))).toBe('FORBIDDEN')
})
