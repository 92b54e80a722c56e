import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicant, staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { receivedTest, record, result, stateOf } from './support'

let server: TestServer
let admin: Actor

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

describe('a result', () => {
  const cases: [string, object, Record<string, string>][] = [
    [
      'with another diversity',
      { DiversityScore: 2 },
      { DiversityScore: '多様性スコア2が、構成から計算した値1.030と合いません' },
    ],
    [
      'of a day to come',
      { ExamDate: '2026-12-02' },
      { ExamDate: '検査日は今日までの日付を入力してください' },
    ],
    [
      'from before the invitation',
      { ExamDate: '2026-11-30' },
      { ExamDate: '検査日は案内日（2026年12月1日（火））以降の日付を入力してください' },
    ],
    ['without a day', { ExamDate: null }, { ExamDate: '検査日は必須です' }],
    [
      'without a composition',
      { IntestinalFloraComposition: null },
      { IntestinalFloraComposition: '構成は必須です' },
    ],
    [
      'that does not add up',
      { IntestinalFloraComposition: { Bacteroides: 0.5 } },
      { IntestinalFloraComposition: '割合の合計が1になるように入力してください（いまの合計：0.500）' },
    ],
    [
      'with an enterotype of its own',
      { Enterotype: 'E型' },
      {
        Enterotype: 'エンテロタイプは、バクテロイデス型、プレボテラ型、ルミノコッカス型から入力してください',
      },
    ],
    ['with a field of another step', { SampleId: 'S' }, { SampleId: '使用できない項目が含まれています' }],
  ]
  test('that is not sound is refused by field and writes nothing', async () => {
    const user = await applicant(server)
    const id = await receivedTest(admin, user)
    const before = await stateOf(server, user)
    for (const [, wrong, fields] of cases) {
      const answer = await record(admin, { ...result(id), ...wrong })
      expect(answer.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields })
    }
    expect(await stateOf(server, user)).toEqual(before)
  })

  test('without diversity and enterotype has them computed; an enterotype that is given stands', async () => {
    const [one, other] = [await applicant(server), await applicant(server)]
    const computed = await record(admin, result(await receivedTest(admin, one)))
    expect(computed.data?.recordIntestinalFloraTest).toMatchObject({
      DiversityScore: 1.03,
      Enterotype: 'プレボテラ型',
    })
    const id = await receivedTest(admin, other)
    const given = await record(admin, result(id, { Enterotype: 'Ruminococcus' }))
    expect(given.data?.recordIntestinalFloraTest.Enterotype).toBe('ルミノコッカス型')
  })
})
