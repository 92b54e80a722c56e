import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asDatabase } from '../../../../devtools/sampleData/loadSampleData'
import type { Transaction } from '../../../../server/ground/db/client'
import { userProfiles } from '../../../../server/ground/tables/users'
import { often } from '../../../support/full'
import { donor } from '../../../support/people'
import { times } from '../../../support/soak'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { playHistories } from './playHistories'

let server: TestServer
let template: Parameters<typeof playHistories>[1]
beforeAll(async () => {
  server = await startTestServer()
  const { id, period } = await donor(server)
  const [profile] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, id))
  if (!profile) throw new Error('No donor')
  template = { profile, period }
})
afterAll(() => server.close())

const HISTORIES = times(often(25, 1_000), 10_000)
const AT_ONCE = 100
/** On a loaded machine all of them take an hour. */
const TOLD_EACH = 500

class Done extends Error {}

/** Histories in one transaction that leaves nothing behind. */
async function play(seeds: readonly number[], broken?: SQL): Promise<string[]> {
  let found: string[] = []
  const work = async (tx: Transaction) => {
    if (broken) await tx.execute(broken)
    const { db } = server
    const inside = asDatabase(tx, db.$client)
    found = await playHistories({ tx, deps: { ...server.deps, db: inside, lists: inside } }, template, seeds)
    throw new Done()
  }
  await server.db.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Done)) throw error
  })
  return found
}
const seedsFrom = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

test('no unit is usable outside its bracket, none that must be is not held, none is held needlessly', async () => {
  const wrong: string[] = []
  for (let from = 0; from < HISTORIES; from += AT_ONCE) {
    wrong.push(...(await play(seedsFrom(from, Math.min(AT_ONCE, HISTORIES - from)))))
    const tried = Math.min(from + AT_ONCE, HISTORIES)
    if (tried % TOLD_EACH === 0 || tried === HISTORIES)
      process.stdout.write(`histories: ${tried} tried, ${wrong.length} wrong\n`)
  }
  expect(wrong.slice(0, 20)).toEqual([])
}, 7_200_000)

/** What breaks a rule in the database alone, histories that come upon it, and what they say. */
const controls: [what: string, seeds: number[], broken: SQL, says: string][] = [
  [
    'a hold that forgets its first day',
    [48, 51],
    sql`create or replace function is_covered(given date, since date, until date) returns boolean language sql immutable
      return (since is null or since < given) and (until is null or given <= until)`,
    'not held',
  ],
  [
    'a hold that reaches a day too far',
    [36, 11],
    sql`create or replace function is_covered(given date, since date, until date) returns boolean language sql immutable
      return (since is null or since <= given + 1) and (until is null or given <= until)`,
    'held needlessly',
  ],
  [
    'a bracket that stands whatever was found',
    [7, 45],
    sql`create or replace function is_bracketed(person uuid, given date) returns boolean language plpgsql
      as $$ begin return true; end $$`,
    'usable outside',
  ],
]

test.each(controls)('the control: %s is found', async (_, seeds, broken, says) => {
  const wrong = await play(seeds, broken)
  expect(wrong.map((line) => line.replace(/^\d+ /, ''))).toContain(says)
})
