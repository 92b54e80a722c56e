import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSampleData } from '../../../devtools/sampleData/loadSampleData'
import { checkRows } from '../../../devtools/simulation/invariants/checkInvariants'
import { runDueJobs } from '../../../server/jobs/jobs'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await loadSampleData({ deps: server.deps, embedded: server.identity })
})
afterAll(() => server.close())

test('the sample people keep the rules that the simulation verifies, also after a day’s work', async () => {
  await runDueJobs(server.deps, server.clock.now())
  const checked = await checkRows(server.db)
  expect(checked.filter(({ broken }) => broken.length > 0)).toEqual([])
  for (const { label, looked } of checked) expect(looked, label).toBeGreaterThan(10)
})
