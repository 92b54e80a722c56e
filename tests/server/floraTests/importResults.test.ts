import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { floraTests } from '../../../server/schema/floraTests'
import { applicant, staff, type Actor } from '../../support/actors'
import { startTestServer, type TestServer } from '../../support/testServer'
import { receivedTest, record, result, stateOf } from './support'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const HEADINGS = '検体番号,検査日,多様性スコア,エンテロタイプ,構成'
const IMPORT =
  'mutation ($input: ImportCsvInput!) { importIntestinalFloraTests(input: $input) { Rows Changed Changes { Row User { Id } Before After Mailed } Errors { Row Column Message } } }'
const importResults = async (rows: string[], DryRun = false, headings = HEADINGS) => {
  const input = { Csv: [headings, ...rows].join('\r\n'), DryRun }
  const answer = await admin.call(IMPORT, { input })
  return answer.data?.importIntestinalFloraTests
}
const COMPOSITION = 'Faecalibacterium:0.5；Prevotella：0.3；Bacteroides:0.2'

/** Somebody whose sample has arrived, and its number. */
async function sampled() {
  const person = await applicant(server)
  const id = await receivedTest(admin, person)
  const [test] = await server.db.select().from(floraTests).where(eq(floraTests.id, id))
  return { person, id, sample: test?.sampleId ?? '' }
}

describe('importIntestinalFloraTests', () => {
  test('shares results as one entry at a time would; the same file again changes nothing', async () => {
    const [one, other, entered] = [await sampled(), await sampled(), await sampled()]
    const rows = [
      `${one.sample},2026/12/1,1.03,,${COMPOSITION}`,
      `${other.sample},2026-12-01,,Bacteroides,"Bacteroides:0.6\nBlautia:0.4"`,
    ]
    const before = [await stateOf(server, one.person), await stateOf(server, other.person)]
    const preview = await importResults(rows, true)
    expect(preview).toEqual({
      Rows: 2,
      Changed: 2,
      Changes: [
        {
          Row: 2,
          User: { Id: one.person.id },
          Before: '検体受領',
          After: '結果公開済み（2026年12月1日の検査、多様性スコア 1.03、プレボテラ型）',
          Mailed: true,
        },
        {
          Row: 3,
          User: { Id: other.person.id },
          Before: '検体受領',
          After: '結果公開済み（2026年12月1日の検査、多様性スコア 0.673、バクテロイデス型）',
          Mailed: true,
        },
      ],
      Errors: [],
    })
    expect([await stateOf(server, one.person), await stateOf(server, other.person)]).toEqual(before)

    expect(await importResults(rows)).toEqual(preview)
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
    expect(shared(imported)).toMatchObject({
      status: 'Shared',
      score: 1.03,
      enterotype: 'プレボテラ型',
      ranking: 1,
    })
    expect(imported.activity.at(-1)).toEqual(typed.activity.at(-1))
    expect(imported.activity).toHaveLength(typed.activity.length)
    expect(imported.mails).toEqual(typed.mails)
    expect(shared(await stateOf(server, other.person))).toMatchObject({
      score: 0.673,
      enterotype: 'バクテロイデス型',
      ranking: 3,
    })

    const after = await stateOf(server, one.person)
    expect(await importResults(rows)).toEqual({ Rows: 2, Changed: 0, Changes: [], Errors: [] })
    expect(await stateOf(server, one.person)).toEqual(after)
  })

  test('shares nothing when one row is wrong, and says what is wrong with each', async () => {
    const [good, bad] = [await sampled(), await sampled()]
    const rows = [
      `${good.sample},2026-12-01,,,${COMPOSITION}`,
      `S-none,2026-12-01,,,${COMPOSITION}`,
      `${bad.sample},2026-12-01,2.5,,${COMPOSITION}`,
      `${bad.sample},2026-12-02,,,${COMPOSITION}`,
      `${bad.sample},2026-12-01,,,Bacteroides`,
      `${bad.sample},2026-12-01,,,Bacteroides:0.5`,
      `${bad.sample},2026-12-01,,,Bacteroides:0.5;Bacteroides:0.5`,
      `${bad.sample},,,,${COMPOSITION}`,
    ]
    for (const DryRun of [true, false]) {
      const answer = await importResults(rows, DryRun)
      expect(answer).toMatchObject({ Rows: 8, Changed: 0 })
      expect(answer?.Errors).toEqual([
        { Row: 3, Column: '検体番号', Message: 'この検体番号の検査が見つかりません' },
        { Row: 4, Column: '多様性スコア', Message: '多様性スコア2.5が、構成から計算した値1.030と合いません' },
        { Row: 5, Column: '検査日', Message: '検査日は今日までの日付を入力してください' },
        {
          Row: 6,
          Column: '構成',
          Message: '構成を「菌の名前：割合」の形で、「；」で区切って入力してください',
        },
        { Row: 7, Column: '構成', Message: '割合の合計が1になるように入力してください（いまの合計：0.500）' },
        {
          Row: 8,
          Column: '構成',
          Message: '構成を「菌の名前：割合」の形で、「；」で区切って入力してください',
        },
        { Row: 9, Column: '検査日', Message: '検査日は必須です' },
      ])
    }
    expect((await stateOf(server, good.person)).tests).toMatchObject([{ status: 'Received' }])
  })

  test('does not take a result that differs from the one that is shared, nor two for one sample', async () => {
    const { sample } = await sampled()
    const rows = [
      `${sample},2026-12-01,,,${COMPOSITION}`,
      `${sample},2026-12-01,,,${COMPOSITION}`,
      `${sample},2026-12-01,,,Bacteroides:1`,
    ]
    expect(await importResults(rows)).toEqual({
      Rows: 3,
      Changed: 0,
      Changes: [],
      Errors: [{ Row: 4, Column: null, Message: 'この検査の結果は公開済みです。' }],
    })
    expect(await importResults(rows.slice(0, 2))).toMatchObject({ Rows: 2, Changed: 1, Errors: [] })
  })

  test('needs the number of the sample and the composition, in whatever order', async () => {
    expect(
      (await importResults(['2026-12-01'], false, '検査日'))?.Errors.map(({ Column }) => Column),
    ).toEqual(['検体番号', '構成'])
    const { id, sample } = await sampled()
    await server.db.update(floraTests).set({ examDate: '2026-12-01' }).where(eq(floraTests.id, id))
    expect(await importResults([`${COMPOSITION},${sample}`], false, '構成,検体番号')).toMatchObject({
      Changed: 1,
    })
  })
})
