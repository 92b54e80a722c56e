import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { EventSource, type ErrorEvent } from 'eventsource'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { administrators } from '../../../../server/ground/tables/administrators'
import type { Present } from '../../../../shared/rules/office/live'
import { type Actor, applicant, staff } from '../../../support/actors'
import { testDatabase, type TestDatabase } from '../../../support/database'
import { testDataDir } from '../../../support/testDataDir'
import { startTestServer, type TestServer } from '../../../support/testServer'

let database: TestDatabase
let server: TestServer
/** Another process of the service. */
let other: TestServer
let tanaka: Actor
let watanabe: Actor
let support: Actor

beforeAll(async () => {
  database = await testDatabase()
  const data = { database, dataDir: await testDataDir() }
  server = await startTestServer({ data })
  other = await startTestServer({ data })
  tanaka = await named('田中 三郎')
  watanabe = await named('渡部 栞')
  support = await staff(server, 'Support')
})
afterAll(async () => {
  // Some that a client opened ahead and never used would be waited for.
  for (const { app } of [other, server]) app.server.closeAllConnections()
  await other.app.close()
  await server.close()
})

async function named(name: string) {
  const actor = await staff(server)
  await server.db.update(administrators).set({ name }).where(eq(administrators.id, actor.id))
  return actor
}

type Stream = { changes: number; presence: Present[] | null; refused: number | null; source: EventSource }

const open = new Set<EventSource>()
afterEach(() => {
  for (const source of open) source.close()
  open.clear()
})

/** As the console opens it; ready once it has been told who is there. */
async function listen(at: TestServer, token: string, query = 'place=Desk'): Promise<Stream> {
  const source = new EventSource(`${at.url}/api/live?${query}`, {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization: token } }),
  })
  open.add(source)
  const stream: Stream = { changes: 0, presence: null, refused: null, source }
  source.addEventListener('changed', () => stream.changes++)
  source.addEventListener('presence', ({ data }) => (stream.presence = JSON.parse(data as string)))
  source.addEventListener('error', (event) => (stream.refused = (event as ErrorEvent).code ?? null))
  await vi.waitFor(() => expect(stream.presence ?? stream.refused).not.toBeNull(), { timeout: 30_000 })
  return stream
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 })

it('a change by a colleague at another process is told', async () => {
  const person = await applicant(server)
  const stop = (Stop: boolean) =>
    tanaka.call('mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }', {
      input: { UserId: person.id, Stop, Reason: '確認のため' },
    })
  const stream = await listen(other, watanabe.token)
  await until(async () => {
    await stop(true)
    expect(stream.changes).toBeGreaterThan(0)
  })
  const before = stream.changes
  await stop(false)
  await until(() => expect(stream.changes).toBeGreaterThan(before))
})

it('what was changed while a page was read and its stream opened is told at once', async () => {
  const first = await listen(other, watanabe.token)
  const person = await applicant(server)
  await until(async () => {
    await tanaka.call('mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }', {
      input: { UserId: person.id, Stop: true, Reason: '確認のため' },
    })
    expect(first.changes).toBeGreaterThan(0)
  })
  const late = await listen(other, watanabe.token, 'place=Desk&ago=50000')
  await until(() => expect(late.changes).toBeGreaterThan(0))
})

it('whoever reads the numbers of the desk after they were told of a change reads the new ones', async () => {
  const stream = await listen(server, watanabe.token)
  const count = async () => {
    const { data } = await watanabe.call('{ countWork { All Mine } }')
    return data?.countWork as { All: number; Mine: number }
  }
  const first = await count()
  for (let added = 1; added <= 5; added++) {
    const before = stream.changes
    await tanaka.call('mutation ($input: CreateWorkItemInput!) { createWorkItem(input: $input) { Id } }', {
      input: { Title: '折り返しの電話', Due: '2026-12-01', AssigneeId: watanabe.id },
    })
    await until(() => expect(stream.changes).toBeGreaterThan(before))
    expect(await count()).toEqual({ All: first.All + added, Mine: added })
  }
})

it('what is only read is told to nobody', async () => {
  const alone = await startTestServer()
  try {
    const [reader, colleague] = await Promise.all([staff(alone), staff(alone)])
    const stream = await listen(alone, reader.token)
    await colleague.call('query { getWorkCounts { Attention } }')
    // What is told comes in order.
    await listen(alone, colleague.token)
    await until(() => expect(stream.presence).toHaveLength(1))
    expect(stream.changes).toBe(0)
  } finally {
    await alone.close()
  }
})

it('colleagues see who is where, whichever process they are at, and not themselves', async () => {
  const userId = randomUUID()
  const one = await listen(server, tanaka.token, `place=Person&user=${userId}`)
  const two = await listen(other, watanabe.token)
  await until(() => expect(two.presence).toEqual([{ Name: '田中 三郎', Place: 'Person', UserId: userId }]))
  await until(() => expect(one.presence).toEqual([{ Name: '渡部 栞', Place: 'Desk', UserId: null }]))
  one.source.close()
  await until(() => expect(two.presence).toEqual([]))
})

it('an address that makes no sense is somewhere else', async () => {
  await listen(server, tanaka.token, 'place=Vault&user=x')
  const stream = await listen(server, watanabe.token)
  await until(() =>
    expect(stream.presence).toEqual([{ Name: '田中 三郎', Place: 'Elsewhere', UserId: null }]),
  )
})

it('guests and members are refused, support listens', async () => {
  const member = await applicant(server)
  const ask = (authorization?: string) =>
    fetch(`${server.url}/api/live`, { headers: authorization ? { authorization } : {} })
  expect((await ask()).status).toBe(401)
  expect((await ask(member.token)).status).toBe(403)
  expect((await listen(server, support.token)).presence).not.toBeNull()
})

it('the stream of somebody who is removed ends with their right', async () => {
  const leaver = await named('本間 誠')
  const stream = await listen(other, leaver.token)
  await until(async () => {
    expect((await listen(server, tanaka.token)).presence).toContainEqual(
      expect.objectContaining({ Name: '本間 誠' }),
    )
  })
  const proved = await named('山田 あや')
  await proved.call('mutation ($id: ID!) { deleteAdministrator(input: { Id: $id }) { Id } }', {
    id: leaver.id,
  })
  // The client asks again by itself and is refused.
  await until(() => expect(stream.refused).toBe(401))
})

it('a person’s oldest page gives way when they open too many', async () => {
  const streams = await Promise.all(Array.from({ length: 12 }, () => listen(server, support.token)))
  const ended = new Set<number>()
  streams.forEach(({ source }, nth) => source.addEventListener('error', () => ended.add(nth)))
  await listen(server, support.token)
  await until(() => expect(ended.size).toBe(1))
})

it('behind a pooler the console is told to ask by itself', async () => {
  const pooled = await startTestServer({ settings: { databasePooler: true } })
  try {
    const admin = await staff(pooled)
    const answer = await fetch(`${pooled.url}/api/live`, { headers: { authorization: admin.token } })
    expect(answer.status).toBe(204)
  } finally {
    await pooled.close()
  }
})

it('nothing of it says who is where once the listening connection is lost, and all of it again after', async () => {
  const one = await listen(server, tanaka.token)
  const two = await listen(other, watanabe.token)
  await until(() => expect(one.presence).toHaveLength(1))
  const before = two.changes
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nakatsugu live' and datname = current_database()`,
  )
  // What was told meanwhile is not known: the pages read again.
  await until(() => expect(two.changes).toBeGreaterThan(before))
  await listen(server, support.token)
  await until(() => expect(two.presence?.map(({ Name }) => Name)).toContain('管理 太郎'))
})

it('a stop does not wait for open pages', async () => {
  const third = await startTestServer()
  const admin = await staff(third)
  const stream = await listen(third, admin.token)
  const ended = new Promise((resolve) => stream.source.addEventListener('error', resolve))
  await third.close()
  expect(await ended).toBeDefined()
})
