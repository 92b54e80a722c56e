import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportHead, readHeads } from '../../../server/records/seals/heads'
import { sealActivities } from '../../../server/records/seals/sealActivities'
import { activitySeals, unsealedActivities } from '../../../server/ground/tables/seals'
import { verifySeals } from '../../../server/records/seals/verifySeals'
import { activities, activityReasons } from '../../../server/ground/tables/activity'
import type { Transaction } from '../../../server/ground/db/client'
import { createRandom } from '../../../devtools/world/random'
import { applicant, staff } from '../../support/actors'
import { startTestServer, type TestServer } from '../../support/testServer'
import { brief, verdictAfter, writeLog } from './sealTesting'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ connections: 30 })
})
afterAll(() => server.close())

const random = createRandom(3)
const write = (rows: number) => writeLog(server.db, rows, random)
const verify = () => verifySeals(server.db, [], [], { vault: server.deps.vault })
const sealAll = () => sealActivities(server.db, { vault: server.deps.vault })
const whole = { findings: [], broken: 0, lost: 0 }

/** A transaction that has written and is committed when the returned function is called. */
async function writing() {
  const [written, hasWritten] = signal()
  const [held, letGo] = signal()
  const ended = server.db.transaction(async (tx) => {
    await writeLog(tx, 1, random)
    hasWritten()
    await held
  })
  await Promise.race([written, ended])
  return async () => {
    letGo()
    await ended
  }
}

function signal(): [Promise<void>, () => void] {
  let give = () => undefined as void
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return [given, give]
}

test('writers at the same time as two sealers leave one chain without a gap', async () => {
  let done = false
  const seal = async () => {
    let sealed = 0
    while (!done) sealed += await sealActivities(server.db)
    return sealed
  }
  const writer = async (index: number) => {
    for (let time = 0; time < 10; time++)
      await server.db
        .transaction(async (tx) => {
          await writeLog(tx, 3, createRandom(index * 100 + time))
          if (time % 5 === 4) throw new RangeError('taken back')
        })
        .catch((error: unknown) => {
          if (!(error instanceof RangeError)) throw error
        })
  }
  const sealers = [seal(), seal()]
  await Promise.all(Array.from({ length: 10 }, (_, index) => writer(index)))
  done = true
  const sealed = await Promise.all(sealers)
  const rest = await sealActivities(server.db)
  expect(sealed.reduce((sum, count) => sum + count, rest)).toBe(240)
  const { rows } = await server.db.execute(sql`SELECT count(*)::int, max(no)::int FROM activity_seals`)
  expect(rows).toEqual([{ count: 240, max: 240 }])
  expect(await verify()).toEqual({ ...whole, verified: 240, records: 0, lastNo: 240, waiting: 0 })
})

test('a row that is committed after later ones were sealed is sealed then', async () => {
  const commit = await writing()
  await write(2)
  expect(await sealActivities(server.db)).toBe(2)
  await commit()
  expect(await verify()).toMatchObject({ ...whole, waiting: 1 })
  expect(await sealActivities(server.db)).toBe(1)
  expect(await sealActivities(server.db)).toBe(0)
  expect(await verify()).toMatchObject({ ...whole, waiting: 0 })
})

test('what waits too long, or is gone before it was sealed, is told', async () => {
  await write(2)
  const ago = (interval: string) => async (tx: Transaction) =>
    tx.update(unsealedActivities).set({ since: sql`now() - ${interval}::interval` })
  const after = (tamper: (tx: Transaction) => Promise<unknown>) => verdictAfter(server.db, [], tamper)
  expect(await after(ago('14 minutes'))).toMatchObject({ ...whole, waiting: 2 })
  const late = await after(ago('16 minutes'))
  const { rows } = await server.db.execute<{ id: string }>(sql`SELECT max(id) AS id FROM activities`)
  const last = Number(rows[0]?.id)
  expect(late).toMatchObject({ broken: 2, waiting: 0 })
  expect(late.findings.map(brief)).toEqual([`unsealed ${last - 1}`, `unsealed ${last}`])
  const gone = await after((tx) => tx.execute(sql`DELETE FROM activities WHERE id = ${last}`))
  expect(gone.findings.map(brief)).toEqual([`missing ${last}`])
  expect(await sealActivities(server.db)).toBe(2)
})

test.each(['UPDATE activity_seals SET no = no', 'DELETE FROM activity_seals', 'TRUNCATE activity_seals'])(
  '%s is refused',
  async (statement) => {
    await write(1)
    await sealActivities(server.db)
    const refused = server.db.execute(sql.raw(statement))
    await expect(refused).rejects.toMatchObject({
      cause: { message: 'activity_seals rows are never changed' },
    })
  },
)

describe('the end of the chain', () => {
  test('is written down when it has come further, and what stands there is not written over', async () => {
    const day = new Date('2026-12-01T15:30:00Z')
    const head = async (now: Date) => [await exportHead(server.deps, now), await readHeads(server.deps.files)]
    const [, [first]] = (await head(day)) as [number, { key: string; no: number }[]]
    expect(first?.key).toBe('activity-heads/2026-12-02T0030.json')
    expect(server.logged.filter((line) => line.includes('head of the activity log'))).toEqual([
      expect.stringMatching(
        `"no":${first?.no},"hash":"[0-9a-f]{64}","records":null,"at":"2026-12-01T15:30:00.000Z"`,
      ),
    ])
    await write(1)
    await sealActivities(server.db)
    expect(await head(day), 'in the same minute').toEqual([0, [first]])
    const [written, heads] = await head(new Date('2026-12-02T15:00:00Z'))
    expect([written, heads]).toEqual([1, [first, expect.objectContaining({ no: (first?.no ?? 0) + 1 })]])
    expect(await verifySeals(server.db, await readHeads(server.deps.files))).toMatchObject(whole)
  })

  test('in a file that was spoilt is told as one that is not in the chain', async () => {
    const { files } = server.deps
    const key = 'activity-heads/2026-12-04T0000.json'
    for (const content of ['', '{', '[]', '{"no":1,"hash":"00"}', '{"no":null,"hash":null}']) {
      await files.put(key, Buffer.from(content), 'application/json')
      const { findings } = await verifySeals(server.db, await readHeads(files))
      expect(findings, content).toMatchObject([{ kind: 'rewritten', key }])
    }
    await files.delete(files.bucket, key)
  })
})

test('a log from before the seals is sealed after the migration, batch by batch, behind what is new', async () => {
  for (const statement of [
    'DROP TABLE activity_seals, unsealed_activities',
    'DROP FUNCTION queue_for_seal CASCADE',
    'ALTER TABLE activity_reasons DROP COLUMN salt',
    `INSERT INTO activities (time, category, operation, text)
      SELECT now(), 'Account', 'SignIn', n::text FROM generate_series(1, 5000) AS n`,
    // The numbers have gaps, as those of a log have.
    'ALTER TABLE activities DISABLE TRIGGER USER',
    'DELETE FROM activities WHERE id % 7 = 0 AND id NOT IN (SELECT activity_id FROM activity_reasons)',
    'ALTER TABLE activities ENABLE TRIGGER USER',
  ])
    await server.db.execute(sql.raw(statement))
  const migration = new URL('../../../server/ground/migrations/0013_log_seals.sql', import.meta.url)
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
    await server.db.execute(sql.raw(statement))
  await server.db.execute(sql`ALTER TABLE activity_seals ADD COLUMN key_id text`)
  const before = await server.db.$count(activities)
  await write(3)

  expect(await verify()).toMatchObject({ ...whole, verified: 0, waiting: before + 3 })
  expect(await sealActivities(server.db, { most: 3 })).toBe(3)
  const seals = server.db.select({ id: activitySeals.activityId }).from(activitySeals)
  const { rows } = await server.db.execute<{ id: string }>(sql`SELECT max(id) AS id FROM activities`)
  const last = Number(rows[0]?.id)
  expect((await seals).map(({ id }) => id)).toEqual([last - 2, last - 1, last])
  expect(await sealActivities(server.db, { most: 1 })).toBe(2000)
  expect(await verify()).toMatchObject({ ...whole, verified: 2003, waiting: before - 2000 })
  expect(await sealActivities(server.db)).toBe(before - 2000)
  expect(await verify()).toMatchObject({ ...whole, verified: before + 3, waiting: 0 })
  expect(await server.db.$count(unsealedActivities)).toBe(0)
})

// At the end: what follows on somebody's leaving may write to the log a little later.
describe('reasons', () => {
  const mutation = (name: string, more = '') =>
    `mutation ($id: ID!, $reason: String!) { ${name}(input: { UserId: $id, Reason: $reason${more} }) { Id } }`

  test('what staff wrote is erased with somebody who leaves, and the chain stays whole', async () => {
    const [office, actor] = [await staff(server), await applicant(server)]
    expect(
      (await office.send(mutation('stopUser', ', Stop: true'), { id: actor.id, reason: '本人 山田の電話' }))
        .errors,
    ).toBeUndefined()
    await sealAll()
    const reasons = () => server.db.select().from(activityReasons)
    const [before] = (await reasons()).toReversed()
    const id = before?.activityId ?? 0
    const erased = await verdictAfter(
      server.db,
      [],
      (tx) => tx.delete(activityReasons).where(eq(activityReasons.activityId, id)),
      [],
      { vault: server.deps.vault },
    )
    expect(erased.findings.map(brief), 'while the person is here').toEqual([`missing ${id}`])

    expect(
      (await office.send(mutation('deleteUser'), { id: actor.id, reason: '申し出' })).errors,
    ).toBeUndefined()
    expect((await reasons()).some(({ activityId }) => activityId === id)).toBe(false)
    await sealAll()
    expect(await verify()).toMatchObject(whole)
    const [seal] = await server.db.select().from(activitySeals).where(eq(activitySeals.activityId, id))
    expect(seal?.reasonDigest).toHaveLength(32)
  })
})
