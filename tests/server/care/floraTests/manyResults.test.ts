import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runBulk } from '../../../../server/office/bulk/runBulk'
import { administrators } from '../../../../server/ground/tables/administrators'
import { bulkJobs } from '../../../../server/ground/tables/bulk'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { staff, type Actor } from '../../../support/actors'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { linesOf, manyPeople, previewTable, START } from '../../office/bulk/bulkTesting'
import { record, result } from './support'

// A table of more rows than are done at once, and than fit into one transaction.
const ROWS = 80
const AT_ONCE = 50

let server: TestServer
let admin: Actor
let towns = 0
let town: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await staff(server)
  town = `第${++towns}市`
})

type Sample = { id: string; user_id: string; sample_id: string }

/** People of a town of their own whose samples have arrived, and the laboratory's table about them. */
async function laboratory(): Promise<{ samples: Sample[]; csv: string }> {
  await manyPeople(server, ROWS, { city: town })
  const { rows: samples } = await server.db.$client.query<Sample>(
    `insert into flora_tests (id, user_id, status, sample_id, invited_date, inspection_detail_created_at, created_at, updated_at)
      select gen_random_uuid(), id, 'Received', $1 || row_number() over (), '2026-11-30', $2, $2, $2
      from user_profiles where city = $1 returning id, user_id, sample_id`,
    [town, TEST_NOW],
  )
  const lines = samples.map(
    ({ sample_id }) => `${sample_id},2026-12-01,,,Faecalibacterium:0.5；Prevotella：0.3；Bacteroides:0.2`,
  )
  return { samples, csv: ['検体番号,検査日,多様性スコア,エンテロタイプ,構成', ...lines].join('\r\n') }
}

const start = async ({ Id, Fingerprint }: { Id: string; Fingerprint: string }) =>
  (await admin.call(START, { input: { Id, Fingerprint } })).data?.startBulk

const runAll = () => runBulk(server.deps, TEST_NOW)

async function isFinished(jobId: string): Promise<boolean> {
  const [job] = await server.db.select().from(bulkJobs).where(eq(bulkJobs.id, jobId))
  return job?.finishedAt != null
}

/** What is kept of each: as many results, rows of the log, mails, and changes that belong to their own row of the log. */
async function keptOf(samples: readonly Sample[]) {
  const { rows } = await server.db.$client.query<{ kept: number[]; people: number }>(
    `select kept, count(*)::int as people from (select array[
      (select count(*) from flora_tests t where t.user_id = p.id and status = 'Shared' and ranking is not null),
      p.intestinal_flora_count,
      (select count(*) from activities a where a.user_id = p.id and operation = 'Share'),
      (select count(*) from mail_outbox m where m.user_id = p.id and m.kind = 'reportShared'),
      (select count(*) from value_changes v join activities a on a.user_id = v.user_id and a.change_id = v.change_id
        where v.user_id = p.id and a.operation = 'Share')]::int[] as kept
      from user_profiles p where id = any($1)) as each group by kept order by people`,
    [samples.map(({ user_id }) => user_id)],
  )
  return rows
}
const ONCE = [1, 1, 1, 1, 3]
const NOTHING = [0, 0, 0, 0, 0]

describe('a long table of results', () => {
  test('refuses the rows that do not fit any more alone, in the middle of the others', async () => {
    const { samples, csv } = await laboratory()
    const job = await previewTable(admin, 'ShareFloraResults', csv)
    expect(job).toMatchObject({ Pending: ROWS })
    const [differs, same, late] = [samples[17], samples[31], samples[66]]
    const other = { Faecalibacterium: 0.6, Blautia: 0.4 }
    await record(admin, result(differs?.id ?? '', { IntestinalFloraComposition: other }))
    await record(admin, result(same?.id ?? ''))
    await record(admin, result(late?.id ?? '', { IntestinalFloraComposition: other }))
    expect(await start(job)).toMatchObject({
      State: 'Running',
      Done: AT_ONCE - 2,
      Refused: 2,
      Pending: ROWS - AT_ONCE,
    })
    await runAll()
    const refused = (await linesOf(admin, job.Id)).filter(({ State }) => State !== 'Done')
    expect(refused.map(({ User, Refusal }) => [User, Refusal])).toEqual([
      [differs?.user_id, 'Changed'],
      [same?.user_id, 'AlreadySo'],
      [late?.user_id, 'Changed'],
    ])
    expect(await keptOf(samples)).toEqual([{ kept: ONCE, people: ROWS }])
    const [kept] = await server.deps.vault.open(
      server.db,
      'flora_tests',
      await server.db
        .select()
        .from(floraTests)
        .where(eq(floraTests.id, differs?.id ?? '')),
    )
    expect(kept?.intestinalFloraComposition).toEqual(other)
  })

  test('shares each once when the connection is lost in the middle of a transaction', async () => {
    const { samples, csv } = await laboratory()
    const job = await previewTable(admin, 'ShareFloraResults', csv)
    await start(job)
    const client = await server.db.$client.connect()
    await client.query('BEGIN')
    await client.query('select from flora_tests where id = $1 for update', [samples[ROWS - 3]?.id])
    const run = Promise.allSettled([runAll()])
    const waiting =
      'select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0'
    await expect.poll(async () => (await server.db.$client.query(waiting)).rowCount).toBe(1)
    await server.db.$client.query(`select pg_terminate_backend(pid) from (${waiting}) as held`)
    await client.query('ROLLBACK')
    client.release()
    await run
    await runAll()
    expect(await isFinished(job.Id)).toBe(true)
    expect(await keptOf(samples)).toEqual([{ kept: ONCE, people: ROWS }])
  })

  test('read twice at the same time is shared once', async () => {
    const { samples, csv } = await laboratory()
    const jobs = await Promise.all([
      previewTable(admin, 'ShareFloraResults', csv),
      previewTable(admin, 'ShareFloraResults', csv),
    ])
    await Promise.all(jobs.map(start))
    await Promise.all([runAll(), runAll()])
    await runAll()
    const lines = (await Promise.all(jobs.map(({ Id }) => linesOf(admin, Id)))).flat()
    expect(lines.filter(({ State }) => State === 'Done')).toHaveLength(ROWS)
    expect(lines.filter(({ Refusal }) => Refusal === 'AlreadySo')).toHaveLength(ROWS)
    expect(await keptOf(samples)).toEqual([{ kept: ONCE, people: ROWS }])
  })

  test('stops where whoever began it may not do it any more', async () => {
    const { samples, csv } = await laboratory()
    const job = await previewTable(admin, 'ShareFloraResults', csv)
    await start(job)
    await server.db.update(administrators).set({ removedAt: TEST_NOW }).where(eq(administrators.id, admin.id))
    await runAll()
    expect(await isFinished(job.Id)).toBe(true)
    expect(await keptOf(samples)).toEqual([
      { kept: NOTHING, people: ROWS - AT_ONCE },
      { kept: ONCE, people: AT_ONCE },
    ])
  })
})
