import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordActivity } from '../../../../server/ground/recordActivity'
import { activities } from '../../../../server/ground/tables/activity'
import { guidances } from '../../../../server/ground/tables/guidance'
import { userProfiles } from '../../../../server/ground/tables/users'
import { recordSecurityEvent } from '../../../../server/records/security/recordSecurityEvent'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { passing, START } from '../../../support/answers'
import type { Actor } from '../../../support/actors'
import { applicant, certified, invited, newcomer, staff, suspended } from '../../../support/actors'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { stated } from '../../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { record as recordFlora, receivedTest, result } from '../floraTests/support'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (token: string | null, format = 'json') =>
  fetch(`${server.url}/api/own_data?format=${format}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
const json = async (actor: Actor) =>
  (await (await get(actor.token)).json()) as Record<string, Record<string, string>[]>

/** As a spreadsheet reads it: without the mark in front, cells as they were written. */
async function csv(actor: Actor): Promise<string[][]> {
  const bytes = new Uint8Array(await (await get(actor.token, 'csv')).arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  return parse(Buffer.from(bytes), { bom: true })
}

const log = (kind: 'Download' | 'Deny', actor: Actor) =>
  server.db
    .select({ text: activities.text, userId: activities.userId })
    .from(activities)
    .where(and(eq(activities.operation, kind), eq(activities.actorId, actor.id)))

describe('what a member takes away', () => {
  test('is everything that is kept, in words, and the answers beside their questions', async () => {
    const admin = await staff(server)
    const member = await certified(server, {
      caution: '担当者だけが読む',
      userStatus: 'Registration',
      donorStatus: 'NotCertified',
      donorProcessStatus: 'Applicant',
    })
    const started = await member.call(START)
    const ScreeningId = started.data?.startOnlineCheck.Id
    await member.call(
      'mutation ($input: OnlineCheckAnswersInput!) { submitOnlineCheck(input: $input) { Id } }',
      { input: { ScreeningId, Answers: passing } },
    )
    await server.db
      .update(userProfiles)
      .set({ userStatus: 'Donation', donorStatus: 'Certified', waitingSince: null })
      .where(eq(userProfiles.id, member.id))
    await recordFlora(admin, result(await receivedTest(admin, member)))
    const data = await json(member)
    expect(Object.keys(data)).toEqual([
      '書き出した日時',
      '登録情報',
      'オンラインチェック',
      'オンラインチェックの答えの訂正',
      'ガイダンス',
      'ご案内の保留',
      '同意書',
      '検査記録',
      '認定の前に確かめたこと',
      'お知らせいただいた体調',
      '献便の記録',
      '協力金',
      '腸内フローラ検査',
      '訂正の記録',
      '閲覧についてのお申し出',
      '事務局のやりとりの記録',
      'お送りしたメール',
      '変更の前と後',
      '手続きの記録',
      'パスキー',
      'ログインと安全の記録',
      '記録を見た人',
    ])
    expect(data.書き出した日時).toBe('2026/12/01 09:00')
    expect(data.登録情報?.[0]).toMatchObject({
      メールアドレス: member.email,
      姓: '山田',
      生年月日: '1990/04/01',
      電話番号: '09012345678',
      都道府県: '山形県',
    })
    const [check] = data.オンラインチェック ?? []
    expect(check).toMatchObject({ オンラインチェック結果: '次の手続きに進めます', 回答の状態: '送信済み' })
    const asked = questionnaires.current.questions.filter(({ id }) => passing[id])
    expect(asked.filter(({ id, text }) => check?.[`${id} ${text}`] === '未回答')).toEqual([])
    expect(Object.keys(check ?? {}).filter((label) => /^Q\d/.test(label))).toHaveLength(asked.length)
    expect(data.腸内フローラ検査?.[0]).toMatchObject({
      多様性スコア: '19.4',
      腸内フローラのタイプ: 'プレボテラ型',
      '腸内細菌の構成：Faecalibacterium': '50.0%',
    })
    expect(JSON.stringify(data)).not.toContain('担当者だけが読む')
    expect(await log('Download', member)).toMatchObject([{ text: '自分のデータを書き出しました' }])
  })

  test('says the same in the table, line by line', async () => {
    const member = await applicant(server)
    await member.call(START)
    const [head, stamp, ...all] = await csv(member)
    const lines = all.filter(([title]) => title !== '手続きの記録')
    expect(head).toEqual(['区分', '番号', '項目', '内容'])
    expect(stamp).toEqual(['書き出した日時', '1', '書き出した日時', '2026/12/01 09:00'])
    const { 書き出した日時: _, 手続きの記録: log, ...sections } = await json(member)
    expect(log?.at(-1)?.できごと).toBe('自分のデータを書き出しました')
    expect(lines).toEqual(
      Object.entries(sections).flatMap(([title, records]) =>
        records.flatMap((record, index) =>
          Object.entries(record).map(([label, value]) => [title, String(index + 1), label, value]),
        ),
      ),
    )
  })

  test('holds the log about her and her account, without anybody of the office', async () => {
    const admin = await staff(server)
    const member = await applicant(server)
    const stopped = await admin.call('mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }', {
      input: { UserId: member.id, Stop: true, Reason: '担当者だけが読む理由' },
    })
    expect(stopped.errors).toBeUndefined()
    await recordSecurityEvent(server.db, {
      kind: 'SignInFailed',
      accountId: member.id,
      network: '203.0.113.0/24',
      now: TEST_NOW,
    })
    await recordActivity(server.db, {
      event: {
        category: 'Guidance',
        operation: 'InviteOutOfTurn',
        year: 2026,
        month: 12,
        additional: [0, 1],
      },
      userId: member.id,
      actorId: admin.id,
      now: TEST_NOW,
    })
    const data = await json(member)
    expect(data.手続きの記録).toContainEqual({
      日時: '2026/12/01 09:00',
      できごと: '利用を一時停止しました',
      行った人: '事務局',
    })
    expect(data.手続きの記録).toContainEqual({
      日時: '2026/12/01 09:00',
      できごと: '2026年12月に枠を1つ追加し、順番を変えて案内しました（追加0→1）',
      行った人: '事務局',
    })
    expect(data.ログインと安全の記録).toContainEqual({
      日時: '2026/12/01 09:00',
      できごと: 'パスワードの誤り',
      回数: '1',
      '接続元（短縮したアドレス）': '203.0.113.0/24',
    })
    const all = JSON.stringify(data)
    for (const secret of [admin.id, '管理 太郎', '担当者だけが読む理由', '理由は別欄', '操作：'])
      expect(all).not.toContain(secret)
  })

  test('holds donations and the ledger of their rewards', async () => {
    const [admin, member] = [await staff(server), await donor(server)]
    await stated(server, member.id, '2026-11-30T03:00:00Z')
    await admin.call(
      `mutation ($id: ID!) { recordDonation(input: { UserId: $id, DonationAt: "2026-11-30T03:00:00Z", StoolReceiptStatus: Implemented, ConfirmReason: "控えで確かめました" }) { Id } }`,
      { id: member.id },
    )
    const data = await json(member)
    expect(data.献便の記録).toEqual([
      { 献便日時: '2026/11/30 12:00', お預かり: '受領済み', 協力金: '未渡し' },
    ])
    expect(data.協力金).toMatchObject([{ 種類: '献便の協力金', 段階: '見込み', '金額（円）': '3000' }])
  })

  test('holds the consent, what the hospital test found and why, and the mails that went out', async () => {
    const admin = await staff(server)
    const member = await invited(server)
    await server.db
      .update(guidances)
      .set({ status: 'Attended', consentVersion: '2026-04', kitNumber: 'K-1001' })
      .where(eq(guidances.userId, member.id))
    await server.db
      .update(userProfiles)
      .set({ userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
      .where(eq(userProfiles.id, member.id))
    const { id } = await passedScreening(server, member.id, {}, new Date('2026-11-20T00:00:00Z'))
    const judged = await admin.call(
      'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }',
      {
        input: {
          ScreeningId: id,
          ExamDate: '2026-11-30',
          MedicalHistoryStatus: 'Implemented',
          SampleTestResult: 'NotCertified',
          NormalJudgmentStatus: 'Implemented',
          DonorStatus: 'NotCertified',
          Reason: 'SampleTest',
        },
      },
    )
    expect(judged.errors).toBeUndefined()
    await server.deps.mail.deliverPending()
    const data = await json(member)
    expect(data.ガイダンス?.[0]).toMatchObject({ 同意書の版: '2026-04', 検査キット番号: 'K-1001' })
    expect(data.検査記録?.[0]).toMatchObject({
      検体検査: '基準外',
      問診: '実施済み',
      理由: '検査の結果が、あらかじめ定めた認定の基準に合わなかったためです。',
    })
    expect(data.お送りしたメール).toContainEqual({
      メールの種類: 'お手続きの結果',
      送信した日時: '2026/12/01 09:00',
      件名: expect.stringContaining('お手続きの結果について'),
      本文: expect.any(String),
    })
  })

  test('cannot become a formula in a spreadsheet', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠x', '"=1"', '1,2"3']
    for (const city of formulas) {
      const member = await applicant(server, { city })
      const row = (await csv(member)).find(([, , label]) => label === '市区町村')
      expect(row?.[3]).toBe(/^[=+\-@＝＋－＠]/.test(city) ? `'${city}` : city)
    }
  })

  test('is there before a profile, and for somebody suspended', async () => {
    const fresh = await newcomer(server)
    expect((await json(fresh)).登録情報?.[0]).toMatchObject({ メールアドレス: fresh.email })
    const stopped = await suspended(server)
    expect((await json(stopped)).登録情報?.[0]).toMatchObject({ ご利用の一時停止: 'あり' })
  })

  test('says until when donations rest and a suspension lasts', async () => {
    const member = await certified(server, {
      suspensionStatus1: true,
      updatedSuspensionStatus1ToTrueAt: TEST_NOW,
      suspendedUntil: '2026-12-10',
      resting: true,
      restingUntil: '2026-12-20',
    })
    expect((await json(member)).登録情報?.[0]).toMatchObject({
      ご利用の一時停止: 'あり',
      再開する日: '2026/12/10',
      献便のお休み: 'なし',
      体調による献便のお休み: 'あり',
      献便を再開できる日: '2026/12/20',
    })
  })
})

describe('nobody else gets it', () => {
  test('guests, bad tokens, staff: refused, kept by no cache, and noted', async () => {
    const member = await applicant(server)
    for (const token of [null, 'x.y.z', member.idToken]) {
      const answer = await get(token)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    }
    for (const role of ['Administrator', 'Support'] as const) {
      const worker = await staff(server, role)
      const answer = await get(worker.token, 'csv')
      expect(answer.status).toBe(403)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
      expect(await log('Deny', worker)).toEqual([
        { text: '許可されていない操作を拒否しました（exportOwnData）', userId: worker.id },
      ])
    }
  })

  test('a format that there is not is refused before anything is read or noted', async () => {
    const member = await applicant(server)
    for (const format of ['xml', '', 'toString', 'json&format=csv'])
      expect((await get(member.token, format)).status).toBe(400)
    expect(await log('Download', member)).toEqual([])
  })

  test('the answer is kept by no cache', async () => {
    const { headers } = await get((await applicant(server)).token)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
