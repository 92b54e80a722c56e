import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/testServer'
import { everyOperation, fuzzOperations } from './fuzzOperations'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('up to five hundred different calls of each operation, made from the contract: none is a fault of ours', async () => {
  const { tried, wrong, shut } = await fuzzOperations(server, 500)
  process.stdout.write(`FUZZ: ${tried} tried, ${wrong.length} wrong; never got in: ${shut.join(', ')}\n`)
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(everyOperation().length * 100)
}, 7_200_000)
