import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBulk } from '../../../../server/office/bulk/runBulk'
import { activities } from '../../../../server/ground/tables/activity'
import { bulkJobs, bulkRows } from '../../../../server/ground/tables/bulk'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { importTable, linesOf, manyPeople, previewTable, START, UNDO } from '../../office/bulk/bulkTesting'
import { receivedTest, record, result, stateOf } from './support'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const HEADINGS = '検体番号,検査日,多様性スコア,エンテロタイプ,構成'
const tableOf = (rows: readonly string[], headings = HEADINGS) => [headings, ...rows].join('\r\n')
const COMPOSITION = 'Faecalibacterium:0.5；Prevotella：0.3；Bacteroides:0.2'

/** Somebody whose sample has arrived, and its number. */
async function sampled() {
  const person = await applicant(server)
  const id = await receivedTest(admin, person)
  const [test] = await server.db.select().from(floraTests).where(eq(floraTests.id, id))
  return { person, id, sample: test?.sampleId ?? '' }
}

describe('a table of results', () => {
  test('shares what one entry at a time would; the same file again changes nothing', async () => {
    const [one, other, entered] = [await sampled(), await sampled(), await sampled()]
    const csv = tableOf([
      `${one.sample},2026/12/1,1.03,,${COMPOSITION}`,
      `${other.sample},2026-12-01,,Bacteroides,"Bacteroides:0.6\nBlautia:0.4"`,
    ])
    const before = [await stateOf(server, one.person), await stateOf(server, other.person)]
    const { Id } = await previewTable(admin, 'ShareFloraResults', csv)
    const told = { State: 'Pending', Refusal: null, Problems: [] }
    expect(await linesOf(admin, Id)).toEqual([
      {
        ...told,
        Line: 2,
        User: one.person.id,
        Before: `検体受領（検体番号 ${one.sample}）`,
        After: '結果公開済み（2026年12月1日の検査、多様性スコア 1.03、プレボテラ型）',
      },
      {
        ...told,
        Line: 3,
        User: other.person.id,
        Before: `検体受領（検体番号 ${other.sample}）`,
        After: '結果公開済み（2026年12月1日の検査、多様性スコア 0.673、バクテロイデス型）',
      },
    ])
    expect([await stateOf(server, one.person), await stateOf(server, other.person)]).toEqual(before)

    const { Id: job, Done } = await importTable(admin, 'ShareFloraResults', csv)
    expect(Done).toBe(2)
    const held = await server.db.select().from(bulkRows).where(eq(bulkRows.jobId, job))
    expect(held.map(({ given }) => given)).toEqual([null, null])
    await record(admin, result(entered.id, { DiversityScore: 1.03 }))
    const [imported, typed] = [await stateOf(server, one.person), await stateOf(server, entered.person)]
    const shared = ({ tests: [row] }: typeof imported) => ({
      status: row?.status,
      examDate: row?.examDate,
      score: row?.diversityScore,
      scaled: row?.diversityScoreScaled,
      enterotype: row?.enterotype,
      composition: row?.intestinalFloraComposition,
      ranking: row?.ranking,
    })
    expect(shared(imported)).toEqual(shared(typed))
    expect(shared(imported)).toMatchObject({ status: 'Shared', enterotype: 'プレボテラ型', ranking: 1 })
    expect(imported.activity.at(-1)).toEqual(typed.activity.at(-1))
    expect(imported.activity).toHaveLength(typed.activity.length)
    expect(imported.mails).toEqual(typed.mails)
    expect(shared(await stateOf(server, other.person))).toMatchObject({ score: 0.673, ranking: 3 })
    expect(codeOf(await admin.call(UNDO, { input: { Id: job } }))).toBe('INVALID_STATE')

    const after = await stateOf(server, one.person)
    const again = await previewTable(admin, 'ShareFloraResults', csv)
    expect(again).toMatchObject({ Pending: 0, Refusals: [{ Refusal: 'AlreadySo', Count: 2 }] })
    expect(await stateOf(server, one.person)).toEqual(after)
  })

  test('says all that is wrong with each row at once', async () => {
    const [bad, early] = [await sampled(), await applicant(server)]
    await record(admin, {
      UserId: early.id,
      Status: 'Guidance',
      DeadlineForApplicationAt: '2026-12-15',
    })
    await server.db.update(floraTests).set({ sampleId: 'S-early' }).where(eq(floraTests.userId, early.id))
    const { Id } = await previewTable(
      admin,
      'ShareFloraResults',
      tableOf([
        `S-none,2026-12-02,,,Bacteroides`,
        `${bad.sample},2026-12-02,2.5,unknown,${COMPOSITION}`,
        `${bad.sample},2026-12-01,,,Bacteroides:0.5`,
        `${bad.sample},,,,${COMPOSITION}`,
        `S-early,2026-12-01,,,${COMPOSITION}`,
      ]),
    )
    const lines = await linesOf(admin, Id)
    expect(new Set(lines.map(({ Refusal }) => Refusal))).toEqual(new Set(['Unread']))
    const unreadable = '構成：構成を「菌の名前：割合」の形で、「；」で区切って入力してください'
    expect(lines.map(({ Problems }) => Problems)).toEqual([
      [
        '検体番号：この検体番号の検査が見つかりません',
        unreadable,
        '検査日：検査日は今日までの日付を入力してください',
      ],
      [
        '検査日：検査日は今日までの日付を入力してください',
        '多様性スコア：多様性スコア2.5が、構成から計算した値1.030と合いません',
        expect.stringContaining('エンテロタイプ：'),
      ],
      ['構成：割合の合計が1になるように入力してください（いまの合計：0.500）'],
      ['検査日：検査日は必須です'],
      [expect.stringContaining('検体')],
    ])
    expect((await stateOf(server, bad.person)).tests).toMatchObject([{ status: 'Received' }])
  })

  test('takes one result for a sample, and none that differs from what is shared', async () => {
    const { sample } = await sampled()
    const rows = [`${sample},2026-12-01,,,${COMPOSITION}`, `${sample},2026-12-01,,,Bacteroides:1`]
    const { Id, Done } = await importTable(admin, 'ShareFloraResults', tableOf(rows))
    expect(Done).toBe(1)
    expect((await linesOf(admin, Id)).map(({ Refusal }) => Refusal)).toEqual([null, 'Twice'])
    const { Id: next } = await previewTable(admin, 'ShareFloraResults', tableOf(rows.slice(1)))
    expect(await linesOf(admin, next)).toMatchObject([
      { Refusal: 'Unread', Problems: ['この検査の結果は公開済みです。'] },
    ])
  })

  test('reads its columns in whatever order, with the day that is kept', async () => {
    const { id, sample } = await sampled()
    await server.db.update(floraTests).set({ examDate: '2026-12-01' }).where(eq(floraTests.id, id))
    const csv = tableOf([`${COMPOSITION},${sample}`], '構成,検体番号')
    expect(await importTable(admin, 'ShareFloraResults', csv)).toMatchObject({ Done: 1 })
  })

  test('goes on where a killed run stopped, and shares and mails each once', async () => {
    await manyPeople(server, 80, { city: '酒田市' })
    const { rows } = await server.db.$client.query<{ sample_id: string }>(
      `insert into flora_tests (id, user_id, status, sample_id, invited_date, inspection_detail_created_at, created_at, updated_at)
        select gen_random_uuid(), id, 'Received', 'K-' || row_number() over (), '2026-11-30', $1, $1, $1
        from user_profiles where city = '酒田市' returning sample_id`,
      [TEST_NOW],
    )
    const csv = tableOf(rows.map(({ sample_id }) => `${sample_id},2026-12-01,,,${COMPOSITION}`))
    const job = await previewTable(admin, 'ShareFloraResults', csv)
    const started = await admin.call(START, { input: { Id: job.Id, Fingerprint: job.Fingerprint } })
    expect(started.data?.startBulk).toMatchObject({ State: 'Running', Done: 50, Pending: 30 })
    // A run that is killed in the middle of a row: its transaction is gone with its connection.
    const client = await server.db.$client.connect()
    await client.query('BEGIN')
    await client.query(
      `update bulk_rows set state = 'Done' where (job_id, position) in
        (select job_id, position from bulk_rows where state = 'Pending' order by position limit 1)`,
    )
    await runBulk(server.deps, TEST_NOW)
    client.release(true)
    // The same file is sent again meanwhile.
    await importTable(admin, 'ShareFloraResults', csv)
    await Promise.all([runBulk(server.deps, TEST_NOW), runBulk(server.deps, TEST_NOW)])
    await runBulk(server.deps, TEST_NOW)
    const [done] = await server.db.select().from(bulkJobs).where(eq(bulkJobs.id, job.Id))
    expect(done?.finishedAt).not.toBeNull()
    const tests = await server.db.select().from(floraTests).where(like(floraTests.sampleId, 'K-%'))
    expect(tests.filter(({ status, ranking }) => status === 'Shared' && ranking !== null)).toHaveLength(80)
    for (const { userId } of tests) {
      const [mails, log] = await Promise.all([
        server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId)),
        server.db
          .select()
          .from(activities)
          .where(and(eq(activities.userId, userId), eq(activities.operation, 'Share'))),
      ])
      expect([mails.length, log.length]).toEqual([1, 1])
    }
  })
})
