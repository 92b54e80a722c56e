import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSampleData } from '../../../devtools/sampleData/loadSampleData'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await loadSampleData(server.deps)
})
afterAll(() => server.close())

const statements = readFileSync(
  new URL('../../../server/migrations/0005_periods_of_before.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint')

async function kept() {
  const rows = async (query: string) => (await server.db.execute(sql.raw(query))).rows
  return {
    periods: await rows(
      'select id, judged_at, valid_from, valid_until, period_closed_on from screenings order by id',
    ),
    rewards: await rows('select id, period_id from reward_entries order by id'),
    numbers: await rows('select last_value from donor_numbers'),
  }
}

test('donors from before periods were kept get those that their tests have opened', async () => {
  const before = await kept()
  for (const statement of [
    'update screenings set judged_at = null, valid_from = null, valid_until = null, period_closed_on = null',
    'alter table reward_entries disable trigger reward_entries_append_only',
    'update reward_entries set period_id = null',
    'alter table reward_entries enable trigger reward_entries_append_only',
    'alter sequence donor_numbers restart',
  ])
    await server.db.execute(sql.raw(statement))
  expect(await kept()).not.toEqual(before)
  for (const statement of statements) await server.db.execute(sql.raw(statement))
  expect(await kept()).toEqual(before)
})
