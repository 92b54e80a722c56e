import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityEvents } from '../../../../server/ground/tables/security'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf, sendApi } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const HOUR = 3_600_000
const LIST = '{ listOwnSessions { Id Device Network SignedInAt LastUsedAt IsThis } }'
const END = 'mutation ($input: EndOwnSessionsInput!) { endOwnSessions(input: $input) { Id IsThis } }'
const END_COLLEAGUE =
  'mutation ($input: EndAdministratorSessionsInput!) { endAdministratorSessions(input: $input) { Id } }'

type Listed = { listOwnSessions: { Id: string; IsThis: boolean }[] }
const listed = async (actor: Pick<Actor, 'send'>) =>
  (await actor.send<Listed>(LIST)).data?.listOwnSessions ?? []

/** The same person on another device: a sign-in of their own. */
async function elsewhere(actor: Actor): Promise<Pick<Actor, 'send'>> {
  const here = actor.token
  await actor.signInAgain()
  const there = actor.token
  actor.token = here
  return { send: (query, variables) => sendApi(server, there, query, variables) }
}

test('a member sees where she is signed in, ends one, and it is refused at its next call', async () => {
  const member = await applicant(server)
  const other = await elsewhere(member)
  const now = server.clock.now().toISOString()
  const sessions = await listed(member)
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ IsThis }) => IsThis)).toEqual({
    Id: expect.any(String),
    Device: 'Linux の Chrome',
    Network: '127.0.0.0/24',
    SignedInAt: now,
    LastUsedAt: now,
    IsThis: true,
  })
  const Id = sessions.find(({ IsThis }) => !IsThis)?.Id
  expect((await listed(other)).find(({ IsThis }) => IsThis)?.Id).toBe(Id)

  const stranger = await applicant(server)
  expect(codeOf(await stranger.send(END, { input: { Id } }))).toBe('NOT_FOUND')
  expect((await listed(other)).length).toBe(2)

  const { data } = await member.send<{ endOwnSessions: unknown[] }>(END, { input: { Id } })
  expect(data?.endOwnSessions).toEqual([{ Id: expect.any(String), IsThis: true }])
  expect(codeOf(await other.send(LIST))).toBe('UNAUTHENTICATED')
  expect(codeOf(await member.send(END, { input: { Id } }))).toBe('NOT_FOUND')
  const ended = and(eq(securityEvents.accountId, member.id), eq(securityEvents.kind, 'TokenRevoked'))
  expect(await server.db.select({ count: securityEvents.count }).from(securityEvents).where(ended)).toEqual([
    { count: 1 },
  ])
})

test('all others end at once, and those unused for too long are no longer there', async () => {
  const admin = await staff(server)
  const others = [await elsewhere(admin), await elsewhere(admin)]
  expect(await listed(admin)).toHaveLength(3)
  expect(codeOf(await admin.send(END, { input: {} }))).toBeNull()
  for (const other of others) expect(codeOf(await other.send(LIST))).toBe('UNAUTHENTICATED')
  expect(await listed(admin)).toHaveLength(1)

  server.clock.advance(13 * HOUR)
  await admin.signInAgain()
  expect(await listed(admin)).toMatchObject([{ IsThis: true }])
})

test('an administrator ends those of a colleague', async () => {
  const admin = await staff(server)
  const colleague = await staff(server, 'Support')
  const input = { AdministratorId: colleague.id }
  expect(codeOf(await colleague.send(END_COLLEAGUE, { input }))).toBe('FORBIDDEN')
  expect(codeOf(await admin.send(END_COLLEAGUE, { input }))).toBeNull()
  expect(codeOf(await colleague.send(LIST))).toBe('UNAUTHENTICATED')
  expect(await listed(admin)).toHaveLength(1)
})
