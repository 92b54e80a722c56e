import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/testServer'
import { everyOperation, fuzzOperations } from './fuzzOperations'
import { often } from '../support/full'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('calls of each operation, made from the contract: none is a fault of ours', async () => {
  const calls = often(2, 4)
  const { tried, wrong } = await fuzzOperations(server, calls)
  process.stdout.write(`FUZZ: ${tried} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
  expect(tried).toBe(everyOperation().length * calls)
}, 300_000)

test('the control: an operation whose table is not there is a fault of ours', async () => {
  const operations = everyOperation().filter(({ field }) => field.name === 'listSharedViews')
  await server.db.execute(sql`alter table shared_views rename to shared_views_away`)
  const { tried, wrong } = await fuzzOperations(server, 2, operations)
  await server.db.execute(sql`alter table shared_views_away rename to shared_views`)
  expect(tried).toBe(2)
  // The other caller may not ask.
  expect(wrong).toEqual([expect.stringMatching(/^listSharedViews /)])
})
