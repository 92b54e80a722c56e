import { eq } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closePeriod, findOpenPeriod } from '../../../server/periods/closePeriod'
import { activities } from '../../../server/schema/activity'
import { rewardEntries } from '../../../server/schema/donations'
import { mailOutbox } from '../../../server/schema/mail'
import { userProfiles } from '../../../server/schema/users'
import { applicant, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { donor } from '../../support/people'
import { startTestServer, type TestServer } from '../../support/testServer'

type Donor = Awaited<ReturnType<typeof donor>>

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  // The ledger only grows: what a test has made due is paid before the next.
  await importPaid(table(await exported()))
})

const RECORD = `mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }`
let minute = 0
async function donate(person: Actor, times: number) {
  for (let n = 0; n < times; n++)
    await admin.call(RECORD, {
      input: {
        UserId: person.id,
        DonationAt: new Date(Date.parse('2026-11-12T03:00:00Z') + minute++ * 120_000).toISOString(),
        StoolReceiptStatus: 'Implemented',
      },
    })
}
const close = ({ id }: Actor, on: string, renewed = false) =>
  server.db.transaction(async (tx) => {
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, id))
    const period = await findOpenPeriod(tx, id)
    if (profile && period)
      await closePeriod(tx, server.deps, { profile, period, on, renewed, now: server.clock.now() })
  })
/** Donated so often, and the period is over. */
async function owed(
  times: number,
  values: Parameters<typeof donor>[1] = {},
  on = '2027-02-02',
): Promise<Donor> {
  const person = await donor(server, values)
  await donate(person, times)
  await close(person, on)
  return person
}

const get = (token: string | null) =>
  fetch(`${server.url}/api/payouts.csv`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
async function exported(): Promise<Record<string, string>[]> {
  const bytes = await (await get(admin.token)).arrayBuffer()
  return parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), { bom: true, columns: true })
}
const table = (rows: Record<string, string>[]) => {
  const headings = rows[0] ? Object.keys(rows[0]) : ['ドナー番号', '期間の終わり']
  return [headings, ...rows.map((row) => Object.values(row))].map((cells) => cells.join(',')).join('\n')
}
const importPaid = async (Csv: string, DryRun = false) => {
  const answer = await admin.call(
    'mutation ($input: ImportCsvInput!) { importPaidRewards(input: $input) { Rows Changed Changes { Row User { LastName } Before After Mailed } Errors { Row Column Message } } }',
    { input: { Csv, DryRun } },
  )
  return answer.data?.importPaidRewards ?? answer.errors?.[0]
}
const paidTo = ({ id }: Actor) =>
  server.db
    .select()
    .from(rewardEntries)
    .where(eq(rewardEntries.userId, id))
    .then((rows) => rows.filter(({ stage }) => stage === 'Paid').length)

describe('the payout list', () => {
  test('names who is owed what, for which period and why, and where to send it', async () => {
    const person = await owed(3, { building: '見本ビル101' })
    expect(await exported()).toEqual([
      {
        ドナー番号: person.donorId,
        氏名: '山田 花子',
        フリガナ: 'ヤマダ ハナコ',
        郵便番号: '997-0000',
        住所: '山形県鶴岡市見本町1-1 見本ビル101',
        '連絡先（退会した方）': '',
        期間の初め: '2026-11-10',
        期間の終わり: '2027-02-02',
        献便回数: '3',
        '金額（円）': '9000',
        お渡しの理由: '有効期間の終わり',
      },
    ])
  })

  test('tells a renewal, with its bonus, from somebody who left', async () => {
    const renewed = await donor(server)
    await donate(renewed, 2)
    await close(renewed, '2026-12-01', true)
    const left = await donor(server)
    await donate(left, 1)
    await left.call('mutation { requestWithdrawal { success } }')
    const rows = await exported()
    const of = (person: Donor) => rows.find((row) => row['ドナー番号'] === person.donorId)
    expect(of(renewed)).toMatchObject({ '金額（円）': '10000', お渡しの理由: '更新による期間の終わり' })
    expect(of(left)).toMatchObject({
      氏名: '',
      住所: '',
      '連絡先（退会した方）': left.email,
      お渡しの理由: '退会・削除',
    })
  })

  test('leaves out what is paid, what still runs and visits that earned nothing', async () => {
    await owed(0)
    await donate(await donor(server), 2)
    expect(await exported()).toEqual([])
  })

  test('is a file that a spreadsheet opens, that nobody keeps, and that leaves a row in the log', async () => {
    await owed(1)
    const answer = await get(admin.token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="payouts-2026-12-01.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')).toHaveLength(3)
    const rows = await server.db
      .select()
      .from(activities)
      .where(eq(activities.operation, 'Export'))
      .orderBy(activities.id)
    expect(rows.at(-1)).toMatchObject({
      text: `協力金のお渡し一覧を書き出しました（1件）（操作：${admin.id}）`,
      userId: null,
      actorId: admin.id,
    })
  })

  test.each(['=1+1', '+81', '-1', '@SUM(A1)', '\t=1', '\u200b=1'])(
    'makes no formula of a name like %j',
    async (evil) => {
      await owed(1, { lastName: evil, firstName: null })
      expect((await exported())[0]?.['氏名']).toBe(`'${evil}`)
    },
  )

  test('is for administrators only, and whoever is known and asked is noted', async () => {
    const member = await applicant(server)
    const support = await staff(server, 'Support')
    const denied = async () =>
      (await server.db.select().from(activities).where(eq(activities.operation, 'Deny'))).filter(({ text }) =>
        text.includes('payouts.csv'),
      ).length
    const before = await denied()
    const answers = await Promise.all([get(null), get('x'), get(member.token), get(support.token)])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 403])
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
    }
    expect(await denied()).toBe(before + 2)
  })
})

describe('importPaidRewards', () => {
  test('takes the list as it was exported; the same file again changes nothing', async () => {
    const people = [await owed(2), await owed(1, { lastName: '=HYPERLINK("x")' })]
    const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (await get(admin.token)).arrayBuffer(),
    )
    const preview = await importPaid(file, true)
    const told = { Before: '確定（お渡し待ち）', Mailed: true }
    const Changes = [
      { ...told, Row: 2, User: { LastName: '山田' }, After: 'お渡し済み 6,000円' },
      { ...told, Row: 3, User: { LastName: '=HYPERLINK("x")' }, After: 'お渡し済み 3,000円' },
    ]
    expect(preview).toEqual({ Rows: 2, Changed: 2, Changes, Errors: [] })
    expect(await Promise.all(people.map(paidTo))).toEqual([0, 0])
    expect(await importPaid(file)).toEqual(preview)
    expect(await importPaid(file)).toEqual({ Rows: 2, Changed: 0, Changes: [], Errors: [] })
    expect(await Promise.all(people.map(paidTo))).toEqual([2, 1])
    for (const { id } of people) {
      const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['rewardsDue', 'rewardsPaid'])
    }
    expect(await exported()).toEqual([])
  })

  test('reads days and amounts as spreadsheets write them', async () => {
    const { donorId } = await owed(5)
    expect(
      await importPaid(`期間の終わり,金額（円）,ドナー番号\r\n2027/2/2,"15,000円",${donorId}\r\n\r\n`),
    ).toMatchObject({ Rows: 1, Changed: 1, Errors: [] })
  })

  test('pays nobody when one row is wrong, and says what is wrong with each', async () => {
    const [good, short] = [await owed(1), await owed(2)]
    const rows = [
      `${good.donorId},2027-02-02,3000`,
      'D-none,2027-02-02,',
      `${short.donorId},2027-02-02,3000`,
      `${short.donorId},2027-02-01,`,
      `${short.donorId},2027-02-30,`,
    ]
    for (const DryRun of [true, false])
      expect(await importPaid(['ドナー番号,期間の終わり,金額（円）', ...rows].join('\n'), DryRun)).toEqual({
        Rows: 5,
        Changed: 0,
        Changes: [],
        Errors: [
          { Row: 3, Column: 'ドナー番号', Message: 'このドナー番号の会員が見つかりません' },
          {
            Row: 4,
            Column: '金額（円）',
            Message: '金額3000が、この期間の協力金6,000円と合いません',
          },
          { Row: 5, Column: null, Message: 'お渡しする協力金がありません。' },
          { Row: 6, Column: '期間の終わり', Message: '期間の終わりを日付で入力してください' },
        ],
      })
    expect(await Promise.all([paidTo(good), paidTo(short)])).toEqual([0, 0])
  })

  test('ten times at once pays once', async () => {
    const person = await owed(3)
    const file = table(await exported())
    const answers = await Promise.all(Array.from({ length: 10 }, () => importPaid(file)))
    expect(answers.filter((answer) => answer && 'Changed' in answer && answer.Changed === 1)).toHaveLength(1)
    expect(await paidTo(person)).toBe(3)
  })
})

describe('a table that cannot be read', () => {
  const heading = 'ドナー番号,期間の終わり'
  test.each([
    [
      'nothing',
      '',
      [
        [1, 'ドナー番号', 'この見出しの列がありません'],
        [1, '期間の終わり', 'この見出しの列がありません'],
      ],
    ],
    ['no rows', heading, [[1, null, 'データの行がありません']]],
    ['an unknown heading', `${heading},備考\n1,2,3`, [[1, '備考', 'この見出しは使用できません']]],
    ['a heading twice', `${heading},ドナー番号\n1,2,3`, [[1, 'ドナー番号', '同じ見出しが2つあります']]],
    [
      'an open quote',
      `${heading}\n"D-1,2`,
      [[2, null, 'この行を読み取れません。引用符（"）の対応を確認してください']],
    ],
    ['another number of cells', `${heading}\nD-1`, [[2, null, '列の数が見出しの行と合いません']]],
    [
      'another encoding',
      `${heading}\n\ufffd\ufffd,2`,
      [[1, null, '文字を読み取れません。文字コードを確認してください']],
    ],
  ])('%s', async (_name, csv, errors) => {
    expect(await importPaid(csv)).toMatchObject({
      Changed: 0,
      Changes: [],
      Errors: errors.map(([Row, Column, Message]) => ({ Row, Column, Message })),
    })
  })

  test.each([
    [
      'more than 500 rows',
      `${heading}\n${'D-1,2027-02-02\n'.repeat(501)}`,
      '一度に取り込めるのは500行までです',
    ],
    ['more than 900 kB', `${heading}\n${'あ'.repeat(300_001)}`, '一度に取り込めるのは900KBまでです'],
  ])('%s', async (_name, csv, message) => {
    expect(await importPaid(csv)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { Csv: message } },
    })
  })

  test('is refused to support staff before it is read', async () => {
    const support = await staff(server, 'Support')
    const answer = await support.call(
      'mutation { importPaidRewards(input: { Csv: "x", DryRun: true }) { Rows } }',
    )
    expect(codeOf(answer)).toBe('FORBIDDEN')
  })
})
